extension JapaneseWords {
  static let help2: StaticString = """
    what was sent and what came back
      送ったものと、返ってきたもの
    show the last request as it was sent
      最後のリクエストを送信したまま表示
    a request with a body
      ボディのあるリクエスト
    its head and its body
      そのヘッダー部とボディ
    count the elements of an array, the members of an object, or the matches of a path
      配列の要素、オブジェクトのメンバー、またはパスの一致を数える
    something to count
      数えるもの
    how many elements
      要素の数
    how many matches
      一致の数
    Commands for {0}
      {0} のコマンド
    `help COMMAND` tells more of one.
      `help COMMAND` で 1 つを詳しく見られます。
    What can be written behind a URL
      URL の後に書けるもの
    leave a header out
      ヘッダーを送らない
    send a header empty
      空のヘッダーを送る
    a query item
      クエリ項目
    a text field of the body
      ボディのテキストのフィールド
    a JSON field of the body
      ボディの JSON のフィールド
    a field inside a field
      フィールドの中のフィールド
    an element of a list
      リストの要素
    a text field, read from a file
      ファイルから読むテキストのフィールド
    a JSON field, read from a file
      ファイルから読む JSON のフィールド
    a file, as a part of a form
      フォームの一部としてのファイル
    a bare JSON value is the body
      JSON の値だけを書くとボディになる
    A backslash before : ; = @ takes their meaning away. On a line of their own, items are kept for the session.
      : ; = @ の前にバックスラッシュを置くと、記号の意味がなくなります。項目だけの行は、セッションに設定されます。
    Options of a request, in any place of its line
      リクエストのオプション（行のどこにでも書けます）
    Paths look into a response (RFC 9535)
      パスでレスポンスの中を見る（RFC 9535）
    the whole body
      ボディ全体
    a member, an element
      メンバー、要素
    the last element
      最後の要素
    a slice
      範囲
    of every element
      全要素の
    at any depth
      どの深さでも
    a key that is no name
      名前の形でないキー
    with a pattern
      パターンで
    in the second response
      2 番目のレスポンスの中
    Values of one line for later ones
      ある行の値を後の行で使う
    a value of the last response; {{$2.id}} of the second
      最後のレスポンスの値。{{$2.id}} は 2 番目の値
    a header of the last response; {{status $2}} of the second
      最後のレスポンスのヘッダー。{{status $2}} は 2 番目の値
    ask for the URL it has there; name==value fills a {name} of it
      そこにある URL をリクエスト。name==value は {name} を埋める
    keep one for longer
      後まで残す
    use it
      使う
    a secret, which is never shown
      表示されない秘密の値
    it may go into a header
      ヘッダーに使える
    what there is
      いまあるもの
    What the braces hold must be there, or nothing is sent. \\{{ is two braces. Nothing is filled in a file, nor in a value.
      波括弧の指すものがなければ、何も送りません。\\{{ は波括弧 2 つです。ファイルの中と値の中は埋めません。
    A value that begins a URL is taken as written. Behind that it is one part of it: its / is sent as %2F, and it may not be empty, `.` or `..`.
      URL の先頭にある値は、書いたまま使います。それより後では URL の 1 部分になり、/ は %2F として送られます。空、`.`、`..` にはできません。
    Bodies in and out
      ボディの入出力
    the exact bytes into a file; >> goes on at its end
      バイトをそのままファイルへ。>> は末尾に追加
    an error's body, too; else the file stays
      エラーのボディも。なければファイルは元のまま
    a file called what the server says; never over another
      サーバーの示す名前のファイルへ。上書きはしない
    go on with a.zip.part, which a cut body leaves
      途切れたボディが残した a.zip.part の続きから
    the exact bytes into a command
      バイトをそのままコマンドへ
    a file as the body; so does @file
      ファイルをボディに。@file も同じ
    in a shell; so is a pipe, and @- names either
      シェルで。パイプも同じ。@- はどちらも指す
    a file as a field
      ファイルをフィールドに
    look at a file as at a response
      ファイルをレスポンスとして見る
    Rules promise something of an answer
      ルールは応答についての約束
    one of them; 2xx, 200..299, < 500
      そのどれか。2xx、200..299、< 500 も可
    of the kind that it was; type string or null
      元と同じ種類。type string or null も可
    a value; also != < <= > >=
      値。!= < <= > >= も可
    one of these values
      これらの値のどれか
    a number in this range; 1.. has no end
      この範囲の数値。1.. は上限なし
    how many, or how long
      個数、または長さ
    in order; sorted by .price desc
      順に並んでいる。sorted by .price desc も可
    none is there twice
      重複がない
    of each element; or a filter: every @.a > @.b
      各要素について。絞り込みも可: every @.a > @.b
    a regular expression (RFC 9485)
      正規表現（RFC 9485）
    a part, an element or a key
      部分、要素、またはキー
    it is not there; optional: it may be
      存在しない。optional はなくてもよい
    the value of a variable, or at a path
      変数の値、またはパスの値
    the value that it was; shape: of the shape that it was
      元と同じ値。shape は同じ形
    an object whose keys are data
      キーがデータであるオブジェクト
    nothing is compared there
      そこは何も比べない
    a header; any promise for a text
      ヘッダー。テキスト向けの約束なら何でも
    the body as text
      ボディのテキスト
    in all; time connect, time first-byte
      全体の時間。time connect、time first-byte も可
    as the description has it
      API 記述のとおり
    a shape, or a type such as GitHub.User
      形、または GitHub.User のような型
    Several promises have commas between them: .items len 1..9, unique .id. What stands behind # is for people.
      複数の約束はコンマで区切ります: .items len 1..9, unique .id  # の後は人が読むための覚え書きです。
    `expect RULE` checks the last response; what a rule compares is the answer before to the same request. `--until RULE` waits for one. In a saved session a block of rules, which opens with ```rules, holds one a line: for the step above it, or for all where it stands before the first. There what was recorded is compared.
      `expect RULE` は最後のレスポンスを確かめます。比べるルールでは、同じリクエストの前回の応答が相手です。`--until RULE` は成り立つまで待ちます。保存したセッションでは、```rules で始まるブロックに 1 行 1 つ書きます。上の手順に、最初の手順より前なら全手順に効きます。その場合は記録と比べます。
    JSON, sent and received
      JSON の送信と受信
    a bare value is the body
      値だけを書くとボディになる
    the same by its fields: = is text, := is JSON
      同じものをフィールドで。= はテキスト、:= は JSON
    with a value of the last answer
      最後の応答の値を使って
    from a file; edit post / opens your editor
      ファイルから。edit post / はエディターを開く
    look into an answer
      応答の中を見る
    what an object has
      オブジェクトのキー
    a list in columns
      列に分けたリスト
    where a text stands
      テキストのある場所
    A row goes on while a bracket is open. Numbers and the order of keys stay what they were, in both directions.
      括弧が開いている間、行は続きます。数値とキーの順序は、送信でも受信でも元のままです。
    `help paths` has what a path may be, `help items` what a field may be.
      パスの書き方は `help paths`、フィールドの書き方は `help items` にあります。
    What was asked for, into a command or a file
      求めたものをコマンドやファイルへ
    the exact bytes of the body into a command
      ボディのバイトをそのままコマンドへ
    the values of a path, one a line
      パスの値を 1 行に 1 つ
    a head, a field a line
      ヘッダー部を 1 行に 1 フィールド
    any other view
      ほかの表示でも
    into a file; >> goes on at its end
      ファイルへ。>> は末尾に追加
    the last request, for a shell
      最後のリクエストをシェル用に
    More than five screens go through PAGER or less by themselves; `set pager off` shows them at once. less keeps paths and colours, and `tree --color always` keeps them for any program.
      5 画面を超えるものは、自動的に PAGER か less を通ります。`set pager off` でそのまま表示します。less ではパスと色が残り、`tree --color always` はどのプログラムにも色を渡します。
    Only what was asked for goes there. What is said about it, such as an error, stays on the screen.
      そこへ渡るのは求めたものだけです。エラーなどの説明は画面に残ります。
    A file changes only when the line has gone well. `help files` has more of files.
      ファイルは、行が成功したときだけ変わります。ファイルについては `help files` にもあります。
    Keys, while a line is typed
      行を入力するときのキー
    what can stand here; again, the next of it; Shift-Tab goes back
      ここに書けるもの。もう一度で次の候補、Shift-Tab で前の候補
    take the dim text, or go to the end; Alt-F takes one word of it
      薄い文字を採用、または行末へ。Alt-F で 1 語だけ採用
    earlier lines that begin with what is typed
      入力と同じ始まりの以前の行
    search them for a text
      以前の行からテキストを検索
    to the beginning, by a word
      行頭へ、1 語ずつ
    delete a word, the line, the rest of it
      1 語、行全体、行の残りを削除
    put back what was deleted
      削除したものを戻す
    another row of the same line
      同じ行の中で改行
    clear the screen
      画面を消去
    leave the line, or stop what runs
      行をやめる、または実行を止める
    go back to the shell; fg comes back
      シェルに戻る。fg で復帰
    on an empty line: leave
      空の行で: 終了
    write the body in your editor
      ボディをエディターで書く
    """
}
