extension JapaneseWords {
  /// What the reference says of headers that are known well.
  static let referenceHeaders3: StaticString = """
    When the window ends.
      期間が終わる時。
    At GitHub it is in seconds since 1970; elsewhere it is often the seconds that are left.
      GitHub では 1970 年からの秒数ですが、ほかではたいてい残りの秒数です。
    No standard says which: a small number is a duration.
      どちらかを定めた標準はありません。小さな数なら残り時間です。
    how many were made in this window
      この期間に使った回数
    How many were made in this window.
      この期間に使った回数。
    which limit this request counts against
      このリクエストがどの上限に数えられるか
    Which limit this request counts against.
      このリクエストがどの上限に数えられるか。
    `core`, `search` and others each have their own: `get /rate_limit` lists them and costs nothing.
      `core` や `search` など、それぞれに上限があります。`get /rate_limit` で一覧でき、回数を消費しません。
    which version of GitHub's API you were written for
      想定している GitHub API のバージョン
    Which version of GitHub's API you were written for.
      想定している GitHub API のバージョン。
    Without it GitHub takes 2022-11-28.
      なければ、GitHub は 2022-11-28 とみなします。
    which form GitHub chose for the body
      GitHub が選んだボディの形式
    Which form GitHub chose for the body.
      GitHub が選んだボディの形式。
    GitHub's name for this request
      このリクエストの GitHub での名前
    GitHub's name for this request.
      このリクエストの GitHub での名前。
    Its support asks for it.
      サポートに尋ねるときに必要です。
    what your token may do
      トークンに許されていること
    What your token may do.
      トークンに許されていること。
    Classic tokens and those of OAuth apps have scopes; fine-grained ones have permissions instead.
      クラシックトークンと OAuth アプリのトークンにはスコープがあり、きめ細かいトークンには代わりに権限があります。
    what a token must be allowed for this
      これに必要なトークンのスコープ
    What a token must be allowed for this.
      これに必要なトークンのスコープ。
    how many seconds to wait before asking for events again
      イベントを次に尋ねるまでの秒数
    How many seconds to wait before asking for events again.
      イベントを次に尋ねるまでの秒数。
    how many requests an hour allows
      1 時間に許されるリクエスト数
    How many requests an hour allows.
      1 時間に許されるリクエスト数。
    Qiita: 60 without a token, 1,000 with one.
      Qiita では、トークンなしで 60、ありで 1,000 です。
    how many are left in this hour
      この 1 時間の残り回数
    How many are left in this hour.
      この 1 時間の残り回数。
    when the hour ends, in seconds since 1970
      この 1 時間が終わる時刻。1970 年からの秒数
    When the hour ends, in seconds since 1970.
      この 1 時間が終わる時刻。1970 年からの秒数。
    how many elements the list has in all
      一覧の全件数
    How many elements the list has in all.
      一覧の全件数。
    Pages hold `per_page` of them; `Link` names the next.
      1 ページは `per_page` 件で、次は `Link` が示します。
    """
}
