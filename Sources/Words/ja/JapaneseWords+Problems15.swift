extension JapaneseWords {
  static let problems15: StaticString = """
    {0} is a Swift type; a shape is inferred from values
      {0} は Swift の型です。形は値から推定します
    the numbers say which responses; expected a path such as .items[]
      数はレスポンスを示します。.items[] のようなパスが必要です
    left out, having no JSON body: {0}
      JSON のボディがないので除外: {0}
    expected numbers of requests such as 3..9, found {0}
      3..9 のようなリクエストの番号が必要ですが、{0} がありました
    no description is loaded; try: 
      API 記述は読み込まれていません。次に試す: 
    no description any more
      API 記述を使うのをやめました
    nothing was seen that is not described
      記述にないものは見ていません
    no description is loaded
      API 記述は読み込まれていません
    there is no base to look at
      調べるベースがありません
    there is no style {0}; there are {1}
      {0} という形式はありません。あるのは {1} です
    a topic
      話題
    commands for it
      そのコマンド
    send a request
      リクエストを送る
    every element
      すべての要素
    a line of a saved session cannot record, save or replay sessions
      保存したセッションの行は、セッションを記録、保存、再生できません
    {0} holds only a part of what came; all of it is in {1}
      {0} にあるのは届いたものの一部です。全部は {1} にあります
    nothing was written to {0}; what came is in {1}
      {0} には何も書いていません。届いたものは {1} にあります
    -o {0} --continue goes on with it
      -o {0} --continue で続けられます
    the command cannot be started: {0}
      コマンドを起動できません: {0}
    the output cannot be written: {0}
      出力を書けません: {0}
    there is no command {0}; a dot before it looks into the response
      {0} というコマンドはありません。前にドットを付けるとレスポンスの中を見ます
    a JSON value is the body of a request
      JSON の値はリクエストのボディです
    there is no command {0}; a request begins with its method
      {0} というコマンドはありません。リクエストはメソッドで始まります
    there is no command {0}
      {0} というコマンドはありません
    expected a secret, and nobody typed one
      秘密が必要ですが、入力されませんでした
    as typed
      入力したもの
    from a variable
      変数から
    from {0}
      {0} から
    a folder
      フォルダー
    is how files are called: {n}, {ext} and paths into each
      ファイルの名前: {n}、{ext}、それぞれの中のパス
    writes over files that are there
      既存のファイルを上書きする
    no answer with a body came yet
      ボディのある応答がまだありません
    a folder's name
      フォルダーの名前
    not all was written
      全部は書けませんでした
    nothing was written
      何も書いていません
    with --force it is written over
      --force で上書きします
    left out, there being no word for it there: {0}
      表す語がないので除外: {0}
    request {0} was {1} pages, one after the other; this asks for the first
      リクエスト {0} は続けて {1} ページでした。これは最初のものを求めます
    to be set before it runs: {0}
      実行前に設定するもの: {0}
    {0} is {1}, and no collection of another program
      {0} は {1} で、ほかのプログラムのコレクションではありません
    expected a file
      ファイルが必要です
    one collection is read at a time, with its environments
      一度に読めるコレクションは、その環境とともに 1 つです
    {0}: {1}; nothing was sent
      {0}: {1}。何も送信していません
    nothing was sent or written; try: 
      何も送信せず、何も書いていません。次に試す: 
    nothing was sent; try: 
      何も送信していません。次に試す: 
    {0}: left out: {1}
      {0}: 除外: {1}
    {0}; nothing was written
      {0}。何も書いていません
    keep {0} out of version control: the secrets are in it
      {0} には秘密があるので、バージョン管理に入れないでください
    it cannot be read
      読み取れません
    the file {0} cannot be run: {1}
      ファイル {0} を実行できません: {1}
    warning: libedit cannot start, so lines have no editing keys and no Tab
      警告: libedit を開始できないので、編集キーと Tab は使えません
    Type get /github/users/octocat to ask, then .login to look into the answer.
      get /github/users/octocat でリクエストし、.login で応答の中を見られます。
    Type get / to ask, then a path such as .items[0] to look into the answer.
      get / でリクエストし、.items[0] のようなパスで応答の中を見られます。
    Type use practice to try things out, use github, or base and a URL.
      試すなら use practice、ほかは use github か、base と URL です。
    help says what else there is, Tab completes, ^D leaves.
      help でほかの使い方、Tab で補完、^D で終了します。
    {0} is there already; a lesson is recorded in a file of its own
      {0} はすでにあります。レッスンの記録には専用のファイルが必要です
    Enter goes back. 
      Enter で戻ります。
    not copied; try :{0}
      コピーしていません。試す行 :{0}
    {0} has no requests
      {0} にリクエストはありません
    request {0}
      リクエスト {0}
    requests {0} to {1}
      リクエスト {0} から {1}
    {0} of the history now, to look at; nothing was sent; try: 
      {0} が履歴に入りました。見るだけで、何も送信していません。次に試す: 
    line {0} is none of gron's: {1}
      {0} 行目は gron の行ではありません: {1}
    not in the file: {0}
      ファイルにないもの: {0}
    {0} hosts
      {0} 個のホスト
    send {0} to {1}? 
      {0} を {1} に送りますか? 
    nothing was sent: nobody allowed it
      何も送信していません。許可されていません
    a line of a saved session cannot run another one
      保存したセッションの行は、別のセッションを実行できません
    not recorded: the lines of {0}
      {0} の行は記録していません
    it never ends
      終わりがありません
    line {0}: left out: {1}
      {0} 行目: 除外: {1}
    line {0}: comments in JSON are not sent
      {0} 行目: JSON のコメントは送られません
    line {0}: {1}, so it is not sent
      {0} 行目: {1}ので、送りません
    with {0} of answers that are not there
      存在しない応答の {0} を使う
    line {0}: {1} is not done here, so the workflow is not run
      {0} 行目: {1} には対応していないので、ワークフローを実行しません
    the workflow ends here
      ワークフローはここで終わります
    line {0}: no request is named {1}
      {0} 行目: {1} という名前のリクエストはありません
    is a saved session, and a session's name ends with .session.md
      は保存したセッションですが、セッションの名前は .session.md で終わります
    is a file of requests, which runs from a file: run FILE
      はリクエストのファイルで、ファイルから実行します: run FILE
    is of no kind that is known here, and its line {0} is none of Apus
      は対応していない種類で、{0} 行目が Apus の行ではありません
    is of no kind that is known here, and does not begin with a line of Apus
      は対応していない種類で、Apus の行で始まっていません
    is {0}, which does not run here
      は {0} で、ここでは実行できません
    {0} {1}; nothing was sent
      {0} {1}。何も送信していません
    {0} goes no further: it wants to {1}
      {0} はここで止まります。{1}必要があります
    the session cannot start at {0}
      セッションを {0} から始められません
    the request's
      リクエストの
    a redirect had the body sent on to {0}
      リダイレクトでボディが {0} に送られました
    a page of each is asked for here; all of them need `-o FILE`
      ここではそれぞれ 1 ページを求めます。全部には `-o FILE` が必要です
    somebody said no
      断られました
    a file has no address from which a link could be followed
      ファイルには、リンクをたどるアドレスがありません
    the last answer has no links
      最後の応答にリンクはありません
    the last answer has {0}
      最後の応答のリンクは {0} です
    there is no link {0}; {1}
      リンク {0} はありません。{1}
    link {0} asks for {1}, which is not only looking
      リンク {0} は {1} のリクエストで、見るだけではありません
    {{0}} of link {1}, {2}, is not filled in
      リンク {1}、{2} の {{0}} が埋められていません
    rate limit: waiting {0}
      レート制限: {0} 待機中
    the next page is on another origin, {0}, and is not asked for
      次のページは別のオリジン {0} にあるので、リクエストしません
     by {0}
      （{0} による）
    nothing was written to {0}: pages are missing
      {0} には何も書いていません。欠けたページがあります
    there is no variable named {0}, neither here nor in the environment
      ここにも環境にも、変数 {0} はありません
    {0} went to {1}. Send it to {2}, too? 
      {0} は {1} に送られました。{2} にも送りますか? 
    {0} went to {1} before, and this line is for {2}
      {0} は以前 {1} に送られましたが、この行は {2} 用です
    password of {0}: 
      {0} のパスワード: 
    expected one request; this is a second
      リクエストは 1 つですが、2 つ目があります
    --until looks at answers; `>` puts the last into a file
      --until は応答を見ます。`>` は最後のものをファイルに入れます
    what comes from a pipe is sent once, and --until asks again
      パイプの内容は一度しか送れませんが、--until は繰り返します
    held after {0}, {1}
      {0}、{1} で成り立ちました
    not yet
      まだ
    expected {0} within {1}; it did not hold after {2}
      {1} 以内に {0} が必要ですが、{2} で成り立ちませんでした
    cookie jar
      保存された Cookie
    session line
      セッションの行
    profile {0}
      プロファイル {0}
    nothing is sent offline
      オフラインでは何も送りません
    a {0} may change something
      {0} は何かを変えるかもしれません
    it is not asked {0} times: {1}
      {0} 回のリクエストはしません: {1}
    """
}
