internal import ApusSystem

/// What the environment says of whose certificates are trusted: the variables of curl, of HTTPie and of OpenSSL.
package struct AuthorityEnvironment: Sendable {
  /// What is trusted, and the variables that say so.
  package struct Choice: Sendable, Hashable {
    package var file: String?
    package var folder: String?
    package var variables: [String]

    /// `/etc/ca.pem, which SSL_CERT_FILE names`.
    package var description: String {
      [file, folder].compactMap(\.self).joined(separator: " and ") + ", which "
        + variables.joined(separator: " and ") + (variables.count == 1 ? " names" : " name")
    }
  }

  /// A bundle of one program goes before the files of the library that both use.
  private static let bundles = ["CURL_CA_BUNDLE", "REQUESTS_CA_BUNDLE"]
  private static let (file, folder) = ("SSL_CERT_FILE", "SSL_CERT_DIR")

  private let variable: @Sendable (_ name: String) -> String?

  package static let process = AuthorityEnvironment { name in ProcessVariables[name] }

  package init(_ variable: @escaping @Sendable (_ name: String) -> String?) { self.variable = variable }

  /// `nil` where the system's own authorities are trusted.
  ///
  /// - Throws: where a variable names what cannot be read.
  package func choice() throws(RequestError) -> Choice? {
    guard let choice = named else { return nil }
    for (path, isFolder) in [(choice.file, false), (choice.folder, true)] {
      guard let path, let reason = Self.problem(path, isFolder: isFolder) else { continue }
      throw RequestError(
        .requestParameter,
        "\(name(of: path)) names \(path) for the authorities to trust, which cannot be read: \(reason)")
    }
    return choice
  }

  /// What the variables name, whether or not it is there.
  package var named: Choice? {
    for name in Self.bundles {
      guard let path = value(name) else { continue }
      // Requests, and so HTTPie, takes a folder as well.
      let isFolder = (try? FileStatus(of: path).kind) == .folder
      return Choice(file: isFolder ? nil : path, folder: isFolder ? path : nil, variables: [name])
    }
    let names = [Self.file, Self.folder].filter { value($0) != nil }
    guard !names.isEmpty else { return nil }
    return Choice(file: value(Self.file), folder: value(Self.folder), variables: names)
  }

  /// Those that are set and name something else than what is trusted.
  package var unused: [String] {
    guard let choice = named else { return [] }
    return (Self.bundles + [Self.file, Self.folder]).filter { name in
      guard let path = value(name), !choice.variables.contains(name) else { return false }
      return path != choice.file && path != choice.folder
    }
  }

  private func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  private func name(of path: String) -> String { named?.variables.first { value($0) == path } ?? Self.file }

  private static func problem(_ path: String, isFolder: Bool) -> String? {
    do throws(SystemError) {
      let isThere = try FileStatus(of: path).kind == .folder
      guard isThere == isFolder else { return isFolder ? "it is no folder" : "it is a folder" }
      try FilePath.checkReadable(path)
      return nil
    } catch {
      return FileProblem(error).reason
    }
  }
}
