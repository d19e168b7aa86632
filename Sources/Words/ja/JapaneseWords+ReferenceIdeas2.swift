extension JapaneseWords {
  /// What the reference says of ideas, methods and vendors' statuses.
  static let referenceIdeas2: StaticString = """
    The login service behind the load balancer failed.
      ロードバランサーの背後のログインサービスが失敗しました。
    A proxy got nothing in time from the server behind it.
      プロキシが背後のサーバーから時間内に何も受け取れませんでした。
    A proxy could not connect in time to the server behind it.
      プロキシが背後のサーバーに時間内に接続できませんでした。
    """
}
