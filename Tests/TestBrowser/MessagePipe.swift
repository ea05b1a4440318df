import Foundation

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The two ends of a child's descriptors 3 and 4.
final class MessagePipe {
    private let output: Int32
    private let input: Int32
    private var pending: [UInt8] = []

    private init(output: Int32, input: Int32) { (self.output, self.input) = (output, input) }

    /// Starts `program`; it reads from its descriptor 3 and writes to its descriptor 4.
    static func spawn(_ program: String, _ arguments: [String]) throws -> (pid_t, MessagePipe) {
        let (commands, answers) = (try highPipe(), try highPipe())
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, commands.read, 3)
        posix_spawn_file_actions_adddup2(&actions, answers.write, 4)
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var pointers = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var pid = pid_t()
        let failure = posix_spawn(&pid, program, &actions, nil, &pointers, environ)
        for descriptor in [commands.read, answers.write] { _ = closeDescriptor(descriptor) }
        guard failure == 0 else { throw BrowserFault("\(program) does not start: \(failure)") }
        return (pid, MessagePipe(output: commands.write, input: answers.read))
    }

    func write(_ message: Data) throws {
        var rest = Array(message) + [0]
        while !rest.isEmpty {
            let count = writeBytes(output, rest)
            guard count > 0 else { throw BrowserFault("the browser takes no commands") }
            rest.removeFirst(count)
        }
    }

    /// The next message.
    func read(seconds: Int) throws -> Data {
        var searched = 0
        while true {
            if let end = pending[searched...].firstIndex(of: 0) {
                defer { pending.removeFirst(end + 1) }
                return Data(pending[..<end])
            }
            searched = pending.count
            var wanted = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, Int32(seconds * 1_000)) > 0 else { throw BrowserFault("the browser is silent") }
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = readBytes(input, &buffer)
            guard count > 0 else { throw BrowserFault("the browser has ended") }
            pending += buffer[..<count]
        }
    }

    func close() {
        for descriptor in [output, input] { _ = closeDescriptor(descriptor) }
    }

    /// A pipe whose descriptors are above those that the child gets, and which the child does not inherit.
    private static func highPipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw BrowserFault("no pipe: \(errno)") }
        let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 20) }
        for end in ends { _ = closeDescriptor(end) }
        return (high[0], high[1])
    }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func writeBytes(_ descriptor: Int32, _ bytes: [UInt8]) -> Int { write(descriptor, bytes, bytes.count) }
private func readBytes(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }
