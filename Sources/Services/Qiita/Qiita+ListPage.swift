extension Qiita {
  /// Which part of a list is asked for, and nothing else. Lists share it: a type of its own for each is a hundred addresses
  /// that every start of a program has to put right.
  struct ListPage: Encodable, Sendable {
    let page: Int?
    let perPage: Int?
  }
}
