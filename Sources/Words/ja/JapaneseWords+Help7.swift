extension JapaneseWords {
  static let help7: StaticString = """
    what the next answer will be
      次の応答の予想
    say what the next answer will be, and learn whether you were right
      次の応答を予想し、当たったか確かめる
    its status; 4xx means any of those
      ステータス。4xx はその範囲のすべて
    a header that it has
      応答にあるヘッダー
    no body
      ボディなし
    whatever expect takes
      expect の条件なら何でも
    a failure
      失敗
    a recorded lesson
      記録したレッスン
    is the lesson that they are of, where it is none of the program's
      プログラムのものでない場合の、元のレッスン
    tells it as JSON
      JSON で出力
    tells it as a table for a sheet
      表計算用の表で出力
    write lessons for others, prove them, and see what was done in them
      ほかの人のためにレッスンを書き、確かめ、結果を見る
    check, new, from or grade
      check、new、from、grade のどれか
    a lesson with every block in it
      全種類のブロックを含むレッスン
    prove it on the practice API, twice
      練習用 API で 2 回確かめる
    say what there is, or how one command works
      何があるか、またはコマンドの使い方を示す
    how requests are written
      リクエストの書き方
    one way to write a command
      コマンドの書き方の 1 つ
    how to look into a response
      レスポンスの見方
    what is known of an endpoint
      エンドポイントについてわかっていること
    writes all that is known of a request as JSON: level, text, evidence, rule, key
      リクエストについてわかることをすべて JSON で出力: level、text、evidence、rule、key
    explain what happened, or what a code, a status, a header or a method means
      何が起きたか、またはコード、ステータス、ヘッダー、メソッドの意味を説明
    what a file is
      何のファイルか
    what became of a request
      リクエストがどうなったか
    something to explain
      説明するもの
    how far it came, what that shows, what an app would get
      どこまで進んだか、何がわかるか、アプリに何が届くか
    the same for programs
      同じものをプログラム用に
    what may be relied on
      頼りにしてよいこと
    a line of a message, part by part
      メッセージの 1 行を部分ごとに
    Alone it explains the last line that failed, or else the last request; `explain 3` explains request 3.
      これだけなら、最後に失敗した行か、最後のリクエストを説明します。`explain 3` はリクエスト 3 を説明します。
    Each sentence has its level: `seen` was measured here, `said` is the server's claim, `rule` is a standard's, and `perhaps` is a guess. Below it stands what it rests on.
      各文には水準があります。`seen` はここで測ったこと、`said` はサーバーの主張、`rule` は標準の規則、`perhaps` は推測です。下に根拠を示します。
    `explain file` tells what a file is, what of it is understood and what is left out, by line. Nothing is sent.
      `explain file` は、何のファイルか、どこが理解でき、どこが除かれるかを、行ごとに示します。何も送りません。
    so does ^D on an empty line
      空の行の ^D も同じ
    so does ^L, which keeps the line
      ^L も同じ。行は残る
    trusts the authorities in a file for it
      そのために、ファイルの認証局を信頼する
    another description
      別の API 記述
    asks a path and what is below it, a tag, or one operation
      パスとその下、タグ、または 1 つの操作をリクエスト
    sends so many in a time, 2/s unless it is said
      一定時間に送る数。指定しなければ 2/s
    sends at most so many, else 50
      送る数の上限。なければ 50
    asks nobody before it sends
      送る前に確認しない
    go by a description of the API: OpenAPI 3, Swagger 2 or JSON Hyper-Schema, in JSON or YAML
      API 記述に従う: OpenAPI 3、Swagger 2、JSON Hyper-Schema（JSON か YAML）
    which servers it has, or go to one
      サーバーの一覧、またはその 1 つへ
    write one of what was asked and answered, as YAML or JSON
      リクエストと応答から記述を YAML か JSON で書く
    what was seen and is not in it, or otherwise than it says
      記述にない、または記述と違うもの
    what changed from it to another one
      別の記述との違い
    ask what is safe, and tell where answers do not fit
      安全なものをリクエストし、応答が合わない所を示す
    go by none any more
      使うのをやめる
    how the practice API describes itself
      練習用 API 自身の記述
    one of its operations
      その操作の 1 つ
    find the one of the API at the base
      ベースの API の記述を探す
    what is loaded
      読み込んだもの
    With a description `ls` lists what the API has, Tab completes paths and parameters, `help get /users/{id}` shows an operation, `edit` begins with a body that fits, and a request or a response that does not fit is told. Nothing is ever held back.
      API 記述があれば、`ls` が API の内容を一覧し、Tab がパスとパラメーターを補完し、`help get /users/{id}` が操作を示し、`edit` が合ったボディで始まり、合わないリクエストやレスポンスを知らせます。送信を止めることはありません。
    Items and files go out as the type that the operation takes: a form, parts, or JSON; `--json`, `--form` and a `Content-Type` go before that.
      項目とファイルは、操作の受け取る形式（フォーム、パート、JSON）で送られます。`--json`、`--form`、`Content-Type` が優先します。
    `-` reads standard input. Without a base, the first server of the description becomes the base, or the place the description came from. It is read for every `base` that is set afterwards.
      `-` は標準入力を読みます。ベースがなければ、最初のサーバーか、記述の取得元がベースになります。以後に設定するどのベースでも使われます。
    `spec server` lists the servers; `spec server 2`, `spec server region=us` go to one. References to other files are followed below the folder of the description, or at its own origin; anything else is asked for once.
      `spec server` はサーバーを一覧し、`spec server 2` や `spec server region=us` で移動します。ほかのファイルへの参照は、記述のフォルダーの下か同じオリジンならたどり、ほかは一度だけ確認します。
    `spec save` notes at each fact which requests tell of it. `spec seen` has what it lacks; `ls`, `help` and Tab know of that, too, and of one that has a name the next time as well: names and types are kept, no values. `spec diff` has breaking changes first, and exits with 1 for them. `spec check` sends GET and HEAD only, where the description has examples for what is required; it shows the list, asks, and stops at 429.
      `spec save` は、各事実の元になったリクエストを記します。`spec seen` は記述にないものを示し、`ls`、`help`、Tab もそれを知っています。名前のある API では次回も使えます。残るのは名前と型で、値は残りません。`spec diff` は互換性を壊す変更を先に示し、あれば 1 で終わります。`spec check` は、必須の値の例がある GET と HEAD だけを送ります。一覧を示して確認し、429 で止まります。
    `spec github` is GitHub's own, as `use github` is; `use` alone lists such names. A word is a subcommand, then a name, then a file: `./github` is always a file, and `spec load github` always an API, here or in the directory that `set spec-directory URL` names. What is fetched is kept, at most 200 MB, and asked for again after a day, without a credential. Names of your own are lines of ~/.config/apus/apis, with name, base, address, size, auth and title: `shop https://api.shop.test https://shop.test/api.json - - Our shop`.
      `spec github` は、`use github` と同じ GitHub 公式の記述です。`use` だけでそうした名前を一覧します。語はサブコマンド、名前、ファイルの順に解釈します。`./github` はつねにファイル、`spec load github` はつねに API で、ここのものか `set spec-directory URL` の場所のものです。取得したものは 200 MB まで残し、1 日たつと認証情報なしで確かめ直します。独自の名前は ~/.config/apus/apis の行に、名前、ベース、アドレス、サイズ、認証、題名の順で書きます: `shop https://api.shop.test https://shop.test/api.json - - Our shop`
    ask {0}, with types
      {0} に型つきでリクエスト
    tells what it takes
      受け取るものを示す
    say who you are
      自分が誰かを示す
    says how it is used
      使い方を示す
    names its type
      型の名前
    write the last request, an operation, or all of a description as Swift source that compiles
      最後のリクエスト、操作、または API 記述の全体を、コンパイルできる Swift のソースで書く
    a request worth keeping
      残しておきたいリクエスト
    an endpoint: its parameters, its response, its errors, and its use
      エンドポイント: パラメーター、レスポンス、エラー、使い方
    another answer of the same endpoint
      同じエンドポイントの別の応答
    optional is what was null or missing in either
      どちらかで null か欠けていたものはオプショナルになる
    with Foundation alone
      Foundation だけで
    The parts of a path that vary are properties. Secrets are never written: a sample reads them from the environment.
      変わるパスの部分はプロパティになります。秘密は書かれず、例では環境から読みます。
    no success has been seen, so the response is any value
      成功がまだないので、レスポンスは任意の値です
    from {0}; more requests to the same path make the types surer
      {0} から。同じパスへのリクエストが増えるほど型は確かになります
    decode the last body, or a part of it, as Swift code would
      最後のボディかその一部を、Swift のコードと同じようにデコード
    something to decode
      デコードするもの
    all of it, as the type the program has
      プログラムの型で全体を
    a type of your own,
      独自の型と、
    and a value of it
      その値
    the types there are
      いまある型
    What does not decode says where, as an app's error would: decode.missing, decode.type or decode.value.
      デコードできなければ、アプリのエラーと同じ形で場所を示します: decode.missing、decode.type、decode.value
    the status was {0}, so this may be an error's body
      ステータスが {0} だったので、エラーのボディかもしれません
    as {0}
      {0} として
    a path or a shape
      パス、または形
    infer the type of the last body, of a part of it, or of several bodies
      最後のボディ、その一部、または複数のボディの型を推定
    something with a shape
      形のあるもの
    all of it
      全体
    what all the owners have in common
      全オーナーに共通するもの
    what both answers have in common
      両方の応答に共通するもの
    kept under a name, for `as` and `expect shape`
      名前を付けて、`as` と `expect shape` のために残す
    `name?` may be missing, `string?` may be null, `a | b` is one or the other, `{ [key]: integer }` has keys that are data.
      `name?` はなくてもよく、`string?` は null でもよく、`a | b` はどちらか、`{ [key]: integer }` はキーがデータです。
    the name of an API
      API の名前
    a word
      語
    fetch the description that an API's owner publishes
      API の提供元が公開する記述を取得
    look for one in the public directory
      公開ディレクトリーから探す
    look where the API at the base says, or usually has, its own
      ベースの API が示す所、またはよくある所で探す
    what was fetched and is kept
      取得して残しているもの
    ask whether there is another
      新しいものがあるか確かめる
    keep one no longer
      残すのをやめる
    no match: 
      一致なし: 
    a value
      値
    no arguments
      引数なし
    nothing more
      これ以上なし
    one of 
      次のどれか: 
     or {0}
       か {0}
    what it takes
      受け取るもの
    Type a request, look into the answer, go on.
      リクエストを入力し、応答の中を見て、先へ進みます。
     or a heading tells more; topics: 
       か見出しで詳しい説明。話題: 
    A folder stands for all sessions below it. Nothing is sent. {0}, and the exit status is 1.
      フォルダーはその下の全セッションを表します。何も送りません。{0}。その場合、終了ステータスは 1 です。
    {0}; a session that replayed before still does. What `redact` declares counts, too.
      {0}。それまで再生できたセッションは、以後も再生できます。`redact` で指定したものも対象です。
    send what this file has for the host, as .netrc is written
      .netrc 形式のこのファイルにある、ホスト用のものを送る
    Each answer is changed in some fifty ways, one at a time: a member is gone, a number is a text, the status is 500. Nothing is sent. What `replay --live` would find is noticed; each miss comes with a rule that would find it, where one can.
      各応答を、一度に 1 つずつ、50 通りほどに変えます。メンバーがない、数値がテキストになる、ステータスが 500 になる、などです。何も送りません。`replay --live` が見つける変更は、気づくものに数えます。見逃したものには、できれば、見つけるためのルールを示します。
    {0}: values may be others, and keys more, but none may be missing or of another kind; the same holds for what a path shows. So are the columns of CSV, the elements of XML, the title, headings and fields of a page, a short text, and headers but for those that a cache or a proxy sets. What is only a risk, such as a list that is empty now, is noted; {1} red makes it drift. Hints and what errors suggest to try do not count. A block that says {mode=exact}, {mode=json} or {mode=shape} is compared by what is written in it.
      {0}。値は違ってもよく、キーは増えてもよいですが、欠けたり種類が変わったりしてはいけません。パスの表示も同じです。CSV の列、XML の要素、ページの題名・見出し・入力欄、短いテキスト、キャッシュやプロキシが付けるもの以外のヘッダーも比べます。空になったリストのような、危険なだけのものは注記します。{1} red でドリフトとみなします。ヒントと、エラーが示す次の行は数えません。{mode=exact}、{mode=json}、{mode=shape} のあるブロックは、その方法で比べます。
    {0}: what may be missing, null or of another type. {1}.
      {0}: 欠けてもよいもの、null でもよいもの、別の型でもよいものです。{1}。
    {0}. A session that was written by hand gets its recording so. Where a step that was fine fails, or the steps of a recording's last exchanges are gone, nothing is written, unless with {1}. {2}: it is accepted, skipped, or made a rule of its step.
      {0}。手で書いたセッションも、これで記録ができます。成功していた手順が失敗するか、記録の最後のやり取りに当たる手順がなければ、{1} がない限り何も書きません。{2}: 受け入れる、飛ばす、またはその手順のルールにする。
    A `rules` block promises more of the step above it, or of all where it stands first; `help rules` lists what. {0}, such as --rule '.age ignore'.
      `rules` ブロックは、上の手順について、最初にあれば全手順について、さらに約束します。一覧は `help rules` にあります。{0}。例: --rule '.age ignore'
    Both ask before the session contacts a host that is not its base, uses a variable of the environment, reads a file or runs a shell. {0}. {1}.
      どちらも、ベース以外のホストへの接続、環境変数の使用、ファイルの読み取り、シェルの実行の前に確認します。{0}。{1}。
    A folder stands for all sessions below it, and so does a pattern such as api/**/*; FILE:14 is the step at line 14 with those of its block before it, and - is standard input. Steps in a `setup` block run first, those in a `teardown` block last, also after a failure and ^C.
      フォルダーはその下の全セッションを表し、api/**/* のようなパターンも使えます。FILE:14 は 14 行目の手順と、そのブロックのそれより前の手順です。- は標準入力です。`setup` ブロックの手順は最初に、`teardown` ブロックの手順は、失敗や ^C の後でも最後に実行します。
    """
}
