/// Looks for what one type says in vain.
struct NearMissSearch {
  private typealias Place = (whole: DeclaredTypes.Whole, part: DeclaredType, member: DeclaredType.Member)

  private let whole: DeclaredTypes.Whole
  private let types: DeclaredTypes
  private let own: [Place]
  /// What extensions of the protocols that it conforms to say for it.
  private let shared: [Place]
  /// What those protocols ask for.
  private let asked: [DeclaredType.Member]

  /// - Parameter root: the protocol that asks for members; `nil` comes of a type that has nothing to do with it.
  init?(of whole: DeclaredTypes.Whole, in types: DeclaredTypes, root: String) {
    let ancestors = types.ancestors(of: whole)
    guard whole.isOutside(root) || ancestors.contains(.outside(root)) else { return nil }
    self.whole = whole
    self.types = types
    own = Self.places(whole) { _ in true }
    let parents = ancestors.compactMap(types.whole).filter { $0.path != whole.path }
    shared = parents.flatMap { Self.places($0) { $0.kind == .extension } }
    asked = parents.flatMap(\.parts).filter { $0.kind == .protocol }.flatMap(\.members)
  }

  private static func places(
    _ whole: DeclaredTypes.Whole, _ isIncluded: (DeclaredType) -> Bool
  ) -> [Place] {
    whole.parts.filter(isIncluded).flatMap { part in part.members.map { (whole, part, $0) } }
  }

  func misses(_ requirements: [Requirement]) -> [NearMiss] {
    let names = Set(requirements.map(\.name))
    return requirements.flatMap { requirement -> [NearMiss] in
      if own.contains(where: { isWitness($0, of: requirement) }) { return [] }
      // What somebody else says leaves a name that is only near free for other things.
      let isShared = shared.contains { isWitness($0, of: requirement) }
      return own.filter { place in
        requirement.isMissed(by: place.member, among: names)
          && (!isShared || place.member.name == requirement.name)
          && (requirement.isCalled(like: place.member) || !isAsked(place.member))
          && (isRefused(place, requirement) || !isUsed(place.member, for: requirement))
      }.map { miss($0, of: requirement) }
    }
  }

  private func miss(_ place: Place, of requirement: Requirement) -> NearMiss {
    let isOther = requirement.kind == .property && requirement.isCalled(like: place.member)
    return NearMiss(
      file: place.part.file, line: place.member.line, type: whole.path.joined(separator: "."),
      member: isOther ? "\(place.member.written): \(place.member.typeText)" : place.member.written,
      meant: isOther ? requirement.typed : requirement.declaration, isRefused: isRefused(place, requirement))
  }

  // MARK: What is meant

  private func isWitness(_ place: Place, of requirement: Requirement) -> Bool {
    guard requirement.isCalled(like: place.member) else { return false }
    if requirement.kind == .function { return hasSignature(place, requirement.signature) }
    guard let type = place.member.type else { return true }
    return !requirement.type.surelyRefuses(meaning(type, at: place))
  }

  private func meaning(_ type: WrittenType, at place: Place) -> WrittenType {
    types.meaning(of: type, in: place.whole.path, place.part.file)
  }

  private func hasSignature(_ place: Place, _ wanted: DeclaredType.Signature) -> Bool {
    let signature = place.member.signature
    guard signature.labels == wanted.labels, signature.effects.isSubset(of: wanted.effects),
      !signature.isMutating
    else { return false }
    for (parameter, wanted) in zip(signature.parameters, wanted.parameters) {
      if parameter.isInout != wanted.isInout { return false }
      // `some P` takes one type that conforms; `any P` does not conform to itself.
      if case .opaque = parameter.type { return false }
      if signature.isGeneric { continue }
      if meaning(parameter.type, at: place).surelyDiffers(from: wanted.type) { return false }
    }
    if signature.isGeneric { return true }
    return !meaning(signature.result, at: place).surelyDiffers(from: result(wanted.result, at: place))
  }

  /// What a function has to return. A type that is named nowhere is whatever the function returns.
  private func result(_ type: WrittenType, at place: Place) -> WrittenType {
    guard case .name(let name, _) = type, type != .name("Void") else { return type }
    let isNamed = place.whole.members.contains { $0.kind == .type && [$0.name] == name }
    return isNamed ? meaning(type, at: place) : .unclear
  }

  // MARK: What is not meant

  /// Whether it is looked at and found to be of no use, whatever else uses it.
  private func isRefused(_ place: Place, _ requirement: Requirement) -> Bool {
    requirement.kind == .property && requirement.type.isRefusing && requirement.isCalled(like: place.member)
  }

  /// Whether a protocol of the app's own asks for it. What is wrong with it is said there.
  private func isAsked(_ member: DeclaredType.Member) -> Bool {
    asked.contains {
      $0.kind == member.kind && $0.name == member.name && $0.isStatic == member.isStatic
        && $0.signature.labels == member.signature.labels
    }
  }

  /// Whether the type uses it under its name: then it is a value like any other.
  private func isUsed(_ member: DeclaredType.Member, for requirement: Requirement) -> Bool {
    if member.kind == .function, requirement.kind == .function { return false }
    let count = { word in whole.parts.reduce(0) { $0 + $1.words[word, default: 0] } }
    if member.isStatic { return count("Self." + member.name) > 0 }
    if count(member.name) > 1 { return true }
    guard member.kind == .property else { return false }
    // All of its values go with the whole.
    let isEncoded = whole.parts.contains { part in
      part.inherited.contains { ["Encodable", "Codable"].contains($0.last) }
    }
    return isEncoded || count("self") > 0
  }
}

extension DeclaredType.Member {
  /// The member as people write it: `static method`, `decode(from:)`.
  fileprivate var written: String {
    (isStatic ? "static " : "") + name + (kind == .function ? "(\(signature.labels))" : "")
  }
}
