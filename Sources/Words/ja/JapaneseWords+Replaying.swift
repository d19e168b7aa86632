extension JapaneseWords {
  static let replaying: StaticString = """
    {0} {1} on both
      {0}が両方で失敗します（{1}）
    {0} not answered by {1}
      {1} は{0}に応答しませんでした
    not run to its end: {0}
      終わりまで実行できませんでした: {0}
    {0} has no recording that answers could be compared with
      {0} にはレスポンスと比べる記録がありません
    {0} {1} not answered as recorded, and nothing can be learned from that
      {0}が記録のようには応答されず、そこから学べることはありません（{1}）
    the request before it was not sent
      前のリクエストが送信されませんでした
    nothing was asked: {0}
      何もリクエストしていません: {0}
    nothing behind the setup was asked: {0}
      準備より後は何もリクエストしていません: {0}
    expected a range from the smaller number to the larger, found {0}
      小さい数から大きい数への範囲が必要ですが、{0} がありました
    expected {0} alone: it contradicts what else is promised
      {0} は単独で書きます。ほかの約束と矛盾します
    has no effect where two servers are compared
      は、2 つのサーバーを比べる場合には効きません
    expected another place for each report, found {0} too
      レポートごとに別の場所が必要ですが、{0} もありました
    it stays as it was, and what came is something else
      元のままですが、届いたものは違います
    what was found is a secret
      見つかった値は秘密です
    it stays as it was, and what it shows is something else
      元のままですが、表示するものは違います
    k6 does not measure {0}, so it is not checked: {1}
      k6 は {0} を計らないので、確かめません: {1}
    k6 measures first-byte from when the request is sent, and not before: {0}
      k6 は first-byte をリクエストの送信後から計ります: {0}
    {0} fields in each row
      各行に {0} 項目
    {0} fields in row {1}
      {1} 行目に {0} 項目
    columns: {0}
      列: {0}
    in {0} of {1} elements
      {1} 要素のうち {0} 要素にあり
    no elements
      要素なし
    in none
      どれにもなし
    namespace {0}
      名前空間 {0}
    field {0} of type {1}
      型が {1} の項目 {0}
    field {0} of type {1}, required
      型が {1} の必須の項目 {0}
    """
}
