extension JapaneseWords {
  static let help4: StaticString = """
    walk in the last answer, or in a file, on the whole screen
      最後の応答やファイルの中を、全画面で見て回る
    `j` and `k` or the arrows move, space unfolds, `/` looks for a text, `t` makes rows and columns, `?` shows all keys, `q` leaves.
      `j` と `k` か矢印で移動、空白で展開、`/` でテキストを検索、`t` で表、`?` で全キー、`q` で終了します。
    Enter leaves with the path of the cursor on the prompt, `r` with `get {{PATH}}` where the value is a URL.
      Enter で終えるとカーソルのパスがプロンプトに入り、値が URL なら `r` で `get {{PATH}}` が入ります。
    `explore $2` takes another answer. What was unfolded stays so for each.
      `explore $2` は別の応答を見ます。展開した状態は、それぞれ保たれます。
    write every value on a line with its path, to be searched and compared by other programs
      各値をパスつきの 1 行にする。ほかのプログラムでの検索や比較のため
    where it is, with its path
      場所とパス
    a file of them
      それをファイルに
    read back: all of it, or what grep has left
      読み戻す。全体でも grep の残りでも
    The lines are those of the program gron, which reads these, too: gron --ungron.
      行の形式は gron と同じで、gron --ungron でも読めます。
    sort, filter, count or join a list, as JSON that later lines can look into
      リストを並べ替え、絞り込み、集計、結合し、後の行で見られる JSON にする
    a list to select from
      選ぶ元のリスト
    a value of what was selected last
      最後に選んだものの値
    objects of only these
      これらだけのオブジェクト
    The options are those of `table`. $_ names what was selected, wherever a path can stand, until the next `select`.
      オプションは `table` と同じです。$_ は、次の `select` まで、選んだものをパスの書けるどこでも指します。
    copies it though there is a secret in it
      秘密が含まれていてもコピーする
    copy a value, a path or a request to the clipboard
      値、パス、リクエストをクリップボードにコピー
    the place of what a path selects
      パスの指す場所
    the last request as a curl command
      最後のリクエストを curl のコマンドで
    the last request as it was sent
      最後のリクエストを送信したまま
    the last body as it came
      最後のボディを届いたまま
    something to copy from
      コピーする元になるもの
    a text, without its quotes
      引用符のないテキスト
    what asks for it in a shell
      シェルで同じものを尋ねる行
    a path for other programs
      ほかのプログラム用のパス
    It goes to wl-copy, xclip, xsel, pbcopy or clip.exe, the first that is here and has a display.
      wl-copy、xclip、xsel、pbcopy、clip.exe のうち、ここにあってディスプレイのある最初のものに渡します。
    `set clipboard osc52` has the terminal take it instead, which works over ssh, too: at most 75 kB, and a terminal that refuses does not say so.
      `set clipboard osc52` では端末が受け取り、ssh 経由でも使えます。75 kB までで、拒否する端末は何も知らせません。
    gives every method a line
      メソッドごとに 1 行にする
    lists everything below, too
      下にあるものもすべて一覧
    list what the API can be asked, as far as it is known here
      API にリクエストできるものを、わかっている範囲で一覧
    what is directly below
      すぐ下にあるもの
    a line for each method
      メソッドごとに 1 行
    everything below
      下にあるものすべて
    what has a word in its path, name or summary
      パス、名前、要約にこの語を含むもの
    It starts where `cd` went, and nothing is sent. Endpoints are known from the typed services, the practice API, a description that `spec` loaded, and what was asked before. `{name}` stands for a value; a value may be typed in its place.
      `cd` の場所から始まり、何も送りません。エンドポイントは、型つきサービス、練習用 API、`spec` が読んだ API 記述、以前のリクエストから知ります。`{name}` は値の場所で、値を書いても構いません。
    A word with a slash in it is a path; one that is only begun lists what begins so. Another word is a tag of the description, or a folder here, or else it is looked for. A large description is listed by its tags.
      スラッシュを含む語はパスで、途中までならそれで始まるものを一覧します。ほかの語は、記述のタグ、ここのフォルダー、または検索語です。大きな記述はタグで一覧します。
    a path
      パス
    set the URL that paths are put behind
      パスの前に付ける URL を設定
    show the base
      ベースを表示
    put every path behind the practice API's GitHub
      すべてのパスを練習用 API の GitHub の下に置く
    `base localhost:3000` means http. A base may have a path: with `base https://qiita.com/api/v2`, `get /items` asks for https://qiita.com/api/v2/items.
      `base localhost:3000` は http です。ベースにはパスがあっても構いません。`base https://qiita.com/api/v2` なら、`get /items` は https://qiita.com/api/v2/items をリクエストします。
    `base unix:/run/x.sock` and `base http+unix://%2Frun%2Fx.sock` ask over a socket in the file system.
      `base unix:/run/x.sock` と `base http+unix://%2Frun%2Fx.sock` は、ファイルシステムのソケットでリクエストします。
    Headers, query items, fields and a credential stay with the origin they were set for.
      ヘッダー、クエリ項目、フィールド、認証情報は、設定したときのオリジンにだけ使われます。
     over {0}
      （{0} 経由）
    no base
      ベースなし
    the query's {0}
      クエリの {0}
    the field {0}
      フィールド {0}
    a name
      名前
    a line
      行
    give a line, or its beginning, a short name
      行、またはその始まりに短い名前を付ける
    {{1}} is the first word behind it
      {{1}} は後ろの最初の語
    not any more
      取り消す
    More words come at its end: with `alias ll = table`, `ll .items` is `table .items`.
      後に書いた語は末尾に付きます。`alias ll = table` なら、`ll .items` は `table .items` です。
    A workspace keeps it; so does a line of ~/.config/apus/rc, for every session. Saved sessions hold the line that it stands for.
      ワークスペースに残ります。~/.config/apus/rc の行にすれば、全セッションで使えます。保存したセッションには、元の行が入ります。
    list the desks that are kept between runs, or find a text in their answers
      保存されているワークスペースを一覧、またはその応答からテキストを検索
    which answers have a text
      テキストを含む応答
    removes one, with its answers
      ワークスペースを応答ごと削除
    what there is, the last used first
      いまあるもの。最後に使ったものが先頭
    answers of last week, without a network
      先週の応答を、ネットワークなしで
    `apus --workspace NAME` begins one, and goes back to it: base, headers, options, variables, aliases, and the last 200 answers (of 30 days, 100 MB at most) with their numbers.
      `apus --workspace NAME` で始め、また戻れます。ベース、ヘッダー、オプション、変数、エイリアス、最後の 200 件の応答（30 日間、合計 100 MB まで）が番号つきで残ります。
    No cookie is kept, and no secret: one of `env:` or `file:` is taken from there again, another is asked for.
      Cookie と秘密は残りません。`env:` と `file:` の秘密はまたそこから読み、ほかは入力を求めます。
    a table where objects are alike, else a tree
      似たオブジェクトなら表、ほかはツリー
    folded to the screen
      画面に合わせて折りたたむ
    indented, as text
      字下げしたテキスト
    rows and columns
      行と列
    as it came
      届いたまま
    choose how answers are shown, look at a part in one way, or lay out a text
      応答の表示方法を選ぶ、一部を一度だけその方法で見る、またはテキストを整形する
    lays out Markdown or HTML
      Markdown か HTML を整形
    indented text from now on
      以後は字下げしたテキスト
    an answer, as indented text
      応答を字下げしたテキストで
    a part of it as a tree, once
      一部を一度だけツリーで
    the usual view
      通常の表示
    its text, laid out for reading
      テキストを読みやすく整形
    With a path it looks once and sets nothing. By itself an answer is a table where it is a list of objects that are alike and flat, rows of CSV or lines of JSON, a page where it is HTML, and otherwise a tree.
      パスがあれば一度だけ表示し、設定は変えません。通常は、似た平らなオブジェクトのリスト、CSV の行、JSON の行なら表、HTML ならページ、ほかはツリーです。
    `view markdown` reads Markdown, and HTML such as Qiita's `rendered_body`; what is longer than the screen ends with the line to type: `view markdown .body | less`.
      `view markdown` は Markdown と、Qiita の `rendered_body` のような HTML を読みます。画面より長ければ、続きを見る行を最後に示します: `view markdown .body | less`
    show what requests go out with: base, headers, credential, variables, proxy
      リクエストに使われるものを表示: ベース、ヘッダー、認証情報、変数、プロキシ
    a header and a query item for every request
      すべてのリクエストのヘッダーとクエリ項目
    what there is now
      いまあるもの
    a path or a value
      パス、または値
    a header of a response
      レスポンスのヘッダー
    a cookie
      Cookie
    its status
      そのステータス
    a line in quotes that asks
      リクエストする行（引用符で囲む）
    asks again when it is older
      これより古ければリクエストし直す
    keep a value for later lines, which name it as {{NAME}}
      値を後の行のために残す。{{NAME}} として使える
    something to take a value from
      値を取り出す元になるもの
    keep it
      残す
    and use it
      使う
    a header of the last response
      最後のレスポンスのヘッダー
    a list, for `for` and JSON
      `for` と JSON のためのリスト
    asked for when a line needs it
      行が必要としたときに尋ねる
    all there are
      いまあるものすべて
    `env:VARIABLE` and `file:PATH` are secrets: they go into headers and are never shown.
      `env:VARIABLE` と `file:PATH` は秘密です。ヘッダーに使われ、表示されません。
    `header NAME $2` and `status $2` are of the second response; `{{header NAME}}`, `{{cookie NAME}}` and `{{status $2}}` name them within a line. A path after `$2` is always of its body.
      `header NAME $2` と `status $2` は 2 番目のレスポンスのものです。行の中では `{{header NAME}}`、`{{cookie NAME}}`、`{{status $2}}` と書きます。`$2` の後のパスは、つねにそのボディのものです。
    What `from` names is asked for when a line first needs it, again when it is older than `--for` says, and once when a server answers 401. `auth bearer {{token}}` follows it.
      `from` の行は、値が最初に必要になったとき、`--for` より古くなったとき、サーバーが 401 を返したときに一度、リクエストします。`auth bearer {{token}}` もそれに従います。
    show where relative paths start
      相対パスの起点を表示
    base and path
      ベースとパス
    the name of an option
      オプションの名前
    set a header, a query item, a variable or an option for the session
      ヘッダー、クエリ項目、変数、オプションをセッションに設定
    give up after five seconds
      5 秒で諦める
    a header for every request
      すべてのリクエストのヘッダー
    a query item for every request
      すべてのリクエストのクエリ項目
    `set` alone shows the options and their values. `unset` takes back.
      `set` だけでオプションと値を表示します。`unset` で取り消します。
    `cacert`, `cert`, `cert-key` and `tls` are kept for the base's origin, and no other is given them.
      `cacert`、`cert`、`cert-key`、`tls` はベースのオリジン用で、ほかには使われません。
    a query
      クエリ
    go to a path under the base, from which relative paths start
      ベースの下のパスへ移動し、相対パスの起点にする
    go down
      下へ移動
    ask for a path from there
      そこからのパスをリクエスト
    and back to where you were
      元の場所へ戻る
    `cd` alone goes to the base. `cd /x` starts at the base; `cd x` where you are.
      `cd` だけならベースへ移動します。`cd /x` はベースから、`cd x` は現在の場所からです。
    keeps the cookies too, with their values
      Cookie も値ごと保存
    keep base, headers, query and options under a name, for another day
      ベース、ヘッダー、クエリ、オプションを名前つきで残し、また使えるようにする
    keep what is set now
      いまの設定を残す
    go back to it
      そこへ戻る
    what `env` and `set` show, but for secrets
      `env` と `set` の表示と同じ。秘密は除く
    """
}
