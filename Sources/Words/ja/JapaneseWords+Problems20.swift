extension JapaneseWords {
  static let problems20: StaticString = """
    the command behind | ended with status {0}
      | の後のコマンドがステータス {0} で終わりました
    the token has {0}
      トークンのスコープは {0} です
    in {0}
      {0}後
    after {0}
      {0} の後
    this port speaks TLS, and the request came without
      このポートは TLS を使いますが、リクエストは TLS なしで届きました
    the server wants a certificate from who asks, and none was sent
      サーバーはクライアント証明書を求めていますが、送っていません
    the server does not accept the certificate that was sent
      サーバーは送った証明書を受け入れません
    {0} s after 1970
      1970 年から {0} s 後
    it redirects to {0}
      {0} にリダイレクトされます
    it redirects
      リダイレクトされます
    ask again in {0}
      {0} 後にもう一度
    ask again after {0}
      {0} の後にもう一度
    it is a limit; wait a minute, and ask again
      制限されています。1 分待ってもう一度
    {0}; then ask again
      {0}。その後もう一度
    {0}; a token of your own has another
      {0}。自分のトークンには別の枠があります
    there is another page
      次のページがあります
    this is the last page
      最後のページです
    that credential was refused; set another
      認証情報が拒否されました。別のものを設定
    nothing said who you are
      自分が誰かを示していません
    it does not like the User-Agent {0}; send another
      User-Agent {0} が受け入れられません。別のものを送る
    it wants a User-Agent
      User-Agent が必要です
    it says what it does not accept
      受け付けない値が示されています
    a page for people, not data: is the base right?
      データではなく人向けのページです。ベースは正しいですか?
    its text cannot be read
      テキストを読み取れません
    it should be JSON and is not
      JSON のはずですが、違います
    a path looks into the answer
      パスで応答の中を見られます
    a list reads well as a table
      リストは表にすると読みやすくなります
    this API says where it is described
      この API は記述のある場所を示しています
    it is not whole: organizations want their single sign-on
      全部ではありません。組織がシングルサインオンを求めています
    expected dark, light or mono behind base
      base の後に dark、light、mono のどれかが必要です
    there is no role {0}
      役割 {0} はありません
    {0} is no colour and no effect
      {0} は色でも効果でもありません
    a key is a list or a mapping, not a text
      キーがテキストではなく、リストかマッピングです
    it is nested deeper than {0} levels
      入れ子が {0} 階層を超えています
    the tag `{0}` is not known and left out
      タグ `{0}` は不明なので除きました
    there is no anchor `&{0}` before this
      この前にアンカー `&{0}` がありません
    the alias `*{0}` stands inside of what it stands for
      エイリアス `*{0}` が、自身の示すものの中にあります
    its aliases stand for more than {0} values
      エイリアスの示す値が {0} 個を超えています
    its aliases stand for more than {0} bytes
      エイリアスの示すバイトが {0} を超えています
    `{0}` is no number of JSON and is read as a string
      `{0}` は JSON の数ではないので、文字列として読みます
    `<<` takes mappings only; this is left out
      `<<` が取るのはマッピングだけなので、これを除きました
    libyaml is missing: {0}
      libyaml がありません: {0}
    there is no memory left
      メモリーが足りません
    there is more than one document; the first is read
      文書が複数あります。最初のものを読みます
    its end
      その終わり
    {0}, found {1}
      {0} ですが、{1} がありました
     {0} from {1}
      {1} から{0}
    it is too large: {0}
      大きすぎます: {0}
    the key `{0}` is there twice; the last is taken
      キー `{0}` が 2 回あります。最後のものを使います
    it looks like UTF-16 and is not: half a character is missing
      UTF-16 のようですが違います。文字が半分欠けています
    {0}:{1}: {2}, and its recording does not tell what that was
      {0}:{1}: {2}。記録からも値が分かりません
    {0} are not set
      {0} が設定されていません
    {0} not set by the session
      {0} をセッションが設定していません
    it is a WebSocket, and no request and answer
      WebSocket で、リクエストとレスポンスではありません
    {0}: nothing of it asks: its requests were left out when it was imported
      {0}: 何もリクエストしません。読み込んだときにすべて除かれました
    this program may open no files: {0}
      このプログラムはファイルを開けません: {0}
    more than {0} connections wait: the oldest of whoever has most is ended ({1} so far)
      {0} を超える接続が待っています。最も多い相手の最も古いものを閉じました (これまでに {1})
    """
}
