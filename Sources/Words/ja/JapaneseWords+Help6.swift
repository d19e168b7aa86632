extension JapaneseWords {
  static let help6: StaticString = """
    look through files for what looks like a secret, before you share them
      共有する前に、ファイルから秘密らしいものを探す
    the session and its recording
      セッションとその記録
    It reads saved sessions, HAR logs, .http and Hurl files, collections and environments of Postman, Insomnia and Bruno, and .env files; of a folder all that are in it. It shows names and places, never values. The exit status is 1 when there is any, so that a hook before each commit can ask it: apus audit sessions.
      保存したセッション、HAR ログ、.http と Hurl のファイル、Postman・Insomnia・Bruno のコレクションと環境、.env ファイルを読みます。フォルダーならその中のすべてです。名前と場所だけを示し、値は示しません。あれば終了ステータスは 1 なので、コミット前のフックで使えます: apus audit sessions
    write requests as a .http file, or send a pasted line of HTTPie
      リクエストを .http ファイルに書く、または貼り付けた HTTPie の行を送る
    both, for an editor and for `run`
      両方を、エディターと `run` のために
    a line of HTTPie is sent
      HTTPie の行を送る
    VS Code's REST Client, JetBrains' HTTP client and `run` read such files. `httpie` writes HTTPie's.
      VS Code の REST Client、JetBrains の HTTP client、`run` で読めます。`httpie` は HTTPie のコマンドを書きます。
    a place
      場所
    leave more out of what is saved and exported than what is known for a secret
      既知の秘密のほかにも、保存と書き出しから除くものを増やす
    whatever has that name, in headers, queries and bodies
      ヘッダー、クエリ、ボディにある、その名前のもの
    at these places only
      これらの場所だけ
    wherever it stands
      どこにあっても
    what is left out by now
      いま除いているもの
    It holds for all lines of this session, also for those before. A line of your rc file has it hold for every session, and `redact: [ssn]` at the head of a saved session for that one.
      以前の行も含め、このセッションの全行に効きます。rc ファイルに書けば全セッションに、保存したセッションの先頭に `redact: [ssn]` と書けばそのセッションに効きます。
    nothing; try: redact ssn
      なし。試す行: redact ssn
    by you:   
      自分で:   
    by name:  
      名前で:  
    keep this session in a file as you go, from its first line on
      このセッションを、最初の行から順にファイルに残す
    no more from here on
      ここから先は残さない
    take the last line out
      最後の行を除く
    leave lines out for a while
      しばらく行を除く
    and no longer
      それをやめる
    into demo.session.md, and its answers into demo.session.har
      demo.session.md へ。応答は demo.session.har へ
    each line is on the disk before the next
      次の行の前に、それぞれディスクに書かれる
    not that one
      これは除きたい
    it is taken back
      取り除く
    what follows is nobody's business
      以後は人に見せないもの
    go on
      再開する
    run it again, without a network
      もう一度、ネットワークなしで
    Secrets are left out, wherever they stand, and `record off` names what was taken out. `save FILE` writes the same at once.
      秘密はどこにあっても除かれ、`record off` が除いたものの名前を示します。`save FILE` は同じものを一度に書きます。
    Of an answer over 33 MB only the beginning is kept, which is said.
      33 MB を超える応答は先頭だけを残し、そう記します。
    `record stop` is `record off`, `record resume` is `record on`, and `record start FILE` begins one; a file of such a name is written in full, as in `record stop.session.md`.
      `record stop` は `record off`、`record resume` は `record on` と同じで、`record start FILE` は記録を始めます。そのような名前のファイルは `record stop.session.md` のように名前を最後まで書きます。
    While it records, a command behind | writes into a pipe and not to the terminal, so it may do without colours. `run FILE` is kept as the lines it ran; what a session or a HAR file from elsewhere does is not kept.
      記録中は、| の先のコマンドは端末ではなくパイプに書くので、色が付かないことがあります。`run FILE` は、実行した行として残ります。よそから来たセッションや HAR ファイルの実行内容は残りません。
    goes on with a session that is there
      既存のセッションの続きを記録
    recording to {0}
      {0} に記録しています
    not recording; try: record FILE
      記録していません。試す行: record FILE
    a collection
      コレクション
    is where files are written, over none that is there
      ファイルの書き出し先。既存のものは上書きしない
    `http` makes a .http file, `session` a session that replays
      `http` は .http ファイル、`session` は再生できるセッションを作る
    a .http file, with its variables beside it
      .http ファイル。変数は隣に
    a session that replays
      再生できるセッション
    list what a collection of another program holds, and make files of it; nothing is sent
      ほかのプログラムのコレクションの中身を一覧し、ファイルにする。何も送らない
    what is in it, and what is left out
      中身と、除かれるもの
    shop.http, and its variables
      shop.http とその変数
    a session to replay
      再生するセッション
    Read are Postman's collections and environments, Insomnia's exports, Bruno's files and folders, and Hurl files, told by what is in them; of a HAR file a session is made, with its answers. Environments of Postman's beside a collection are read with it. `run` sends the same.
      Postman のコレクションと環境、Insomnia の書き出し、Bruno のファイルとフォルダー、Hurl のファイルを、内容で見分けて読みます。HAR ファイルは、応答つきのセッションになります。コレクションの隣にある Postman の環境も読みます。`run` は同じものを送ります。
    Secrets go to http-client.private.env.json alone, which only you can read. What is no part of a .http file, such as a WebSocket or most of a script, is named by its line and left out.
      秘密は、自分だけが読める http-client.private.env.json にだけ入ります。WebSocket や大半のスクリプトなど .http ファイルに書けないものは、行を示して除きます。
    is the environment to take values from
      値を取る環境
    lists the requests, and sends none
      リクエストを一覧し、何も送らない
    run the lines of a file, the commands of a saved session, or the requests of a .http file, a HAR or a collection
      ファイルの行、保存したセッションのコマンド、または .http ファイル、HAR、コレクションのリクエストを実行
    a file that editors run, too
      エディターでも実行できるファイル
    send what is in it
      中のものを送る
    see what is in it
      中身を見る
    send only some of it: a name, a number, or 2-4
      一部だけを送る。名前、番号、または 2-4
    what was typed in it, for real
      そこに入力されたものを、実際に
    what was sent in it, or in a browser
      そこで、またはブラウザーで送られたもの
    A .http or .rest file may be VS Code's, JetBrains', httpYac's or Resterm's: ###, # @name, @variable = value, {{variable}}, < file, {{name.response.body.$.id}}. Scripts and directives are followed where they keep a value, check an answer or say something; the rest is named with its line. A request that cannot be sent is skipped.
      .http と .rest のファイルは、VS Code、JetBrains、httpYac、Resterm のものが使えます: ###、# @name、@variable = value、{{variable}}、< file、{{name.response.body.$.id}}。スクリプトと指示は、値を残す、応答を確かめる、何かを表示するものに対応し、ほかは行を示します。送れないリクエストは飛ばします。
    Values come from http-client.env.json, .env or .vscode/settings.json, beside it or above it up to the project's or the home folder: `--env dev` or `let environment = dev` chooses.
      値は http-client.env.json、.env、.vscode/settings.json から取ります。隣か、プロジェクトかホームまでの上のフォルダーにあるものです。`--env dev` か `let environment = dev` で選びます。
    A collection of Postman's, Insomnia's or Bruno's, and a Hurl file, is sent as `import` would write it.
      Postman、Insomnia、Bruno のコレクションと Hurl のファイルは、`import` が書くものと同じように送ります。
    Any other file holds lines as they are typed here. One that holds something else, or does not begin with such a line, is refused whole, also on standard input. `explain file FILE` tells what a file is.
      ほかのファイルには、ここで入力するような行を書きます。別のものを含むか、そうした行で始まらなければ、標準入力でも全体を拒否します。`explain file FILE` で、何のファイルかわかります。
    write requests and what came back for them as a HAR archive
      リクエストとその結果を HAR アーカイブに書く
    every request so far, for a browser's tools
      これまでの全リクエスト。ブラウザーのツール用
    one of them
      その 1 つ
    Secrets in it read {{secret:NAME}}.
      中の秘密は {{secret:NAME}} になります。
    write answers into files, or a saved session for other eyes and programs
      応答をファイルに、または保存したセッションを人やほかのプログラムのために書き出す
    a file each
      それぞれ 1 ファイル
    what to export
      書き出すもの
    an answer with a list
      リストのある応答
    every answer so far, by its number
      これまでの全応答を番号で
    a file for each of a list
      リストの要素ごとにファイル
    the same as a page to read
      同じものを、読むためのページに
    The files are for you alone (0600), and secrets in them read {{secret:NAME}}. Where one of them is there already, none is written.
      ファイルは自分専用（0600）で、秘密は {{secret:NAME}} になります。1 つでもすでにあれば、何も書きません。
    write the session so far into a file that can be read and replayed
      これまでのセッションを、読めて再生できるファイルに書く
    octocat.session.md, and its answers in octocat.session.har
      octocat.session.md へ。応答は octocat.session.har へ
    Secrets are left out, wherever they stand. `record FILE` writes each line as you go.
      秘密はどこにあっても除かれます。`record FILE` は、行ごとに順に書きます。
    write a request as a curl command, or send a pasted one
      リクエストを curl のコマンドで書く、または貼り付けた curl の行を送る
    request 1, into a file
      リクエスト 1 をファイルに
    a line as documentation prints it is sent
      文書にあるままの行を送る
    It runs as it is printed and sends the same request. Secrets become variables such as $GITHUB_TOKEN.
      表示のまま実行でき、同じリクエストを送ります。秘密は $GITHUB_TOKEN のような変数になります。
    write a request as a command of HTTPie
      リクエストを HTTPie のコマンドで書く
    Secrets become variables such as $GITHUB_TOKEN. A line that begins with `http` is sent.
      秘密は $GITHUB_TOKEN のような変数になります。`http` で始まる行は送られます。
    run saved sessions from their recordings, and tell what is not as written
      保存したセッションを記録から実行し、書かれたとおりでないところを示す
    a line for each of its lines
      その行ごとに 1 行
    ask again, and compare what comes
      リクエストし直し、返ったものと比べる
    a step may take five seconds
      1 手順は 5 秒まで
    ask again, and write down what comes
      リクエストし直し、返ったものを書き込む
    and tell a system for checks
      CI のシステムに知らせる
    Without an option nothing is sent, no shell is started, and no file is written.
      オプションがなければ、何も送らず、シェルも起動せず、ファイルも書きません。
    Files that lines read were recorded, and a replay uses them. {0}, in place of those that are there.
      行が読むファイルは記録されていて、再生ではそれを使います。{0}。記録の代わりに、いまあるものを使います。
    what to write
      書くこと
    write a paragraph into the saved session
      保存するセッションに段落を書く
    Markdown, as it is typed
      入力したままの Markdown
    a line to preview
      確認する行
    a line of curl's
      curl の行
    show the exact request a line would send, and send nothing
      行が送るリクエストを正確に表示し、何も送らない
    where each line comes from
      各行の由来
    how the last request differs
      最後のリクエストとの違い
    a JSON body, as it would go out
      送られる形の JSON ボディ
    how a query is encoded
      クエリの符号化
    where each line of it comes from
      各行がどこから来たか
    what differs from a pasted line
      貼り付けた行との違い
    `--why` says of each line whether it was typed, set for the session, or comes from a profile, a credential, the cookie jar or a description; the rest is there by default.
      `--why` は、各行が入力されたのか、セッションの設定か、プロファイル、認証情報、Cookie、API 記述から来たのかを示します。ほかは既定のものです。
    `--against` takes a pasted line to its end, and compares it with a line before it, or with the last request.
      `--against` は、行の最後まで貼り付けた行とみなし、前に書いた行か、最後のリクエストと比べます。
    a lesson
      レッスン
    asks the service itself, which changes nothing there
      実際のサービスにリクエスト。そこの何も変えない
    writes down what you do, for whoever grades it
      採点する人のために、したことを記録
    lets the lesson of a file do all that lines can do
      ファイルのレッスンに、行でできることをすべて許す
    forgets what was done, in one lesson or in all
      したことの記録を、1 つまたはすべてのレッスンで消す
    learn by doing: lessons in the practice API, a step at a time
      手を動かして学ぶ: 練習用 API のレッスンを 1 手順ずつ
    the lessons there are, and what you did in each
      レッスンと、それぞれの進み具合
    the first one
      最初のレッスン
    the same, from its third step on
      同じものを 3 番目の手順から
    GitHub's API; tour github --live asks GitHub
      GitHub の API。tour github --live は GitHub にリクエスト
    A lesson has a session of its own, with cookies and a practice API of its own: yours stays as it is.
      レッスンには専用のセッション、Cookie、練習用 API があります。自分のものはそのままです。
    all lessons
      全レッスン
    """
}
