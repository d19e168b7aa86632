/// What Qiita's answers are like, told from everything that can be served here.
enum QiitaSchemas {
  static let user = Schema.named("QiitaUser", Schema(covering: QiitaUser.all.map(\.json)))
  static let ownUser = Schema.named("QiitaOwnUser", Schema(covering: QiitaUser.all.map(\.ownJSON)))

  static let item = Schema.named(
    "QiitaItem",
    Schema(covering: QiitaItem.seeds.map(\.json), known: ["user": user, "tags": .array(of: tag)]))

  static let newItem = Schema.named(
    "QiitaNewItem",
    .object(["title": .text, "body": .text, "tags": .array(of: newTag), "private?": .boolean]))

  static let error = Schema.named("QiitaError", .object(["message": .text, "type": .text]))

  private static let tag = Schema.object(["name": .text, "versions": .array(of: .text)])
  private static let newTag = Schema.object(["name": .text, "versions?": .array(of: .text)])
}
