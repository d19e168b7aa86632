package import ApusClient

/// An API whose owner publishes a description of it: where that is, and what it takes to ask the API.
///
/// It is written as one line, in which only the title may have blanks:
///
///     NAME  BASE  ADDRESS  SIZE  AUTH  [as:MEDIA-TYPE]  TITLE
///
/// `SIZE` is about how large the description is, such as `13MB`. `AUTH` is a scheme and behind colons what it takes:
/// `bearer:TOKEN`, `basic:USER,PASSWORD`, `header:X-Api-Key:KEY`, each with variables of the environment. `-` stands for
/// what is not known or not there.
package struct PublishedAPI: Sendable {
  /// As it is typed, in lower case.
  package let name: String
  package let title: String
  /// Where it is. What has braces is for whoever uses it to fill: `https://{site}.atlassian.net`.
  package let place: String
  /// Where its description is.
  package let address: WebURL
  /// About how many bytes that has.
  package let size: Int?
  package let access: Access?
  /// What the description is asked for as, where it takes more than the usual.
  package let mediaType: String?

  /// How it is shown who asks.
  package struct Access: Sendable {
    package let scheme: AuthScheme
    /// The header, for a scheme in which the user says which.
    package let header: String
    /// Variables of the environment that may hold what it takes: a token, or a user and a password.
    package let variables: [String]
  }

  /// Why a line is none.
  package struct Problem: Error, Sendable {
    package let reason: String
  }

  package init(_ line: some StringProtocol) throws(Problem) {
    var words = String(line).split { $0 == " " || $0 == "\t" }.map(String.init)
    guard words.count >= 6 else {
      throw Problem(reason: "it needs a name, a base, an address, a size, auth and a title")
    }
    name = words[0]
    guard name.utf8.allSatisfy(Self.isOfName), name.first != "-" else {
      throw Problem(reason: "\(name) is no name: that has lower case letters, digits and dashes")
    }
    place = words[1]
    guard Self.isPlace(place) else { throw Problem(reason: "\(place) is no base") }
    guard let address = try? WebURL(words[2]), address.user == nil else {
      throw Problem(reason: "\(words[2]) is no address")
    }
    self.address = address
    size = try Self.size(words[3])
    access = try Self.access(words[4])
    words.removeFirst(5)
    mediaType = words[0].hasPrefix("as:") ? String(words[0].dropFirst(3)) : nil
    title = words.dropFirst(mediaType == nil ? 0 : 1).joined(separator: " ")
    if title.isEmpty { throw Problem(reason: "it has no title") }
  }

  /// Where it is, unless that is for somebody to fill.
  package var base: WebURL? { place.contains("{") ? nil : try? WebURL(place) }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-")
  }

  private static func isPlace(_ place: String) -> Bool {
    let filled = place.replacing("{", with: "").replacing("}", with: "")
    return (try? WebURL(filled)).map { $0.user == nil } ?? false
  }

  private static func size(_ word: String) throws(Problem) -> Int? {
    if word == "-" { return nil }
    let unit = [("MB", 1_000_000.0), ("kB", 1_000.0)].first { word.hasSuffix($0.0) }
    guard let unit, let number = Double(word.dropLast(2)), (0..<10_000).contains(number) else {
      throw Problem(reason: "\(word) is no size such as 13MB")
    }
    return Int(number * unit.1)
  }

  private static func access(_ word: String) throws(Problem) -> Access? {
    if word == "-" { return nil }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let scheme = AuthScheme.named(parts[0]) else {
      throw Problem(reason: "\(parts[0]) is none of \(AuthScheme.all.map(\.name).joined(separator: ", "))")
    }
    let needsHeader = scheme.owner == .header
    guard parts.count <= (needsHeader ? 3 : 2), !needsHeader || parts.count > 1 else {
      throw Problem(reason: "\(word) is no way to show who asks")
    }
    let variables = parts.dropFirst(needsHeader ? 2 : 1).first ?? ""
    return Access(
      scheme: scheme, header: needsHeader ? parts[1] : "",
      variables: variables.split(separator: ",").map(String.init))
  }
}

extension PublishedAPI.Access {
  /// Variables that may hold what is secret of it.
  package var secretVariables: [String] { isPair ? Array(variables.dropFirst()) : variables }

  private var isPair: Bool { scheme.owner == .user }

  /// - Parameter variable: a variable of the environment.
  package func proof(_ secret: Secret, _ variable: (String) -> String?) -> Proof {
    scheme.proof(of: isPair ? variables.first.flatMap(variable) ?? "" : header, secret)
  }

  /// The line that shows who asks, as it is typed.
  package var line: String {
    let words: [String]
    switch scheme.owner {
    case .user:
      words = [
        variables.first.map { "$\($0)" } ?? "USER", variables.dropFirst().first.map { "env:\($0)" } ?? "",
      ]
    case .header: words = [header, variables.first.map { "env:\($0)" } ?? ""]
    case nil: words = [variables.first.map { "env:\($0)" } ?? ""]
    }
    return (["auth", scheme.name] + words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
