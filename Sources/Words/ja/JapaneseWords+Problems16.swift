extension JapaneseWords {
  static let problems16: StaticString = """
    expected {0} answers, found {1}
      応答が {0} 件必要ですが、{1} 件でした
     sends it
      で送ります
    the session's
      セッションの
    the line's
      行の
    passphrase of {0}: 
      {0} のパスフレーズ: 
    the key in {0} is encrypted, and nobody is there to be asked for its passphrase
      {0} の鍵は暗号化されていますが、パスフレーズを尋ねる相手がいません
    {0} is set and not used: {1}
      {0} は設定されていますが、使われません: {1}
    the body is read from standard input; --ignore-stdin leaves it alone
      ボディを標準入力から読みます。--ignore-stdin で読みません
    standard input cannot be read: {0}
      標準入力を読み取れません: {0}
    what comes from standard input cannot be recorded; what is in a file can
      標準入力の内容は記録できません。ファイルの内容ならできます
    --rate says nothing of one request; it is for --all-pages, for and repeat
      --rate は 1 つのリクエストには効きません。--all-pages、for、repeat 用です
    the server ignored the range: all of it came
      サーバーが範囲を無視し、全部が届きました
    {0} cannot be asked for: {1}
      {0} を尋ねられません: {1}
    {0} was asked for: {1}
      {0} を尋ねました: {1}
    the answer was {0}
      応答は {0} でした
    {0} was asked for by `{1}`, and {2}
      {0} を `{1}` で尋ねましたが、{2}
    nothing is at {0} of the answer to `{1}`
      `{1}` の応答の {0} には何もありません
    changed at {0}
      {0} に変化
    no change yet
      まだ変化なし
    ^C ends it
      ^C で終了
    {0} is where you are
      {0} はいまいる所です
    the answers of this session are kept nowhere; leave them? 
      このセッションの応答はどこにも残りません。離れますか? 
    this session goes on
      このセッションを続けます
    the workspace {0} cannot be opened: {1}
      ワークスペース {0} を開けません: {1}
    set aside, as it cannot be read: {0}
      読み取れないので脇に移しました: {0}
    the workspace {0} is open elsewhere; what is done here is not kept
      ワークスペース {0} は別の所で開かれています。ここでしたことは残りません
    a desk of its own: 
      専用のワークスペース: 
    workspace {0}: {1}
      ワークスペース {0}: {1}
    not kept: {0}
      残っていないもの: {0}
    the credential for {0} ({1})
      {0} の認証情報（{1}）
    some of its settings: {0}
      設定の一部: {0}
    not there any more: {0}
      もうないもの: {0}
    not kept is what proves who you are to {0}
      {0} への認証情報は残っていません
    its description is not loaded; try: 
      API 記述は読み込まれていません。次に試す: 
    expected a time such as 10m or 30s, found {0}
      10m や 30s のような時間が必要ですが、{0} がありました
    no {0} is set; take the token that {1} has for {2}? 
      {0} が設定されていません。{2} 用に {1} のトークンを使いますか? 
    {0} has no token for {1}; `gh auth login` gets one
      {0} に {1} のトークンはありません。`gh auth login` で得られます
    only github has a --host
      --host があるのは github だけです
    expected the host of a GitHub server, found {0}
      GitHub のサーバーのホストが必要ですが、{0} がありました
    a field
      フィールド
    the proxy's user
      プロキシのユーザー
    the base's path
      ベースのパス
    the base's query
      ベースのクエリ
    the path
      パス
    the description's address
      API 記述のアドレス
    not kept, as secrets: {0}
      秘密なので残しません: {0}
    the key's passphrase
      鍵のパスフレーズ
    the credential
      認証情報
    it is no profile
      プロファイルではありません
    there is no option {0}; there are {1}
      オプション {0} はありません。あるのは {1} です
     is not sent
      は送られません
     for the first https: origin that is asked
      （最初にリクエストする https: のオリジン用）
    {0} or newer
      {0} 以降
    the system's
      システムのもの
    the library's
      ライブラリのもの
    the base is {0}, where no TLS is spoken
      ベースは {0} で、TLS は使われません
    for {0} only
      {0} のみ
    for the first https: origin that is asked
      最初にリクエストする https: のオリジン用
    {0} may be a {1} of the last response, which is `{2} {3}`, or a part of its body, which is .{4}; in quotes it is a text
      {0} は、最後のレスポンスの {1}（`{2} {3}`）か、ボディの一部（.{4}）かもしれません。引用符で囲むとテキストになります
    not asked for yet
      まだ尋ねていません
     from {0}
      （{0} から）
    no server is described
      サーバーは記述されていません
    {0} is only a path; which origin is it on?
      {0} はパスだけです。どのオリジンですか?
    expected a URL, found {0}
      URL が必要ですが、{0} がありました
    the description is about no base that is set
      API 記述は、設定中のベースのものではありません
    there is no such operation
      その操作はありません
    no operation has all its examples
      必要な例がそろった操作がありません
    send {0} to {1}, {2}? 
      {0} を {1} に送りますか（{2}）? 
    the server limits the rate: {0} not sent
      サーバーが回数を制限しています: {0} は送っていません
    {0} requests after each other got no answer; no more are sent
      続けて {0} 件のリクエストに応答がないので、送るのをやめました
    {0} of {1} answers fit
      {1} 件中 {0} 件の応答が合いました
    and {0} more
      ほかに {0} 件
    {0} more are not asked; --max asks more
      ほかの {0} 件はリクエストしていません。--max で増やせます
    , and {0}
      、{0}
    left out: {0}: {1}{2}
      除外: {0}: {1}{2}
    the name of a description
      API 記述の名前
    the description could not be had: {0}
      API 記述を得られませんでした: {0}
    it leads to another origin
      別のオリジンに移ります
    nothing was answered yet
      まだ応答がありません
    nothing that was asked at {0} went well
      {0} へのリクエストで成功したものがありません
    left out, as nothing there went well: {0}
      成功したものがないので除外: {0}
    {0} is there; replace it? 
      {0} があります。置き換えますか? 
    {0} is there already
      {0} はすでにあります
    {0} is not there
      {0} はありません
    a secret
      秘密
    nothing in {0} looks like a secret
      {0} に秘密らしいものはありません
    {0} in {1} {2} like a secret
      {1} に秘密らしいものが {0} {2}
    {0}, and nothing more: placeholders stand there now
      {0}。ほかはありません。プレースホルダーに置き換えました
    the secret {0} is not in the file
      ファイルに秘密 {0} がありません
    the bytes of {0} are not in the file
      ファイルに {0} のバイトがありません
    the body cannot be read from {0}: {1}
      {0} からボディを読み取れません: {1}
    {0} was recorded {1}, and is asked once more
      {0} の記録は {1} ですが、もう一度求められました
    {0} times
      {0} 回
    {0} was not recorded; the cassette is empty
      {0} は記録されていません。記録は空です
    {0} was not recorded; the nearest is number {1}, {2} {3}: 
      {0} は記録されていません。最も近いのは {1} 番目の {2} {3} です: 
    its method is {0}, not {1}
      メソッドは {1} ではなく {0} です
    it went to {0}, not {1}
      送り先は {1} ではなく {0} です
    its path is {0}, not {1}
      パスは {1} ではなく {0} です
    has {0}
      {0} があります
    lacks {0}
      {0} がありません
    its query is in another order
      クエリの順序が違います
    its query {0}
      クエリに{0}
    its body is another one ({0} and {1} bytes)
      ボディが違います（{0} バイトと {1} バイト）
    `{mode=exact}`, `{mode=json}` or `{mode=shape}`
      `{mode=exact}`、`{mode=json}`、`{mode=shape}` のどれか
    left out
      除外
    in the way
      妨げ
     is {0}
       は {0} です
    left out: 
      除外: 
    the version {0}
      バージョン {0}
    one text and no list
      リストでない 1 つのテキスト
    a language: {0}
      言語: {0}
    a list such as [a, b]
      [a, b] のようなリスト
    an http or https URL, or practice
      http か https の URL、または practice
    a URL without a password
      パスワードのない URL
    the name of a file beside this one
      隣にあるファイルの名前
    places such as header.etag or body.items[*].id, not {0}
      header.etag や body.items[*].id のような場所で、{0} ではありません
    `session: {0}` before this line
      この行の前に `session: {0}`
    a key, `:` and a value
      キー、`:`、値
    `{0}` only once
      `{0}` は 1 回だけ
    """
}
