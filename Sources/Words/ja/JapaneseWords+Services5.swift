extension JapaneseWords {
  static let services5: StaticString = """
    n bytes that look random, the same each time.
      n バイトのでたらめに見えるもの。毎回同じ。
    n letters, of which a Range can be asked for.
      n 文字。Range で一部を求められる。
    Such as bytes=0-9, bytes=10- or bytes=-5.
      bytes=0-9、bytes=10-、bytes=-5 など。
    About that many bytes of JSON, as an API would send it.
      およそそのバイト数の、API らしい JSON。
    n server-sent events; `every` as above. Last-Event-ID goes on behind that one, and 204 ends it.
      n 個のサーバー送信イベント。`every` は上と同じ。Last-Event-ID はその後から続き、204 で終わる。
    The id of the last event you have.
      最後に受け取ったイベントの ID。
    a repository
      リポジトリ
    a project
      プロジェクト
    a template
      テンプレート
    a group
      グループ
    """
}
