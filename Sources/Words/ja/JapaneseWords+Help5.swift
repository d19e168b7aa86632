extension JapaneseWords {
  static let help5: StaticString = """
    the names there are
      いまある名前
    start from there again
      またそこから始める
    No secret is written but for the cookies that `--cookies` asks for, into a file that only you may read. Use `auth` again, or put it into the rc file as `auth bearer env:NAME`.
      `--cookies` で残す Cookie 以外の秘密は書かれません。そのファイルは自分だけが読めます。`auth` をまた使うか、rc ファイルに `auth bearer env:NAME` と書いてください。
    a user
      ユーザー
    say who you are to the base's origin, and to no other
      ベースのオリジンにだけ、自分が誰かを示す
    what ~/.netrc, or the file that NETRC names, has for the base's host
      ~/.netrc か NETRC の示すファイルにある、ベースのホスト用のもの
    a token from the environment
      環境からのトークン
    what is set, without showing it
      設定の有無（内容は表示しない）
    forget it, and take no token from the environment
      破棄し、環境からもトークンを取らない
    VALUE is `env:NAME`, `file:PATH`, `cmd:'gh auth token'` for what a command writes, or the secret itself; without one it is asked for and not shown.
      VALUE は `env:NAME`、`file:PATH`、コマンドの出力なら `cmd:'gh auth token'`、または秘密そのものです。なければ入力を求め、表示しません。
    A credential is bound to the origin it was set for. No redirect and no other URL gets it.
      認証情報は、設定したときのオリジンだけのものです。リダイレクト先や別の URL には送りません。
     for {0} only
      （{0} のみ）
    no credential
      認証情報なし
    {0} {1} from {2}
      {0} {1}（{2}）
    value of {0}: 
      {0} の値: 
    {0} for {1}: 
      {1} の {0}: 
    {0} (here any word will do): 
      {0}（ここでは何でも構いません）: 
    what to take back
      取り消すもの
    take back what was set for the session
      セッションの設定を取り消す
    all of them
      すべて
    and not any more
      取り消す
    no field of the session goes into a body any more
      セッションのフィールドをボディに入れるのをやめる
    back to the usual 30 seconds of silence
      通常の、無通信 30 秒に戻す
    An option, or what only one thing is named, needs its name alone.
      オプションと、その名前のものが 1 つだけの場合は、名前だけで足ります。
    goes to GitHub of an enterprise
      企業の GitHub へ
    loads no description of it
      その API 記述を読み込まない
    asks a team of Qiita Team
      Qiita Team のチームにリクエスト
    start with a known API: its base, its headers, its token from the environment, its description
      既知の API で始める: ベース、ヘッダー、環境からのトークン、API 記述
    the API inside this program, which needs no network
      このプログラム内の API。ネットワークは不要
    `use github` takes its token from GITHUB_TOKEN or GH_TOKEN, `use qiita` from QIITA_TOKEN, if they are set. Where there is none, `use github` asks once whether to take that of the GitHub CLI.
      トークンは、あれば `use github` が GITHUB_TOKEN か GH_TOKEN から、`use qiita` が QIITA_TOKEN から取ります。なければ `use github` は、GitHub CLI のものを使うか一度だけ尋ねます。
    `use github --host ghe.example` goes to https://ghe.example/api/v3, with a token from GH_ENTERPRISE_TOKEN or GITHUB_ENTERPRISE_TOKEN: one of github.com never goes there.
      `use github --host ghe.example` は、GH_ENTERPRISE_TOKEN か GITHUB_ENTERPRISE_TOKEN のトークンで https://ghe.example/api/v3 を使います。github.com のトークンは送られません。
    `use qiita --team NAME` asks https://NAME.qiita.com/api/v2, where a team of Qiita Team has its articles.
      `use qiita --team NAME` は、Qiita Team の記事がある https://NAME.qiita.com/api/v2 を使います。
    The first time you are told where the API's description is and how large, and asked whether to fetch it; then it is kept. In a file of lines, and without a terminal, only what is kept is used.
      初回は API 記述の場所と大きさを示し、取得するか尋ねます。以後は保存したものを使います。行のファイルや端末のない場合は、保存済みのものだけを使います。
    {0} from {1}
      {0}（{1} から）
    the environment
      環境
    an item
      項目
    items on a line of their own are sent with every request from then on
      項目だけの行は、以後のすべてのリクエストに付けて送られる
    a header and a query item
      ヘッダーとクエリ項目
    a header without a value is taken back
      値のないヘッダーは取り消しになる
    Header:value  Header: (take back)  Header; (send empty)  query==value  field=text  field:=json
      Header:value  Header:（取り消す）  Header;（空で送る）  query==value  field=text  field:=json
    Fields are sent by requests that usually have a body.
      フィールドは、ふつうボディのあるリクエストで送られます。
    They belong to the origin of the base: another one gets them with `--send-headers-anyway` only.
      ベースのオリジンだけのものです。別のオリジンには `--send-headers-anyway` のときだけ送ります。
    the name of a workspace
      ワークスペースの名前
    go back to a workspace: to what was set there, and to its answers with their numbers
      ワークスペースに戻る。設定と、番号つきの応答が残っている
    those there are
      いまあるもの
    Without a name it is the one used last. `apus --workspace NAME` begins one; `apus resume` in a shell is the same as here.
      名前がなければ最後に使ったものです。`apus --workspace NAME` で始めます。シェルの `apus resume` もこれと同じです。
    What is done from then on is kept there.
      以後にしたことはそこに残ります。
    an attribute
      属性
    list the cookies that are kept, set one, or forget them
      保存している Cookie を一覧、設定、または削除
    keep one for the base
      ベースのために 1 つ設定
    forget them, or one
      すべて、または 1 つを削除
    a response that sets one
      Cookie を設定するレスポンス
    what is kept, without the values
      保存しているもの（値は除く）
    one of your own, for a part of the base's host
      独自の Cookie を、ベースのホストの一部に
    forget that one
      その 1 つを削除
    forget them all
      すべて削除
    Cookies last as long as the program, and go to the host and path they came from; `profile save NAME --cookies` keeps them for longer.
      Cookie はプログラムの終了まで残り、届いたホストとパスに送られます。`profile save NAME --cookies` で長く残せます。
    ATTRIBUTE is what a server may say: `Path=/`, `Domain=HOST`, `Secure`, `Max-Age=60`. A cookie that a server may not set is refused, and why is said.
      ATTRIBUTE はサーバーが書けるものです: `Path=/`、`Domain=HOST`、`Secure`、`Max-Age=60`。サーバーに設定できない Cookie は拒否し、理由を示します。
    for {0}{1}{2}
      （{0}{1}{2}）
    put the line of a request back on the prompt, to be edited
      リクエストの行を、編集できるようにプロンプトへ戻す
    its line, ready to be changed
      その行を、変更できる状態で
    a name for each value
      各値の名前
    a list
      リスト
    a line to send for each
      各値で送る行
    stops after so many
      この数で止める
    send a line for each value of a list
      リストの値ごとに行を送る
    something with a list in it
      リストを含むもの
    a path's values
      パスの値
    not too fast
      速すぎないように
    LIST is a path, a list kept by `let ids = .[*].id` and named as {{ids}}, or JSON.
      LIST はパス、`let ids = .[*].id` で残して {{ids}} として使うリスト、または JSON です。
    What came of each is listed at the end, for `|` and `>` too; `show N` has its body, `-o {{NAME}}.json` keeps each in a file. ^C ends it. The highest exit status of all is that of the line. More than 1000 want `--max N`.
      それぞれの結果を最後に一覧し、`|` と `>` にも渡します。`show N` でボディを見られ、`-o {{NAME}}.json` でそれぞれファイルに残せます。^C で終わります。終了ステータスは全体の最大値です。1000 件を超えるなら `--max N` が必要です。
    the list has {0} values; more than {1} are sent when it is said how many
      リストの値は {0} 個です。{1} 個を超える場合は、数を指定すると送ります
    the name of an operation
      操作の名前
    ask by the name that a description gives an operation
      API 記述の操作名でリクエスト
    a part of the path
      パスの一部
    an item of the query
      クエリの項目
    Values go where the description wants them: into the path, the query, a header or the body, there as a number or a list where it is one. `name:=json`, `name==query` and `Name:header` say it themselves.
      値は、記述の求める場所に入ります。パス、クエリ、ヘッダー、ボディです。ボディでは、必要なら数値やリストになります。`name:=json`、`name==query`、`Name:header` は、場所を直接示します。
    At a prompt it asks for what is missing. `help OPERATION` tells all there is; `ls -l star` finds names.
      プロンプトでは、足りないものを尋ねます。`help OPERATION` で詳細を、`ls -l star` で名前を調べられます。
    send a request and show what comes back
      リクエストを送り、返ってきたものを表示
    query items
      クエリ項目
    a JSON body
      JSON のボディ
    a header, and a pipe
      ヘッダーとパイプ
    A bare JSON value is the body. `help items` and `help options` list everything.
      JSON の値だけを書くとボディになります。すべては `help items` と `help options` にあります。
    sends all of it
      全体を送る
    sends only what is different, as a merge patch (RFC 7396)
      違うところだけをマージパッチ（RFC 7396）として送る
    asks nothing
      確認しない
    change something in your editor: it is fetched, edited, compared, and sent after a yes
      エディターで変更する。取得、編集、比較の後、確認してから送る
    what is there
      いまあるもの
    another value, unless somebody else was faster
      別の値。ほかの人が先に変えていなければ
    `change /things/7` opens $VISUAL or $EDITOR on what `get /things/7` brings. `change /things/7 {…}` takes the value from the line, and `change /things/7 name=zed` only what is different.
      `change /things/7` は、`get /things/7` の結果を $VISUAL か $EDITOR で開きます。`change /things/7 {…}` は行の値を、`change /things/7 name=zed` は違うところだけを使います。
    It goes as a merge patch, or with PUT where the server allows no PATCH or a member becomes null. With an `ETag` it says `If-Match`: where somebody else was faster, what they did is shown, and the line with both changes is on the prompt.
      マージパッチとして、またはサーバーが PATCH を許さないかメンバーが null になる場合は PUT で送ります。`ETag` があれば `If-Match` を付けます。ほかの人が先なら、その変更を示し、両方の変更を入れた行をプロンプトに置きます。
    a body
      ボディ
    edit again? 
      もう一度編集しますか? 
    run the line of a request again, with the session as it is now
      リクエストの行を、いまのセッションでもう一度実行
    the last one again
      最後のものをもう一度
    the first one again
      最初のものをもう一度
    begin with every field that is described
      記述にある全フィールドで始める
    open your editor on the body of a request, and put the whole line on the prompt
      リクエストのボディをエディターで開き、行全体をプロンプトに置く
    `edit post /gists public:=false` opens $VISUAL or $EDITOR on {"public": false}; what you save becomes the body of the line, which is sent when you press Enter.
      `edit post /gists public:=false` は、{"public": false} を $VISUAL か $EDITOR で開きます。保存したものが行のボディになり、Enter で送られます。
    What should be JSON and is none is named, with its line and column: you edit it again, send it as text, or leave with the line on the prompt.
      JSON のはずがそうでない場合は、行と桁を示します。編集し直すか、テキストとして送るか、行をプロンプトに残してやめられます。
    `edit` alone starts with the last request. Where `spec` has loaded a description, a line without a body begins with one that fits: with the fields that are required, and the names of the others above it or, for a form, in lines that begin with `#`. `edit --all LINE` has all of them.
      `edit` だけなら、最後のリクエストから始めます。`spec` で API 記述を読み込んであれば、ボディのない行は、必須フィールドのある合ったボディで始まります。ほかのフィールド名はその上に、フォームでは `#` で始まる行にあります。`edit --all LINE` には全フィールドがあります。
    the number of a link
      リンクの番号
    go where the last response points: its Location, or a page its Link names
      最後のレスポンスの示す先へ。Location、または Link の示すページ
    a response that redirects
      リダイレクトするレスポンス
    the first of some pages
      複数ページの最初
    the second
      2 ページ目
    or the first link that `links` lists
      または `links` が挙げる最初のリンク
    Without a Link, they go by the body (`next`, `links.next`, `_links.next.href`, `next_cursor` and the like), or by the number of a page, where a description has that.
      Link がなければ、ボディ（`next`、`links.next`、`_links.next.href`、`next_cursor` など）か、記述にあるページ番号に従います。
    For what none of them finds, `--page-by NAME==PATH` beside `--all-pages` says it, and `--items PATH` where the list is. `next` goes on by what the line before it says.
      どれにも合わなければ、`--all-pages` と一緒に `--page-by NAME==PATH` で、リストの場所は `--items PATH` で示します。`next` は、前の行の指定に従って続けます。
    Headers go along only within their origin. A body goes along where the redirect says so: `follow` after 307 sends it.
      ヘッダーは同じオリジンの中でだけ送られます。ボディは、リダイレクトがそう示すときに送られます。307 の後の `follow` はボディを送ります。
    no Location
      Location がありません
    no Link to a {0} page, and names none in its body
      {0} のページへの Link がなく、ボディにもありません
    a file or a folder
      ファイル、またはフォルダー
    puts placeholders in its place
      代わりにプレースホルダーを入れる
    """
}
