extension JapaneseWords {
  static let help3: StaticString = """
    A row goes on while a quote or a bracket is open: its beginning names which.
      引用符か括弧が開いている間、行は続きます。行の始まりに、どれが開いているかが出ます。
    A line that begins with a blank is not kept, and none is that has a secret in it. ~/.editrc has your own keys: `bind -v` makes them those of vi.
      空白で始まる行と、秘密を含む行は履歴に残りません。~/.editrc に独自のキーを書けます。`bind -v` で vi のキーになります。
    Nothing is called {0}; it is spoken of here:
      {0} という名前のものはありません。次の所に説明があります:
    … {0} more; a longer word finds fewer
      … ほかに {0} 件あります。長い語なら少なくなります
    a type or a shape
      型、または形
    seconds, or none
      秒数、または none
    on or off
      on または off
    a proxy's URL, or none
      プロキシの URL、または none
    auto, tree, json, table or raw
      auto、tree、json、table、raw のどれか
    methods such as delete,put, or none
      delete,put のようなメソッド、または none
    program, osc52 or off
      program、osc52、off のどれか
    a size such as 64MB, or none
      64MB のようなサイズ、または none
    a file, or none
      ファイル、または none
    a file, perhaps with :PASS or :env:NAME behind it, or none
      ファイル、または none。後に :PASS か :env:NAME を書ける
    1.0, 1.1, 1.2, 1.3 or none
      1.0、1.1、1.2、1.3、none のどれか
    a URL, or none
      URL、または none
    off, auto or a command
      off、auto、またはコマンド
    when a request is given up
      リクエストを諦めるまでの時間
    whether redirects are followed
      リダイレクトをたどるか
    whether certificates are checked
      証明書を検証するか
    what requests go through; the environment decides unless set
      リクエストが経由するもの。未設定なら環境に従う
    how an answer is shown; auto is a table where objects are alike, else a tree
      応答の表示方法。auto は、似たオブジェクトのリストなら表、ほかはツリー
    whether a next step is named after a response
      レスポンスの後に次の操作を示すか
    what is asked about before it goes to a host that is not on this machine
      このマシン以外のホストへ送る前に確認するもの
    what takes copied text: a program here, or the terminal by OSC 52, also from afar
      コピー先。ここのプログラム、または遠隔でも使える OSC 52 の端末
    how much more than their body a path's values may come to
      パスの値の合計がボディの何倍まで許されるか
    whose certificates the base's origin may show, instead of the system's authorities
      システムの認証局の代わりに、ベースのオリジンの証明書を認めるもの
    the certificate that the base's origin is shown
      ベースのオリジンに提示する証明書
    its key, where that is another file
      別のファイルにある場合の、その鍵
    the oldest version that is spoken with the base's origin
      ベースのオリジンと使う最も古いバージョン
    whether hosts get what ~/.netrc, or the file that NETRC names, has for them
      ~/.netrc か NETRC の示すファイルの内容を、そのホストに送るか
    whether what came before is asked for by its ETag, and shown again after a 304
      前回の応答を ETag で確かめ、304 なら再表示するか
    where `spec find` looks; APIs.guru unless set
      `spec find` が探す場所。未設定なら APIs.guru
    what shows more than five screens: PAGER or less, unless set
      5 画面を超えるものの表示。未設定なら PAGER か less
    sent with every request
      すべてのリクエストと送る
    put behind every URL
      すべての URL に付ける
    sent in every body
      すべてのボディに入れる
    named as {{NAME}} in later lines
      後の行で {{NAME}} として使う
    {0} of silence
      無通信 {0} で
    from the environment
      環境から
    start with the API in this program
      このプログラム内の API で始める
    start with a known API
      既知の API で始める
    start with any other
      ほかの API で始める
    lessons, step by step
      段階を追うレッスン
    ask; paths go behind the base, q== into the query
      リクエスト。パスはベースの後、q== はクエリに入る
    look into the answer
      応答の中を見る
    send: = is text, := is JSON
      送信。= はテキスト、:= は JSON
    what there is to ask for, as far as it is known
      リクエストできるもの（わかっている範囲）
    ask; q== goes into the query
      リクエスト。q== はクエリに入る
    look into it, here by a filter
      中を見る。ここではフィルターで
    what there is to ask for
      リクエストできるもの
    saved sessions
      保存したセッション
    is the description
      API 記述
    fails below that many hundredths of its answers
      応答のうちこの割合（百分率）を下回れば失敗
    tell which operations of a description some sessions ask for, and what came
      API 記述のどの操作をセッションが尋ね、何が返ったかを示す
    a description
      API 記述
    something to save
      保存するもの
    a session
      セッション
    each operation, by the statuses that came
      操作ごとに、返ったステータス
    a file name
      ファイル名
    a saved session
      保存したセッション
    change the recorded answers, and tell which changes a session would miss
      記録された応答を変え、セッションが見逃す変更を示す
    what it would notice, and rules for the rest
      気づくものと、残りのためのルール
    a time
      時間
    a line to repeat
      繰り返す行
    ends when that holds
      それが成り立てば終わる
    what `expect` takes
      `expect` と同じ条件
    send a request again and again until ^C, and tell what changed
      ^C まで繰り返しリクエストし、変わったところを示す
    every five seconds; ^C ends it
      5 秒ごと。^C で終了
    only what is there
      その部分だけ
    until a check of `expect` holds
      `expect` の条件が成り立つまで
    At a prompt it is drawn in place, and what has changed since the last answer has `~` before it. `--until` takes what `expect` takes, or a filter such as '@.rate.used > 10'; behind a path '@ > 10' is the value there.
      プロンプトでは同じ場所に描き、前の応答から変わったところの前に `~` が付きます。`--until` は `expect` と同じ条件か、'@.rate.used > 10' のようなフィルターを取ります。パスの後では '@ > 10' がその値です。
    What follows `|` is started once: it gets the first body, and then what changed, as it comes. So does a file after `>>`; one after `>` is there when ^C has ended it.
      `|` の先は一度だけ起動し、最初のボディと、以後の変化を順に受け取ります。`>>` のファイルも同じです。`>` のファイルは ^C で終えたときにできます。
    how many times
      回数
    writes a line a request instead of drawing them
      描く代わりに、リクエストごとに 1 行を出力
    writes all of it as JSON, when it stands before the request
      リクエストの前に書くと、全体を JSON で出力
    send a request many times and draw how long it took
      リクエストを何度も送り、かかった時間を描く
    a histogram and percentiles
      ヒストグラムとパーセンタイル
    no more than so many in a time
      一定時間内の回数を制限
    the time of each, for a spreadsheet
      それぞれの時間を、表計算用に
    failures are counted by their code
      失敗はコードごとに数える
    No body is shown, and none is kept in the history. What follows `|` or `>` gets the counts, the histogram and the percentiles, once.
      ボディは表示せず、履歴にも残しません。`|` や `>` の先には、回数、ヒストグラム、パーセンタイルを一度だけ渡します。
    A request that opens a connection is told and not drawn, where most find one open.
      多くのリクエストが接続を再利用した場合、接続を開いたリクエストは描かずに示します。
    a header's name
      ヘッダーの名前
    a status
      ステータス
    `<` and a time
      `<` と時間
    a method and a path
      メソッドとパス
    a rule
      ルール
    check the last response; a script ends where it does not hold
      最後のレスポンスを確かめる。成り立たなければスクリプトはそこで終わる
    what to check
      確かめる条件
    something to check
      確かめるもの
    one of them; 2xx means any of those
      そのどれか。2xx はその範囲のすべて
    a value; without a promise it only has to be there
      値。約束がなければ、存在するだけでよい
    every match has to hold
      すべての一致で成り立つこと
    several promises
      複数の約束
    how long it took; `p95 time < 1s of 20` asks again
      かかった時間。`p95 time < 1s of 20` は繰り返しリクエストする
    it decodes as a type of the program
      プログラムの型としてデコードできる
    it fits a shape
      形に合う
    `help rules` lists what can be promised. Where it does not hold the exit status is 1.
      約束できることは `help rules` にあります。成り立たなければ終了ステータスは 1 です。
    show a numbered request and what came back for it, as it was then
      番号のリクエストとその結果を、そのときのまま表示
    the first again, without asking again
      最初のものをもう一度。再送信はしない
    Paths look into it then, until the next request.
      次のリクエストまで、パスはその中を見ます。
    a file
      ファイル
    hands the URL there to the browser
      そこの URL をブラウザーで開く
    hands a body to what opens files of its kind
      ボディを、その種類のファイルを開くもので開く
    hands it over though there is a secret in it
      秘密が含まれていても渡す
    look at a file of JSON, CSV, XML, HTML or HAR as though it had come as a response
      JSON、CSV、XML、HTML、HAR のファイルを、レスポンスとして届いたもののように見る
    a file to open
      開くファイル
    its tree
      そのツリー
    a part of it
      その一部
    Several values that follow one another, one a line or not, are a list of them. `-` reads standard input.
      続けて並ぶ複数の値は、1 行に 1 つでなくても、そのリストになります。`-` は標準入力を読みます。
    The entries of a HAR file become requests of the history, to look at: nothing is sent.
      HAR ファイルの項目は、見るための履歴のリクエストになります。何も送りません。
    `open --browser .html_url` shows a URL and hands it to the browser; without a path it is that of the last answer.
      `open --browser .html_url` は URL を表示し、ブラウザーで開きます。パスがなければ最後の応答の URL です。
    `open --with-system` puts the last body into a file that only you can read, in the folder for temporary files, and has the system open it.
      `open --with-system` は、最後のボディを一時フォルダーの自分だけが読めるファイルに入れ、システムに開かせます。
    """
}
