/// Somebody in a class, and the word that says so.
package struct Student: Sendable, Hashable {
  package let name: String
  package let token: String

  package init(name: String, token: String) {
    self.name = name
    self.token = token
  }

  /// As many as there are names, each with a token of its own.
  package static func all(named names: [String]) -> [Student] {
    var random = SystemRandomNumberGenerator()
    return all(named: names, with: &random)
  }

  static func all(named names: [String], with random: inout some RandomNumberGenerator) -> [Student] {
    var taken: Set<String> = []
    return names.map { name in
      var token = ClassToken.make(with: &random)
      while !taken.insert(token).inserted { token = ClassToken.make(with: &random) }
      return Student(name: name, token: token)
    }
  }
}
