extension JapaneseWords {
  static let screens1: StaticString = """
    try: 
      次に試す: 
    ; try: 
      。次に試す: 
    also: 
      別名: 
    apus: an interactive terminal for exploring HTTP APIs
      apus: HTTP API を対話しながら調べるターミナル
    usage:
      使い方:
    apus                        a prompt; `help` there says what there is
      apus                        プロンプト。`help` で使い方がわかる
    apus URL                    a prompt with a base
      apus URL                    ベースを決めたプロンプト
    apus --practice             a prompt on the practice API, without a network
      apus --practice             練習用 API のプロンプト。ネットワーク不要
    apus get URL [ITEM…]        one request, or any other line, and out
      apus get URL [ITEM…]        リクエストなどの 1 行を実行して終了
    apus post URL < FILE        a file, or what is piped, as the body
      apus post URL < FILE        ファイルやパイプの内容をボディにする
    apus -e LINE [-e LINE…]     some lines, and out
      apus -e LINE [-e LINE…]     いくつかの行を実行して終了
    apus run FILE               lines, a session, a .http or HAR file; - is stdin
      apus run FILE               行、セッション、.http、HAR を実行。- は標準入力
    apus replay FILE…           saved sessions, from their recordings
      apus replay FILE…           保存したセッションを、記録から再生
    apus replay --live FILE…    for real; --base, --timeout and --strict apply
      apus replay --live FILE…    実際に送信。--base、--timeout、--strict が使える
    apus --workspace NAME       a prompt at a desk that is kept, answers included;
      apus --workspace NAME       応答も残るワークスペースのプロンプト
    apus resume [NAME]          back to it; `apus workspaces` lists them
      apus resume [NAME]          そこへ戻る。一覧は `apus workspaces`
    apus practice [--port N]    serve the practice API to other programs, or to
      apus practice [--port N]    練習用 API をほかのプログラムや教室に
    a class; apus practice --help says more
      提供する。詳しくは apus practice --help
    apus serve FILE… [--port N] play an API that is described or was recorded
      apus serve FILE… [--port N] 記述や記録にある API として応答する
    apus tap --to URL FILE      record what another program asks;
      apus tap --to URL FILE      ほかのプログラムの通信を記録する
    apus serve --help and apus tap --help say more
      詳しくは apus serve --help と apus tap --help
    apus judge FILE…            which changes of its answers a session would miss
      apus judge FILE…            セッションが見逃す応答の変更を示す
    apus cover --spec FILE DIR  which described operations sessions asked for
      apus cover --spec FILE DIR  セッションが尋ねた、API 記述の操作を示す
    flags:
      フラグ:
    --base URL     what paths are put behind   --timeout S    seconds to give up
      --base URL     パスの前に付ける URL         --timeout S    諦めるまでの秒数
    --practice     use the practice API        --offline      show, and send none
      --practice     練習用 API を使う            --offline      表示だけで送らない
    --no-config    read no rc file             --print WHAT   some of HBhbm
      --no-config    rc ファイルを読まない        --print WHAT   HBhbm のいくつか
    --strict       stop at the first failure   --color WHEN   auto, always, never
      --strict       最初の失敗で止まる           --color WHEN   auto, always, never
    --record FILE  save the session as it goes --trust        `run` asks nothing
      --record FILE  セッションを順に保存         --trust        `run` で確認しない
    --private      keep nothing                --ignore-stdin it is never a body
      --private      何も残さない                 --ignore-stdin 標準入力を読まない
    --class URL    a place in a class           --lang LANG    en or ja
      --class URL    教室の席                     --lang LANG    en または ja
    --help         this                        --version      the version
      --help         この説明                     --version      バージョン
    exit status: 0 fine, 1 the request failed, 2 the line was not understood,
      終了ステータス: 0 成功、1 リクエストの失敗、2 行が理解できない、
    3 4 5 the class of the HTTP status, 130 interrupted.
      3 4 5 HTTP ステータスの種類、130 中断
    apus serve FILE… [--port N]: play an API to other programs, until ^C
      apus serve FILE… [--port N]: ^C まで、ほかのプログラムに API として応答する
    files:
      ファイル:
    a saved session, a HAR file  what was recorded, by method, path, query and
      保存したセッション、HAR      記録した応答を、メソッド、パス、クエリ、
    body; a path that a line asked for as
      ボディで選ぶ。/things/{{id}} で
    /things/{{id}} is answered for any id
      リクエストしたパスは、どの id でも
    a .http file                 HTTP/1.1 422 below a request begins an answer;
      .http ファイル               リクエストの下の HTTP/1.1 422 が応答の始まり。
    {{id}} in it is what the path had there
      {{id}} はパスのその部分
    a description of an API      its examples or samples; requests are checked
      API 記述                     例か見本で応答し、リクエストを確かめる
    The same request is answered in the order of the recording, then with the last
      同じリクエストには記録の順に応答し、その後は最後の応答を返します。除かれた
    answer. What was redacted is made up, and told. For anything else there is 404,
      秘密は仮の値にし、そう知らせます。ほかには、最も近いリクエストと違いを示す
    with the nearest request and what differs, or what --spec FILE describes.
      404 か、--spec FILE の記述による応答を返します。
    --port N          where; by default any port that is free
      --port N          ポート。指定しなければ空いているもの
    --spec FILE       a description, for what nothing else answers
      --spec FILE       ほかに応答がないときの API 記述
    --delay TIME      wait, such as 200ms; `recorded` waits as long as it took
      --delay TIME      200ms などだけ待つ。`recorded` は記録と同じ時間
    --faults 5%       fail on purpose, in different ways; --seed N mixes anew
      --faults 5%       さまざまに、わざと失敗する。--seed N で変わる
    --verify          tell at the end how often each answer was asked for
      --verify          各応答が求められた回数を最後に示す
    Exit 1 where something was asked that nothing answers
      応答のないものが求められれば 1 で終わる
    promise how often, whatever the query; so does
      クエリによらず、回数を約束する。.http ファイルの
    `# @times 2` above a request of a .http file, for its
      リクエストの上の `# @times 2` は、そのクエリについて
    query. Exit 1 where it was another number
      約束する。回数が違えば 1 で終わる
    --cors ORIGIN     let pages of another origin read it; without it none may,
      --cors ORIGIN     別のオリジンのページに読ませる。なければ、記録した応答が
    whatever an answer that was recorded says
      どう言っていても読ませない
    answer to other names of this machine, and to pages
      このマシンの別の名前と、ページに応答する
    --quiet           no line for each request
      --quiet           リクエストごとの行を出さない
    example:
      例:
    apus tap --to URL FILE: write down what another program asks
      apus tap --to URL FILE: ほかのプログラムのリクエストを記録する
    The program asks http://127.0.0.1:PORT instead of URL, by plain HTTP. What it
      プログラムは URL の代わりに、平文の HTTP で http://127.0.0.1:PORT に
    asks goes on to URL, by TLS where URL says so, and comes back as it is. Each
      リクエストします。それは URL へ（必要なら TLS で）送られ、応答はそのまま
    request is a line of the saved session FILE, which `apus replay` runs again.
      返ります。各リクエストは、`apus replay` で再生できるセッション FILE の 1 行
    ^C ends it. Secrets are taken out before anything is written.
      になります。^C で終わります。秘密は書く前に除かれます。
    --to URL          the server; a path in it comes before what is asked
      --to URL          サーバー。そのパスはリクエストの前に付く
    Only programs of this machine are answered. A body goes on when all of it has
      このマシンのプログラムにだけ応答します。ボディは全部届いてから送るので、
    come, so it is not for streams without an end. TLS of others is not opened: for
      終わりのないストリームには使えません。ほかの TLS は開きません。アドレスを
    a program that cannot be told another address there is mitmproxy, and `run`
      変えられないプログラムには mitmproxy があり、その保存した HAR ファイルは
    reads the HAR file that it saves.
      `run` で読めます。
    apus practice [--port N]: serve the practice API to other programs, until ^C
      apus practice [--port N]: ^C まで、ほかのプログラムに練習用 API を提供する
    /faults there lists every failure it can produce; /openapi.json describes it.
      /faults は起こせる失敗の一覧、/openapi.json は API 記述です。
    --class N         a class of N students: each has a practice API of their
      --class N         N 人の教室。各自に専用の練習用 API があり、
    own, by a token that is printed; --names FILE has a name
      表示されるトークンで使う。--names FILE は 1 人 1
    let other machines ask, at an address of this one;
      このマシンのアドレスで、ほかのマシンにも応答する。
    0.0.0.0 is all it has
      0.0.0.0 は全アドレス
    In a class one student's data, faults and limits are nobody else's. Who takes
      教室では、データ、失敗、制限は各自のものです。使いすぎた人だけが 429 を
    too much gets 429, and nobody else does. After two hours without a request a
      受け取ります。2 時間リクエストがなければ、その人のデータは最初の状態に
    student's data are as they were at the start. The tokens last until ^C.
      戻ります。トークンは ^C まで有効です。
    a table of who is at which goal of which lesson
      誰がどのレッスンのどの目標にいるかの表
    ; try: {0}
      。次に試す: {0}
    {0} resolved to {1}
      {0} を {1} に名前解決
    {0} not resolved
      {0} を名前解決できず
    {0} resolved
      {0} を名前解決
    connected to {0}
      {0} に接続
    connected to the proxy {0}
      プロキシ {0} に接続
    connected to the proxy {0}, which {1} names
      {1} の示すプロキシ {0} に接続
    not connected to {0}
      {0} に接続できず
    not connected to the proxy {0}
      プロキシ {0} に接続できず
    {0} agreed
      {0} を確立
    {0} not agreed
      {0} を確立できず
    connection to {0} used again
      {0} への接続を再利用
    connection to the proxy {0} used again
      プロキシ {0} への接続を再利用
    received {0}
      受信 {0}
    received {0} ({1} on the wire)
      受信 {0}（通信量 {1}）
    received {0} into {1}
      受信 {0}（{1} へ）
    received {0} ({1} on the wire) into {2}
      受信 {0}（通信量 {1}、{2} へ）
    connected
      接続
    connecting
      接続中
    ^C cancels
      ^C で中止
    interrupted
      中断しました
    stopped; 
      止めました。続き: 
    no byte for {0} while waiting for the response from {1}
      {1} のレスポンスを待つ間、{0} 何も届きませんでした
    no byte for {0} while receiving the header from {1}
      {1} からヘッダーを受信する間、{0} 何も届きませんでした
    no byte for {0} while receiving the body from {1}
      {1} からボディを受信する間、{0} 何も届きませんでした
    no byte for {0} while connecting to {1}
      {1} に接続する間、{0} 何も届きませんでした
    not done after {0}, while waiting for the response from {1}
      {0} で終わりませんでした（{1} のレスポンスを待つ間）
    not done after {0}, while receiving the body from {1}
      {0} で終わりませんでした（{1} からボディを受信する間）
    not done after {0}, while receiving the header from {1}
      {0} で終わりませんでした（{1} からヘッダーを受信する間）
    not done after {0}, while connecting to {1}
      {0} で終わりませんでした（{1} に接続する間）
    {0} of {1} is not as written: {2}
      {1}のうち {0} 件が書かれたとおりではありません: {2}
    {0} of {1} are not as written: {2}
      {1}のうち {0} 件が書かれたとおりではありません: {2}
    {0} of {1} is not run to its end: {2}
      {1}のうち {0} 件を終わりまで実行できませんでした: {2}
    {0} of {1} are not run to their end: {2}
      {1}のうち {0} 件を終わりまで実行できませんでした: {2}
    {0} reset the connection before anything was sent
      {0} は何も送信しないうちに接続をリセットしました
    {0} reset the connection while waiting for the response from {1}
      {0} はレスポンスを待つ間に接続をリセットしました（{1}）
    {0} reset the connection while receiving the body from {1}
      {0} はボディを受信する間に接続をリセットしました（{1}）
    {0} reset the connection while receiving the header from {1}
      {0} はヘッダーを受信する間に接続をリセットしました（{1}）
    """
}
