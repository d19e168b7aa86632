/// The types of all files by their full names, and what a name means where it stands.
///
/// A name is looked for as the compiler does, from the innermost type outwards. Two types of one name are told apart where each
/// has a file of its own: what another file says of that name counts for both.
struct DeclaredTypes {
  /// A type with all that is said of it.
  struct Whole {
    let path: [String]
    var parts: [DeclaredType]

    /// What it says itself, in its declaration or in extensions.
    var members: [DeclaredType.Member] { parts.flatMap(\.members) }
    /// Whether it is something of that name that these files only extend.
    func isOutside(_ name: String) -> Bool { path == [name] && parts.allSatisfy { $0.kind == .extension } }
  }

  /// What a name means. A name that may mean anything means nothing.
  enum Meaning: Hashable {
    /// One of `wholes`.
    case declared(Int)
    /// Something that these files do not declare.
    case outside(String)
  }

  private(set) var wholes: [Whole] = []
  private var places: [[String]: [Int]] = [:]
  private var aliases: [[String]: [DeclaredType]] = [:]
  private var placeholders: [[String]: Set<String>] = [:]
  /// Of what is declared elsewhere, the extensions.
  private var outside: [String: Int] = [:]

  init(_ types: [DeclaredType]) {
    for type in types {
      placeholders[type.path, default: []].formUnion(type.placeholders)
      switch type.kind {
      case .alias: aliases[type.path, default: []].append(type)
      case .type, .protocol:
        places[type.path, default: []].append(wholes.count)
        wholes.append(Whole(path: type.path, parts: [type]))
      case .extension: break
      }
    }
    for type in types where type.kind == .extension { add(type) }
  }

  private mutating func add(_ part: DeclaredType) {
    for meaning in meanings(of: part.path, in: [], part.file) {
      switch meaning {
      case .declared(let place): wholes[place].parts.append(part)
      case .outside(let name):
        if let place = outside[name] {
          wholes[place].parts.append(part)
        } else {
          outside[name] = wholes.count
          wholes.append(Whole(path: [name], parts: [part]))
        }
      }
    }
  }

  /// All that a type conforms to or inherits, and what those do.
  func ancestors(of whole: Whole) -> Set<Meaning> {
    var found: Set<Meaning> = []
    var waiting = [whole]
    while let next = waiting.popLast() {
      for part in next.parts {
        let scope = Array(part.path.dropLast())
        for parent in part.inherited.flatMap({ meanings(of: $0, in: scope, part.file) })
        where found.insert(parent).inserted {
          if let whole = self.whole(parent) { waiting.append(whole) }
        }
      }
    }
    return found
  }

  /// What these files say of something; `nil` where they say nothing.
  func whole(_ meaning: Meaning) -> Whole? {
    switch meaning {
    case .declared(let place): wholes[place]
    case .outside(let name): outside[name].map { wholes[$0] }
    }
  }

  // MARK: Names

  private enum Found {
    case declared([Int])
    case outside(String)
    /// Another name, and what is looked for in what it stands for.
    case alias(DeclaredType, rest: [String])
    case unclear
  }

  /// Aliases that stand for each other mean nothing.
  private static let longestChain = 8

  /// What a name means: several things where several files have one of the name and this file has none, and where it
  /// is another name for several protocols.
  ///
  /// - Parameter scope: the full name of what it stands in.
  func meanings(of name: [String], in scope: [String], _ file: String, chain: Int = 0) -> [Meaning] {
    switch find(name, in: scope, file) {
    case .declared(let places): return places.map(Meaning.declared)
    case .outside(let name): return [.outside(name)]
    case .unclear: return []
    case .alias(let alias, let rest):
      guard chain < Self.longestChain, let names = alias.target?.conformances,
        rest.isEmpty || names.count == 1
      else { return [] }
      return names.flatMap {
        meanings(of: $0 + rest, in: alias.path.dropLast(), alias.file, chain: chain + 1)
      }
    }
  }

  /// A type without other names for it. A name of which it cannot be told what it stands for is `unclear`.
  func meaning(of type: WrittenType, in scope: [String], _ file: String, chain: Int = 0) -> WrittenType {
    let inner = { (type: WrittenType) in self.meaning(of: type, in: scope, file, chain: chain) }
    switch type {
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .optional(let value): return .optional(inner(value))
    case .existential(let type): return .existential(inner(type))
    case .opaque(let type): return .opaque(inner(type))
    case .all, .tuple, .function, .unclear: return type
    case .name(let name, let arguments):
      switch find(name, in: scope, file) {
      case .declared(let places):
        return places.first.map { .name(wholes[$0].path, of: arguments.map(inner)) } ?? .unclear
      case .outside(let name):
        return AcceptedType.known.contains(name) ? .name([name], of: arguments.map(inner)) : .unclear
      case .unclear: return .unclear
      case .alias(let alias, let rest):
        guard chain < Self.longestChain, let target = alias.target else { return .unclear }
        let scope = Array(alias.path.dropLast())
        if rest.isEmpty { return meaning(of: target, in: scope, alias.file, chain: chain + 1) }
        guard case .name(let name, _) = target else { return .unclear }
        return meaning(of: .name(name + rest), in: scope, alias.file, chain: chain + 1)
      }
    }
  }

  private static let modules: Set<String> = [
    "ApusClient", "ApusJSON", "Foundation", "FoundationEssentials", "Swift",
  ]

  private func find(_ name: [String], in scope: [String], _ file: String) -> Found {
    for length in (0...scope.count).reversed() {
      let place = Array(scope.prefix(length))
      if let first = name.first, placeholders[place]?.contains(first) == true { return .unclear }
      if let found = find(name, directlyIn: place, file) { return found }
    }
    let rest = Array(name.dropFirst())
    guard let first = name.first, !rest.isEmpty else { return .outside(name.joined()) }
    if Self.modules.contains(first) { return .outside(rest.joined(separator: ".")) }
    // What stands before it may be the module.
    return find(rest, directlyIn: [], file) ?? .outside(name.joined(separator: "."))
  }

  private func find(_ name: [String], directlyIn place: [String], _ file: String) -> Found? {
    for count in 1...max(1, name.count) {
      let named = (aliases[place + name.prefix(count)] ?? []).filter { !$0.isPrivate || $0.file == file }
      if let alias = named.first(where: { $0.file == file }) ?? named.first {
        return .alias(alias, rest: Array(name.dropFirst(count)))
      }
    }
    let whole = visible(at: place + name, from: file)
    if !whole.isEmpty { return .declared(whole) }
    return visible(at: place + name.prefix(1), from: file).isEmpty ? nil : .unclear
  }

  /// What another file has for itself is not seen, and what this file has hides the others.
  private func visible(at path: [String], from file: String) -> [Int] {
    let all = places[path] ?? []
    let own = all.filter { wholes[$0].parts.first?.file == file }
    return own.isEmpty ? all.filter { wholes[$0].parts.first?.isPrivate == false } : own
  }
}
