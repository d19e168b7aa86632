// Old names, kept for one release. `Path` and `Shape` are not among them: as aliases, too, they would be ambiguous
// beside SwiftUI's.

@available(*, deprecated, renamed: "JSONDocument")
public typealias Document = JSONDocument

@available(*, deprecated, renamed: "JSONDecodingError")
public typealias DecodingFailure = JSONDecodingError
