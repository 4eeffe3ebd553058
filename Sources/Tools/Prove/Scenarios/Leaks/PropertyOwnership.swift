/// Finds out which stored properties are weak or unowned. `Mirror` shows them like any other.
///
/// The compiler emits the types of stored properties for reflection. The layout of this metadata is part of Swift's ABI,
/// see `docs/ABI/TypeMetadata.rst` in the Swift repository. The type points to its descriptor, and the descriptor to a
/// field descriptor, which has a record with the mangled type of each property.
enum PropertyOwnership {
    /// The indices of the weak and unowned properties that a class or structure itself declares.
    static func unowningProperties(of type: Any.Type) -> Set<Int> {
        guard let descriptor = descriptor(of: type),
            let fields = relativePointer(at: descriptor + 16)
        else { return [] }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        let firstRecord = fields + 16
        return Set(
            (0..<count).filter { index in
                let record = firstRecord + index * recordSize
                return relativePointer(at: record + 4).map(isUnowning) ?? false
            })
    }

    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UnsafeRawPointer>.size
        let structureKind: UInt = 0x200
        if type is AnyClass {
            // A class of Objective-C has no descriptor there.
            guard Reflection.isSwiftClass(named: String(reflecting: type)) else { return nil }
            // In the metadata of a class, the pointer to the descriptor follows the superclass and the sizes. With
            // Objective-C, three more words come before it.
            #if canImport(ObjectiveC)
                let offset = 5 * word + 24
            #else
                let offset = 2 * word + 24
            #endif
            return metadata.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
        }
        guard metadata.load(as: UInt.self) == structureKind else { return nil }
        return metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
    }

    /// Whether a mangled type name ends in `Xw` (weak), `Xo` (unowned) or `Xu` (unowned and unsafe).
    private static func isUnowning(_ mangledName: UnsafeRawPointer) -> Bool {
        var last: (UInt8, UInt8) = (0, 0)
        var place = mangledName
        while true {
            let byte = place.load(as: UInt8.self)
            switch byte {
            case 0:
                return last.0 == UInt8(ascii: "X") && "wou".utf8.contains(last.1)
            // References to other metadata: a byte, and an offset of 4 bytes or a pointer.
            case 0x01...0x17:
                last = (0, 0)
                place += 5
            case 0x18...0x1F:
                last = (0, 0)
                place += 1 + MemoryLayout<UnsafeRawPointer>.size
            default:
                last = (last.1, byte)
                place += 1
            }
        }
    }

    /// The target of a relative pointer, which is stored as the distance from its own address; nil if it is zero.
    private static func relativePointer(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }
}
