extension JapaneseWords {
  /// What `explain` says of credentials, refusals, limits, pages and connections.
  static let refusals: StaticString = """
    # Who asks
    It asks for {0} authentication.
      {0} 認証を求めています。
    {0} or {1}
      {0} または {1}
    {0} and {1}
      {0} と {1}
    Apus can do none of that.
      Apus はそのいずれにも対応していません。
    Apus can do {0}.
      Apus が対応しているのは {0} です。
    A {0} must say in {1} which authentication it takes, and this one does not.
      {0} は認証方式を {1} で示さなければなりませんが、示していません。
    The server says that the token is not valid.
      サーバーによれば、トークンは無効です。
    The server says that a token is not valid, and none was sent in Authorization.
      サーバーはトークンが無効だと言っていますが、Authorization では何も送られていません。
    The server says that the token lacks a scope.
      サーバーによれば、トークンのスコープが足りません。
    The server says that the token lacks a scope: {0}.
      サーバーによれば、トークンにスコープ {0} がありません。
    The server says that a token lacks a scope, and none was sent in Authorization.
      サーバーはトークンのスコープが足りないと言っていますが、Authorization では何も送られていません。
    The server says that a token lacks a scope: {0}; and none was sent in Authorization.
      サーバーはトークンにスコープ {0} がないと言っていますが、Authorization では何も送られていません。
    It describes that as {0}.
      サーバーの説明: {0}
    The path was {0} under {1}.
      パスは {1} の {0} でした。
    The request carried no credential.
      認証情報は送られていません。
    The request carried no credential in a header of its own.
      認証用のヘッダーは送られていません。
    {0} went to {1}, and nowhere else.
      {0} は {1} だけに送られました。
    {0} went to {1}.
      {0} は {1} に送られました。
    The token lacks a scope: this takes {0}.
      トークンのスコープが足りません。必要なのは {0} です。
    The token has {0}.
      トークンのスコープは {0} です。
    The token has no scope.
      トークンにスコープがありません。
    GitHub answers 404 for what a token may not see.
      GitHub は、トークンで見られないものに 404 を返します。
    The token lacks a permission: this takes {0}.
      トークンの権限が足りません。必要なのは {0} です。
    An organization wants its single sign-on: the token must be authorised at the address named here.
      組織がシングルサインオンを求めています。ここに示されたアドレスでトークンを承認してください。
    What belongs to an organization that wants its single sign-on is left out.
      シングルサインオンを求める組織の分は省かれています。
    What belongs to {0} organizations that want their single sign-on is left out.
      シングルサインオンを求める {0} 組織の分は省かれています。
    It allows credentials, and every origin.
      資格情報を許し、かつ全オリジンを許しています。
    A page that sends credentials does not get it from its browser: they need one origin by name.
      資格情報を送るページに、ブラウザーはこの応答を渡しません。資格情報には特定のオリジンの指定が必要です。

    # What a body says of an error
    The status is a success, and the body lists a GraphQL error.
      ステータスは成功ですが、ボディに GraphQL のエラーが 1 件あります。
    The status is a success, and the body lists {0} GraphQL errors.
      ステータスは成功ですが、ボディに GraphQL のエラーが {0} 件あります。
    The first error says {0}.
      最初のエラー: {0}
    Its {0} is {1}.
      {0} は {1} です。
    The body says status {0}, and the response is {1}; the response counts.
      ボディのステータスは {0}、レスポンスは {1} です。有効なのはレスポンスの方です。
    Its own words are {0}.
      サーバーのメッセージ: {0}
    It calls the error {0}.
      エラー名は {0} です。
    It calls the error {0}, and says {1}.
      エラー名は {0}、説明は {1} です。
    It does not accept this: {0}.
      受け付けられない値: {0}
    Nothing is there for this token: it is gone, never was, or is private.
      このトークンには見えません。削除されたか、存在しないか、非公開です。
    It asks for a token, or the one it got is wrong or was revoked.
      トークンが必要か、送ったトークンが誤りまたは失効済みです。
    The token may not do that: it lacks the scope read_qiita or write_qiita, or this is somebody else's, or the article has a part that is not accepted.
      トークンにその権限がありません。スコープ read_qiita か write_qiita がない、他人のものである、または記事に受け付けられない部分があります。
    A part of the request is missing, or is not as it should be.
      リクエストの一部が欠けているか、正しくありません。
    All requests of this hour are used up: there are 60 without a token, 1,000 with one.
      この 1 時間の上限に達しました。トークンなしで 60 回、ありで 1,000 回です。
    The fault is on its side: the same may work later.
      サーバー側の問題です。後で同じリクエストが通るかもしれません。

    # Limits, and when to come back
    This is GitHub's secondary limit: too much in too short a time, and no missing right.
      GitHub の二次レート制限です。短時間に多すぎただけで、権限の問題ではありません。
    This is a limit: too much in too short a time, and no missing right.
      回数の制限です。短時間に多すぎただけで、権限の問題ではありません。
    GitHub asks for a pause of a minute at least.
      GitHub は少なくとも 1 分待つよう求めています。
    rate limit
      レート制限
    rate limit {0}
      レート制限 {0}
    The {0} allows {1} more requests.
      {0}: 残り {1} 回です。
    The {0} allows {1} more requests until {2}.
      {0}: {2} まで残り {1} 回です。
    The {0} allows {1} more requests for {2} more.
      {0}: あと {2} の間、残り {1} 回です。
    The {0} is used up.
      {0}の上限に達しました。
    The {0} is used up until {1}.
      {0}の上限に達しました。{1} までです。
    The {0} is used up for {1} more.
      {0}の上限に達しました。あと {1} です。
    The {0} was used up until {1}: that was over when the answer came.
      {0}の上限に達していたのは {1} までです。応答が届いたとき、その期間は終わっていました。
    The {0} allowed {1} more requests until {2}: that was over when the answer came.
      {0}: {2} まで残り {1} 回でした。応答が届いたとき、その期間は終わっていました。
    Another limit is the reason, or a clock is wrong.
      別の制限が理由か、どちらかの時計がずれています。
    Nothing failed: this request was answered.
      失敗はしていません。このリクエストには応答がありました。
    That is reason enough for the refusal.
      拒否の理由として十分です。
    {0} is too small for a date: it is probably seconds from then.
      {0} は日時にしては小さすぎます。おそらく応答時点からの秒数です。
    Wait {0} before trying again.
      {0} 待ってから再試行してください。
    Wait until {0} before trying again.
      {0} を過ぎてから再試行してください。
    `Retry-After` cannot be read.
      `Retry-After` を読み取れません。
    {0} is not idempotent: it may have been done, and sent again it may be done twice.
      {0} は冪等ではありません。すでに実行されている可能性があり、再送すると二重に実行されかねません。

    # Pages, and what ends
    It is one page of several, and there is a next one.
      複数ページの 1 つで、次のページがあります。
    It is one page of several, and {0}.next leads to the next one.
      複数ページの 1 つで、{0}.next が次のページを指しています。
    It is the last page of several.
      複数ページの最後です。
    The whole list has {0} elements.
      リスト全体の要素は {0} 個です。
    It should no longer be used.
      非推奨です。
    It should no longer be used since {0}.
      {0} から非推奨です。
    It will be gone {0}.
      {0} に廃止されます。
    What takes its place is at {0}.
      後継は {0} にあります。
    More of its end is said at {0}.
      廃止の詳細は {0} にあります。
    The server warns: {0}.
      サーバーの警告: {0}

    # Connections and time
    A new connection was opened for it.
      新しい接続が開かれました。
    A connection from before was used again: no time went into looking up and connecting.
      以前の接続を再利用しました。名前解決と接続に時間はかかっていません。
    The last request went over a connection that was there already; one was opened on the way to it.
      最後のリクエストは既存の接続を使い、途中で 1 つ接続が開かれました。
    It went through the proxy {0}.
      プロキシ {0} を経由しました。
    It went through the proxy {0}, which {1} names.
      {1} が示すプロキシ {0} を経由しました。
    A kept connection gave no answer, and the request was sent again on another.
      維持していた接続では応答がなく、別の接続で送り直しました。
    That does no harm: {0} twice does what it does once.
      害はありません。{0} は 2 回でも 1 回と同じ結果です。
    The server had done nothing with the first.
      サーバーは最初のリクエストを処理していませんでした。
    The server answers in HTTP/1.0: the connection ends with each response, unless it is asked to stay.
      サーバーは HTTP/1.0 で応答します。求めない限り、接続は応答ごとに終わります。
    The server closes the connection: the next request opens another.
      サーバーは接続を閉じます。次のリクエストは新しい接続を開きます。
    It was encrypted on its way, by {0}.
      通信は {0} で暗号化されました。
    The certificate was not checked: it could have been anybody.
      証明書は検証されていません。相手が誰か確認できていません。
    Most of the time passed before the request was begun.
      時間の大半は、リクエスト開始前に過ぎました。
    Most of the time went into {0}: {1}.
      時間の大半は {0} でした（{1}）。
    waiting for a free connection
      空いた接続を待つ時間
    looking up the name
      名前の検索
    one round trip to open the connection
      接続を開く 1 往復
    agreeing on keys, one or two round trips
      鍵の合意、1〜2 往復
    sending head and body
      ヘッダーとボディの送信
    from the last byte sent to the first received
      最後の送信バイトから最初の受信バイトまで
    from the first byte to the last
      最初のバイトから最後のバイトまで
    {0} appears twice; a dictionary of headers keeps one, or joins them.
      {0} が 2 回現れます。ヘッダーの辞書では 1 つだけ残るか、連結されます。
    {0} appears {1} times; a dictionary of headers keeps one, or joins them.
      {0} が {1} 回現れます。ヘッダーの辞書では 1 つだけ残るか、連結されます。
    1 header came after the body, once it was known. Many clients drop it.
      ボディの後にヘッダーが 1 個届きました。多くのクライアントは捨てます。
    {0} headers came after the body, once it was known. Many clients drop them.
      ボディの後にヘッダーが {0} 個届きました。多くのクライアントは捨てます。
    At {0}: {1}
      {0} で: {1}
    """
}
