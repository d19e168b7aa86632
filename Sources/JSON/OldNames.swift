// Old names, kept for one release. `Path` and `Shape` are not among them: as aliases, too, they would be ambiguous
// beside SwiftUI's.

/// `JSONDocument`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "JSONDocument")
public typealias Document = JSONDocument

/// `JSONDecodingError`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "JSONDecodingError")
public typealias DecodingFailure = JSONDecodingError
