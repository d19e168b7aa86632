internal import ApusClient
internal import ApusEncodings
package import ApusLanguage
internal import ApusRedaction

extension SessionReplay {
  /// The values that sessions are replayed with: they stand for what their lines do not set, and in place of what these set
  /// with `let`.
  package struct Given: Sendable {
    /// What was set where the replay was asked for.
    private let outside: [String: VariableValue]
    /// What was given to the replay.
    package var given: [String: String] = [:]

    package init(outside: [String: VariableValue] = [:], given: [String: String] = [:]) {
      self.outside = outside
      self.given = given
    }

    /// The same with more, which count for more.
    package func adding(_ others: [String: String]) -> Given {
      var result = self
      result.given.merge(others) { $1 }
      return result
    }

    /// What a session begins with. Secrets of the outside are no file's business.
    func values(for document: SessionDocument) -> [String: VariableValue] {
      var values = given.mapValues(VariableValue.text)
      for (name, value) in outside where values[name] == nil && document.names(name) {
        switch value {
        case .text, .json: values[name] = value
        case .typedSecret, .secret: break
        }
      }
      return values
    }

    /// Those of the given values that are secrets by their names.
    var secrets: [(name: String, value: String)] {
      given.filter { SecretNames.hides($0.key, $0.value, in: .variable) }.sorted { $0.key < $1.key }.map {
        ($0.key, $0.value)
      }
    }

    /// A line of a session, with another value where it sets a variable that was given.
    func line(_ command: String) -> String {
      guard !given.isEmpty, command.hasPrefix("let ") else { return command }
      let words = command.split(separator: " ", maxSplits: 3)
      guard words.count == 4, words[2] == "=", let value = given[String(words[1])] else { return command }
      // What says where a secret is says so in quotes, too. The variable has the value already.
      let name = String(words[1])
      let isMisread = SecretSource.isSaid(in: value) && !SecretNames.hides(name, value, in: .variable)
      return "let \(name) = " + (isMisread ? "{{\(name)}}" : Self.quoted(value))
    }

    /// A text that stands for itself.
    private static func quoted(_ text: String) -> String {
      let isPlain = Variables.isName(text) || (!text.isEmpty && text.utf8.allSatisfy { $0 &- 0x30 < 10 })
      return isPlain ? text : ShellQuoting.quoted(text).components(of: "{{").joined(separator: #"\{{"#)
    }

    /// The variables that lines of a session name, are set where the replay was asked for, and are secrets.
    func withheld(from document: SessionDocument) -> [String] {
      document.unsetVariables.filter { name in
        guard given[name] == nil else { return false }
        switch outside[name] {
        case .typedSecret, .secret: return true
        case .text, .json, nil: return false
        }
      }
    }
  }
}

extension SessionDocument {
  /// Whether a line names a variable: `{{id}}`.
  func names(_ variable: String) -> Bool {
    steps.contains { step in
      step.command.split(separator: "{{").dropFirst().contains {
        $0.prefix { $0 != "}" }.trimmingPrefix { $0 == " " } == variable
      }
    }
  }
}
