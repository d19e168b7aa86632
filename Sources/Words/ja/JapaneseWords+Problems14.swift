extension JapaneseWords {
  static let problems14: StaticString = """
    m marks a value, and d compares two
      m で値に印を付け、d で比べます
    m marks another value, and d compares the two
      m で別の値に印を付け、d で 2 つを比べます
    / looks for a text
      / でテキストを検索します
    {0} is nowhere
      {0} はどこにもありません
    from the end
      末尾から
    from the beginning
      先頭から
    no key has these letters
      この文字のあるキーはありません
    sorted by {0}{1}
      {0} で並べ替え{1}
    where {0}
      条件 {0}
    {0} to {1} of {2}
      {2} 行中 {0} から {1}
    q goes back
      q で戻る
    line {0}: 
      {0} 行目: 
    the line: 
      その行: 
    level {0} 
      {0} 階層 
    repeated key
      重複したキー
    (no text)
      （テキストなし）
    space goes on, b back, / looks for a text, q leaves
      空白で次へ、b で戻る、/ で検索、q で終了
    no more of {0}
      {0} はもうありません
    end (q leaves)
      終わり（q で終了）
    {0} (space goes on, q leaves)
      {0}（空白で次へ、q で終了）
     {0} more {1}
       ほかに {0} {1}
    row {0}
      {0} 行目
    no rows
      行なし
    more column
      ほかの列
    {0} {1} cut: 
      {0} 省略 {1}: 
    more row
      ほかの行
    {0} opened a connection and took {1}{2}; drawn is the rest
      {0} 件は接続を開き、{1}{2} かかりました。描いたのは残りです
    up to 
      まで: 
    {0} a second
      毎秒 {0}
    not sent: {0}
      送信せず: {0}
    {0} {1} more; all: 
      {0} ほかに {1}。全部は: 
    agreeing on TLS
      TLS を確立中
    sending the request
      リクエストを送信中
    renewing the token
      トークンを更新中
    waiting for the response
      レスポンスを待機中
    : {0} in all{1}
      : 全部で {0}{1}
    the transport did not measure the phases
      通信の各段階の時間は測れませんでした
    {0} min {1} s
      {0} 分 {1} 秒
    {0} h {1} min
      {0} 時間 {1} 分
    expected a number from 0 to 100
      0 から 100 の数が必要です
    expected --spec and a description
      --spec と API 記述が必要です
    {0}% of the answers were seen, and {1}% are wanted
      見た応答は {0}% ですが、{1}% が必要です
    expected a time such as 5s or 500ms, found {0}
      5s や 500ms のような時間が必要ですが、{0} がありました
    the body is no text, which is all that is copied
      ボディがテキストではありません。コピーできるのはテキストだけです
    explore needs a screen
      explore には画面が必要です
    one of --browser and --with-system at a time
      --browser と --with-system は同時に使えません
    expected http or session, found {0}
      http か session が必要ですが、{0} がありました
    lines are left out until `record on`
      `record on` まで行を除きます
    not recording
      記録していません
    left out of what is saved and exported: 
      保存と書き出しから除くもの: 
    {0} is being run, and would run itself without end
      {0} は実行中で、自分自身を限りなく実行することになります
    only a .http file or a collection has environments
      環境があるのは .http ファイルとコレクションだけです
    {0} holds no request; nothing was sent
      {0} にリクエストはありません。何も送信していません
    only of a .http or HAR file or a collection some requests can be run
      リクエストの一部を実行できるのは .http と HAR のファイルとコレクションだけです
    {0}, line {1}: {2}; nothing was sent
      {0}、{1} 行目: {2}。何も送信していません
    there is no environment {0} beside the file or above it; there is {1}
      ファイルの隣にも上にも、環境 {0} はありません。あるのは {1} です
    {0} cannot be read
      {0} を読み取れません
    what {0} asks gets no credential of .netrc; 
      {0} のリクエストに .netrc の認証情報は使いません。
    there is no editor: VISUAL and EDITOR are not set, or this is no terminal
      エディターがありません。VISUAL と EDITOR が未設定か、端末ではありません
    VISUAL and EDITOR are not set; the value is on the prompt, to be changed there
      VISUAL と EDITOR が未設定です。値をプロンプトに置いたので、そこで変更してください
    nothing was changed, and nothing was sent
      何も変えず、何も送信していません
    the answer has no ETag: what others change meanwhile would be overwritten
      応答に ETag がないので、その間の他人の変更は上書きされます
    not sent
      送信していません
    what somebody else has changed meanwhile:
      その間の他人の変更:
    --put sends all of it instead; the line is on the prompt
      --put なら全体を送ります。行はプロンプトにあります
    a pasted line cannot be edited; begin with a method
      貼り付けた行は編集できません。メソッドで始めてください
    this body is no text, and cannot be edited
      このボディはテキストではないので編集できません
    a typed endpoint has no body to edit
      型つきエンドポイントに、編集するボディはありません
    the last request got no response to follow
      最後のリクエストには、たどるレスポンスがありませんでした
    the last response has nothing at {0}, where its line says that the next page is
      行によると次のページは {0} にありますが、最後のレスポンスには何もありません
    there is a next page, by {0}, and how to ask for it is not known
      {0} によると次のページがありますが、リクエスト方法がわかりません
    the last response has {0}
      最後のレスポンスには {0}
    a variable's name has letters, digits, - and _ only
      変数名に使えるのは英数字、-、_ だけです
    an alias has letters, digits, - and _ only
      エイリアスに使えるのは英数字、-、_ だけです
    {0} is a command already
      {0} はすでにコマンドです
    there is no alias {0}
      エイリアス {0} はありません
    no aliases; try: 
      エイリアスはありません。次に試す: 
    a credential needs a base to belong to
      認証情報には、属するベースが必要です
    there is no credential for {0} in .netrc
      .netrc に {0} の認証情報はありません
    not taken along from {0}: {1}
      {0} から引き継いでいません: {1}
    a URL has `://` behind its scheme, and slashes where this has other signs
      URL ではスキームの後ろが `://` で、区切りはスラッシュです
    counts again for {0}: {1}
      {0} で再び有効です: {1}
    `cd` goes about in the API, and {0} is a part of an answer; a folder of that name is ./{1}
      `cd` は API の中を移動しますが、{0} は応答の一部です。その名前のフォルダーは ./{1} です
    no cookies
      Cookie はありません
    there is no cookie {0}
      Cookie {0} はありません
    a cookie needs a base to belong to
      Cookie には、属するベースが必要です
    the cookie would be refused: {0}
      Cookie は拒否されます: {0}
    expected NAME=VALUE
      NAME=VALUE が必要です
    expected an attribute such as Path=/; each cookie has a line of its own
      Path=/ のような属性が必要です。Cookie は 1 行に 1 つです
    a file is sent by one request, not by a session
      ファイルを送るのはセッションではなく、1 つのリクエストです
    a secret cannot go into a query
      秘密はクエリに使えません
    there are no variables
      変数はありません
    a profile's name has letters, digits, - and _ only
      プロファイル名に使えるのは英数字、-、_ だけです
    there is no home folder to keep profiles in
      プロファイルを残すホームフォルダーがありません
    no profiles; try: 
      プロファイルはありません。次に試す: 
    saved in {0}
      {0} に保存しました
    with {0}
      {0} とともに
    left out, as secrets: {0}
      秘密なので除きました: {0}
    there is no profile {0}
      プロファイル {0} はありません
    {0} is no profile: {1}
      {0} はプロファイルではありません: {1}
    {0} brought back
      {0} を戻しました
    without its description: {0}
      API 記述なし: {0}
    {0} is not set
      {0} は設定されていません
    nothing is set that is named {0}
      {0} という名前の設定はありません
    there is no API named {0} here; there are {1} and more
      ここに {0} という API はありません。{1} などがあります
    --json is for what happened, not for topics
      --json は起きたことの説明用で、話題には使えません
    nothing is known here of {0}, nor of anything like it; there are, for example, {1}
      {0} についても、似たものについてもわかりません。たとえば {1} があります
    nothing is known here of {0}; the nearest: {1}
      {0} についてはわかりません。近いもの: {1}
    {0} is no status that is defined: they go from 100 to 599; there is no request {1} either
      {0} は定義されたステータスではありません。100 から 599 です。リクエスト {1} もありません
    there is no command and no topic {0}
      {0} というコマンドも話題もありません
    expected a command, a topic, or a method and a path
      コマンド、話題、またはメソッドとパスが必要です
    nothing is known of {0}
      {0} についてはわかりません
    forgotten: what was done in {0}
      消しました: {0} でしたこと
    only {0} can be asked live; {1} is for the practice API
      実際にリクエストできるのは {0} だけです。{1} は練習用 API のものです
    what was done in lessons cannot be read; it is in {0} now
      レッスンの記録を読み取れません。{0} に移しました
    a shape's name has letters, digits, - and _ only, and is no word for a kind of value
      形の名前に使えるのは英数字、-、_ だけで、値の種類の語は使えません
    of {0} values
      値 {0} 個の
    different kinds of values: 
      種類の違う値: 
    """
}
