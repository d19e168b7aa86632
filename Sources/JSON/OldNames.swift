// Old names, kept for one release. `Path` and `Shape` are not among them: as aliases, too, they would be ambiguous
// beside SwiftUI's.

/// `JSONDocument`, as it was called until 0.2.
@available(*, deprecated, renamed: "JSONDocument")
public typealias Document = JSONDocument

/// `JSONDecodingError`, as it was called until 0.2.
@available(*, deprecated, renamed: "JSONDecodingError")
public typealias DecodingFailure = JSONDecodingError
