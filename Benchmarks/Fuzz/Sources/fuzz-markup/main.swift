import CLibFuzzer

// Runs libFuzzer's driver with its own arguments: see `MarkupTarget` for what is held to be true.

var count = CommandLine.argc
var arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?(CommandLine.unsafeArgv)
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    MarkupTarget.run(UnsafeBufferPointer(start: data, count: size))
    return 0
}
