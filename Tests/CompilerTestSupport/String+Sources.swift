extension String {
  /// The same source with names that no other has, so that many are one module.
  package func renamed(_ number: Int) -> String {
    guard let service = firstMatch(of: /struct (\w+): Service/)?.1 else { return self }
    return replacing("func sample(", with: "func sample\(number)(")
      .replacing(service, with: "\(service)\(number)")
  }

  /// The same source inside of a type.
  package func nested(in name: String) -> String {
    guard let end = firstRange(of: "#endif\n")?.upperBound else { return self }
    let body = self[end...].replacing("func sample(", with: "static func sample(")
    return "\(self[..<end])\nenum \(name) {\n\(body)}\n"
  }
}
