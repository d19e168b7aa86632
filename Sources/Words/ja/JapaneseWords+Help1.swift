extension JapaneseWords {
  static let help1: StaticString = """
    the number of a request
      リクエストの番号
    the number of another request
      別のリクエストの番号
    matches the elements of lists by a field
      リストの要素をフィールドで対応づける
    says nothing of what is there
      そこにある値を表示しない
    compares types, not values
      値ではなく型を比べる
    compares the heads
      ヘッダー部を比べる
    shows both sides whole, next to each other
      両方の全体を横に並べて表示
    shows only what breaks a client, and fails where there is something
      クライアントを壊す変更だけを表示し、あれば失敗する
    compare the bodies of two requests, value by value
      2 つのリクエストのボディを値ごとに比べる
    what is different
      違うところ
    the heads of the first and of the last
      最初と最後のヘッダー部
    without ids, and both sides whole
      id を除き、両方の全体を
    `+` is new, `-` is gone, `~` has changed, `>` has moved. Elements of a list are matched by `id`, `key`, `name` or `slug`, or by the field of `--by`; where none of them tells all apart, by what they have in common.
      `+` は追加、`-` は削除、`~` は変更、`>` は移動です。リストの要素は `id`、`key`、`name`、`slug`、または `--by` のフィールドで対応づけます。どれでも区別できなければ、共通部分で判断します。
    `diff 1` compares with the last; `diff 1 data.json` with a file; `diff 1 2 .items` only a part. A path such as `.items[id=2].v` can be typed as it is shown.
      `diff 1` は最後のものと、`diff 1 data.json` はファイルと比べます。`diff 1 2 .items` は一部だけです。`.items[id=2].v` のようなパスは、表示どおりに入力できます。
    Of two saved sessions the steps that ask the same are compared: by status, headers, shape and time. `diff a b` takes the names that `save` took.
      保存したセッション 2 つでは、同じことを尋ねる手順をステータス、ヘッダー、形、時間で比べます。`diff a b` には `save` で付けた名前を使えます。
    list every link of the last answer, by numbers that follow takes
      最後の応答にあるリンクを、follow で使える番号つきで一覧
    an answer with links
      リンクのある応答
    of its head, and of its body
      ヘッダー部とボディのリンク
    those of a part, by the same numbers
      一部分のリンク、番号は同じ
    ask for the first
      最初のリンクをリクエスト
    They are of Link and Location, of members such as href, next and *_url, and of pages in HTML. {…} is to be filled in: `get .items[0].x name==value` does.
      対象は Link と Location、href、next、*_url などのメンバー、HTML のページのリンクです。{…} は埋めて使います: `get .items[0].x name==value`
    a number that `find` gave
      `find` が付けた番号
    one step back
      1 つ戻る
    go to a part of the last body, from which paths start then
      最後のボディの一部へ移動し、以後のパスの起点にする
    something to walk in
      中を見て回るもの
    go there
      そこへ移動
    what is below
      その下にあるもの
    back to all of it
      全体へ戻る
    `look 3` goes to the third place that `find` listed; `look ..` one step back. `$` is all of the answer, wherever you are. The next answer is looked at whole.
      `look 3` は `find` が挙げた 3 番目の場所へ、`look ..` は 1 つ前へ移動します。`$` はどこにいても応答の全体です。次の応答は全体から見ます。
    nothing was listed by `find`
      `find` はまだ何も挙げていません
    `find` listed 1 to {0}
      `find` が挙げたのは 1 から {0} までです
    shows all columns, in blocks one below the other
      全列を、上下のブロックに分けて表示
    makes owner.login a column, instead of JSON in a cell
      owner.login を、セル内の JSON ではなく列にする
    writes whole cells, quoted as RFC 4180 has it
      セル全体を RFC 4180 の引用符つきで出力
    writes tabs between them; one in a cell is \\t
      タブ区切りで出力し、セル内のタブは \\t にする
    writes Markdown
      Markdown で出力
    writes a page
      HTML ページを出力
    writes an object a line
      1 行に 1 オブジェクトを出力
    show a list of objects as a table: sorted, filtered, counted, or for other programs
      オブジェクトのリストを表にする。並べ替え、絞り込み、集計、他のプログラム用の出力もできる
    a list to show
      表示するリスト
    the columns that say the most
      最も役立つ列
    these columns
      指定した列
    the three with the most stars
      スターの多い 3 件
    only where something holds
      条件に合うものだけ
    a row a language
      言語ごとに 1 行
    all columns, whole; also .tsv .md .html .jsonl .json
      全列を省略せずに。.tsv .md .html .jsonl .json も可
    The number of a row is its place in the list: row 7 of `table .items` is `.items[7]`, sorted or not.
      行の番号はリスト内の位置です。`table .items` の 7 行目は、並べ替えても `.items[7]` です。
    Numbers are sorted by value, and texts that spell numbers, too; what is missing stands last. A sum is exact.
      数値は大きさで並べ、数字のテキストも同様です。ない値は最後に並びます。合計は正確です。
    `--join $2 on id` adds the columns of another answer: every row stays, with or without a counterpart.
      `--join $2 on id` は別の応答の列を加えます。対応する行がなくても、各行は残ります。
    `>> items.csv` adds rows below those that are there, whose columns are named once; other columns are refused.
      `>> items.csv` は既存の行の下に追加します。列名は最初だけ書き、列が違えば拒否します。
    CSV holds what came. A cell that begins with = + - or @ is a formula to a spreadsheet that opens the file: import the columns as text where the data is not your own.
      CSV には届いた値がそのまま入ります。= + - @ で始まるセルは、表計算ソフトが式として扱います。他人のデータでは、列をテキストとして取り込んでください。
    show the head of the last response
      最後のレスポンスのヘッダー部を表示
    something to look at
      見るもの
    its status line and its headers, in order
      ステータス行とヘッダーを、届いた順に
    those of the first response
      最初のレスポンスのもの
    Before the first request it shows what will be sent, as `env` does.
      最初のリクエストの前は、`env` と同じく送られるものを表示します。
    Headers that came after the body, as trailers do, stand below an empty line.
      ボディの後に届いたヘッダー（トレーラー）は、空行の下に表示します。
    lays it out in lines
      行に分けて整形
    writes the same values as YAML
      同じ値を YAML で出力
    show the last body as it was received
      最後のボディを受信したまま表示
    its text
      そのテキスト
    indented, every number and string spelled as it was
      字下げして。数値と文字列の綴りは元のまま
    for files that people edit
      人が編集するファイル用
    exactly the bytes that came
      受信したバイトそのまま
    draws so many levels
      表示する階層の数
    draw the last body, or a part of it, in full
      最後のボディ、またはその一部を、すべて描く
    something to draw
      描くもの
    all of it, folded nowhere
      折りたたまずに全体を
    one level only
      1 階層だけ
    list the keys of an object, or of the objects of a list
      オブジェクト、またはリスト内のオブジェクトのキーを一覧
    something with keys
      キーのあるもの
    the keys of the body
      ボディのキー
    a list of objects
      オブジェクトのリスト
    all their keys, with types, and how many have each
      全キーと型、それぞれを持つ数
    draw values: numbers as a histogram, times as a line, the rest counted
      値を描く。数値はヒストグラム、時刻は折れ線、ほかは個数
    a histogram of numbers
      数値のヒストグラム
    how often each is there
      それぞれの出現回数
    numbers over time
      数値の時間推移
    a bar a name
      名前ごとの棒
    Lists of a time and a number, as time series have them, are a line over time, too.
      時系列のような、時刻と数値の組のリストも折れ線になります。
    draw where the time of the last request went
      最後のリクエストの時間の内訳を描く
    three requests, one after the other
      リクエスト 3 つを順に
    a bar for each of them
      それぞれの棒
    write a value without quotes, for a shell or for reading
      値を引用符なしで出力する。シェルや読むためのもの
    something to take from
      取り出す元になるもの
    a string, without its quotes and escapes
      引用符とエスケープのない文字列
    one a line
      1 行に 1 つ
    for another program
      ほかのプログラムへ
    An object or a list is one line of JSON. Where nothing is there, the exit status is 1.
      オブジェクトやリストは 1 行の JSON になります。何もなければ終了ステータスは 1 です。
    look at a part of the last response, by a path
      最後のレスポンスの一部をパスで見る
    one value
      1 つの値
    one value of each
      それぞれから 1 つの値
    Paths are JSONPath (RFC 9535). A leading dot stands for $, and [] for [*].
      パスは JSONPath（RFC 9535）です。先頭のドットは $、[] は [*] の意味です。
    `$2.items` looks into the second response. In a pipe each match is one line of compact JSON.
      `$2.items` は 2 番目のレスポンスを見ます。パイプでは、一致ごとに 1 行の JSON になります。
    a text, or a status
      テキスト、またはステータス
    shows every request, and not only as many as fit the screen
      画面に収まる分だけでなく、全リクエストを表示
    list the requests of this session and what came of them
      このセッションのリクエストとその結果を一覧
    both, with their outcome
      両方と、その結果
    those that came to this; 4xx and failed are others
      この結果のもの。4xx や failed も指定可
    those whose line or URL has this text
      行か URL にこのテキストを含むもの
    `show N` shows one again, `rerun N` sends it again, `reuse N` puts its line on the prompt.
      `show N` はもう一度表示、`rerun N` は再送信、`reuse N` はその行をプロンプトに置きます。
    … {0} earlier; 
      … ほかに {0} 件が前にあります。
    a text to find
      探すテキスト
    takes every letter in either case, not only those of ASCII
      ASCII 以外の文字でも大文字と小文字を区別しない
    takes TEXT for a pattern (RFC 9485)
      TEXT をパターン（RFC 9485）とみなす
    looks at keys only
      キーだけを調べる
    find a text in the keys and values of the last body, and say where
      最後のボディのキーと値からテキストを探し、場所を示す
    something to search
      探す対象
    each place, with its path
      それぞれの場所とパス
    go to the second of them
      2 番目へ移動
    keys that end so
      こう終わるキー
    ASCII letters match in either case. A program behind `|` gets all places: a path, a tab and the value.
      ASCII の文字は大文字と小文字を区別しません。`|` の先のプログラムには、全部の場所をパス、タブ、値で渡します。
    tell the last exchange in order: resolved, connected, sent, received
      最後のやり取りを順に示す: 名前解決、接続、送信、受信
    something to tell
      示すもの
    """
}
