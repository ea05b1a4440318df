extension ZipEntry {
    /// A member from its header in the directory and the one before its bytes.
    init(_ header: ZipHeader, local: ZipHeader?, _ limits: ReadLimits) {
        name = ZipName.decode(header.name, isUTF8: header.isUTF8)
        (packedSize, unpackedSize, method) = (header.packedSize, header.unpackedSize, header.method)
        checksum = header.checksum
        isFolder = header.name.last == ascii("/")
        isSuspicious = ZipName.isSuspicious(name)
        dataStart = local?.end ?? header.offset
        let refused = header.refusal(limits) ?? header.mismatch(with: local)
        refusal = refused?.named(name)
    }
}

extension ZipHeader {
    /// What speaks against the member by this header alone.
    fileprivate func refusal(_ limits: ReadLimits) -> FileFault? {
        guard !isEncrypted else { return FileFault(.encrypted, detail: "the member is encrypted") }
        guard method == 0 || method == 8 else { return FileFault(.unsupported, detail: "packing method \(method)") }
        guard !isLink else { return FileFault(.linkNotFollowed, detail: "a symbolic link") }
        guard method == 8 || packedSize == unpackedSize else {
            return FileFault(.sizeMismatch, detail: "stored, but of two sizes")
        }
        guard unpackedSize <= limits.fileBytes else {
            return FileFault(.tooLarge, detail: "more than \(limits.fileBytes) bytes")
        }
        guard unpackedSize <= limits.expandedLimit(ofPacked: packedSize) else {
            return FileFault(.expandsTooMuch, detail: "more than \(limits.expansion) times the packed size")
        }
        return nil
    }

    /// What the directory and the local header disagree about.
    fileprivate func mismatch(with local: ZipHeader?) -> FileFault? {
        func fault(_ detail: String) -> FileFault { FileFault(.headerMismatch, detail: detail, byte: offset) }
        guard let local else { return fault("no local header where the directory says") }
        guard local.name == name else { return fault("two names") }
        guard local.method == method, local.isEncrypted == isEncrypted else { return fault("two methods") }
        guard !local.hasDescriptor else { return nil }
        guard local.packedSize == packedSize, local.unpackedSize == unpackedSize else { return fault("two sizes") }
        return local.checksum == checksum ? nil : fault("two checksums")
    }
}
