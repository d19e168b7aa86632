internal import ApusEncodings
internal import ApusLanguage

/// Names of variables as they may be called here, and the values that a program makes anew as they are made here. What
/// is in no list here is never made: a file from elsewhere must not read this machine's environment.
struct CollectionNames {
  private var plain: [String: String] = [:]
  private var used: Set<String> = []
  /// Whether `{{process.env.NAME}}` means a line of the file `.env` beside the collection.
  private let hasDotEnv: Bool

  static func applied(to collection: RequestCollection, hasDotEnv: Bool) -> RequestCollection {
    var names = CollectionNames(hasDotEnv: hasDotEnv)
    return names.apply(to: collection)
  }

  private init(hasDotEnv: Bool) { self.hasDotEnv = hasDotEnv }

  private mutating func apply(to collection: RequestCollection) -> RequestCollection {
    var names = self
    var copy = collection.mapping { names.text($0) }
    func rename(_ variables: [CollectedVariable]) -> [CollectedVariable] {
      variables.map {
        CollectedVariable(name: names.name($0.name), value: $0.value, isSecret: $0.isSecret)
      }
    }
    copy.variables = rename(copy.variables)
    copy.environments = copy.environments.map {
      RequestCollection.Environment(name: $0.name, variables: rename($0.variables))
    }
    for index in copy.requests.indices {
      copy.requests[index].variables = rename(copy.requests[index].variables)
      for place in copy.requests[index].captures.indices {
        let name = copy.requests[index].captures[place].name
        copy.requests[index].captures[place].name = names.name(name)
      }
      refuseMadeValues(&copy.requests[index])
    }
    self = names
    return copy
  }

  // MARK: Names

  private mutating func name(_ name: String) -> String {
    if let known = plain[name] { return known }
    var wanted = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) ? $0 : "_" })
    if !Variables.isName(wanted) { wanted = "_" + wanted }
    var free = wanted
    var number = 2
    while used.contains(free) {
      free = "\(wanted)-\(number)"
      number += 1
    }
    used.insert(free)
    plain[name] = free
    return free
  }

  private mutating func text(_ text: String) -> String {
    guard text.contains("{{") else { return text }
    var result = ""
    for piece in HTTPFileText(text).pieces {
      switch piece {
      case .text(let text): result += text
      case .unclosed(let rest): result += "{{" + rest
      case .hole(let name): result += "{{\(hole(name))}}"
      }
    }
    return result
  }

  // MARK: Values made anew

  private static let made = [
    "$guid": "$guid", "$randomUUID": "$guid", "$timestamp": "$timestamp", "$isoTimestamp": "$isoTimestamp",
    "$randomInt": "$randomInt 0 1001", "$randomEmail": "$random.email",
    "$randomExampleEmail": "$random.email",
    "$randomAlphaNumeric": "$random.alphanumeric(1)",
  ]
  private static let environment = "process.env."
  private static let dotEnv = "$dotenv "

  private mutating func hole(_ name: String) -> String {
    if name.hasPrefix("$") { return Self.made[name] ?? "$\(Self.mark)\(name.dropFirst())" }
    if hasDotEnv, name.hasPrefix(Self.environment) {
      let variable = name.dropFirst(Self.environment.count)
      if Variables.isName(variable) { return Self.dotEnv + variable }
    }
    return self.name(name)
  }

  /// Stands before the name of a value that is not made here, so that it is none of those that are.
  private static let mark = "unknown "

  private func refuseMadeValues(_ request: inout CollectedRequest) {
    var refused = request
    _ = request.mapping { text in
      for case .hole(let name) in HTTPFileText(text).pieces where name.hasPrefix("$" + Self.mark) {
        refused.refuse("its value {{$\(name.dropFirst(Self.mark.count + 1))}} is made by another program")
      }
      return text
    }
    request = refused
  }
}
