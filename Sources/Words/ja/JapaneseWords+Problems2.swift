extension JapaneseWords {
  static let problems2: StaticString = """
    {0} has no U+{1}, {2}
      {0} に U+{1} はありません。{2}
    the charset {0} is not known here
      文字コード {0} はここでは使えません
    this system's iconv has no tables for {0}: its gconv modules may be missing
      このシステムの iconv に {0} の表がありません。gconv モジュールが欠けているかもしれません
    expected {0}, found {1} at byte {2}
      バイト {2} に {0} が必要ですが、{1} がありました
    expected {0}, found the end of the text within a character, at byte {1}
      {0} が必要ですが、バイト {1} の文字の途中でテキストが終わりました
    more than {0} redirects
      リダイレクトが {0} 回を超えました
    a redirect to {0} is not followed: nobody allowed it
      {0} へのリダイレクトはたどりません。許可されていません
    the redirects lead back to {0}
      リダイレクトが {0} に戻ります
    a redirect to {0} is not followed: it would send {1} there, which was meant for {2}
      {0} へのリダイレクトはたどりません。{2} 用の {1} を送ることになります
    a {0} with {1} Locations that differ
      {0} に、異なる Location が {1} 個あります
    a {0} without a Location to go to
      {0} に、行き先の Location がありません
    a redirect to {0}: is not followed
      {0}: へのリダイレクトはたどりません
    the Location cannot be followed: {0}
      Location をたどれません: {0}
    a redirect from https to http is not followed
      https から http へのリダイレクトはたどりません
    {0} credentials
      {0} の認証情報
    client certificate
      クライアント証明書
    a line or an event of the stream is longer than the {0} bytes allowed
      ストリームの 1 行か 1 イベントが、上限の {0} バイトを超えています
    the request was cancelled
      リクエストは取り消されました
    {0} cannot be sent
      {0} を送れません
    an answer
      応答
    status {0}
      ステータス {0}
    answered at once
      すぐに応答
    redirected by {0}
      {0} にリダイレクト
    + a byte order mark before the text
      + テキストの前のバイト順マーク
    bytes that begin with {0}
      {0} で始まるバイト
    broken JSON: {0}
      壊れた JSON: {0}
    broken {0}: {1}
      壊れた {0}: {1}
    a body of JSON
      JSON のボディ
    JSON, one value after the other
      続けて並ぶ JSON の値
    rows of columns
      列のある行
    a page of HTML
      HTML のページ
    bytes that are no text
      テキストでないバイト
    the answer is now under {0}
      応答が {0} の下に移りました
    the answer is now what was under {0}
      応答が、{0} の下にあったものになりました
    one of {0}
      次のどれか: {0}
    a byte order mark before the text
      テキストの前のバイト順マーク
    the key "{0}" is there twice in one object
      1 つのオブジェクトにキー "{0}" が 2 回あります
    {0} is more than a double can hold
      {0} は double で表せません
    an escape is half of a character
      エスケープが文字の半分です
    {0}: other keys, as of a map
      {0}: マップのような別のキー
    {0}, and {1} like it
      {0}（ほか {1}）
    heading below it
      その下の見出し
    + no such {0}
      + {0} がありません
    form {0} {1}
      フォーム {0} {1}
    columns between {0}
      {0} の間の列
    between {0}
      {0} の間
    + column {0} is gone
      + 列 {0} がなくなりました
    + column {0}: expected {1}, found {2} in row {3}
      + 列 {0}: {3} 行目に {1} が必要ですが、{2} でした
    another value
      別の値
    + {0} is gone
      + {0} がなくなりました
    + {0}: expected a number, found "{1}"
      + {0}: 数値が必要ですが、"{1}" でした
    not as described: 
      記述と違います: 
    ({0}, line {1})
      （{0}、{1} 行目）
    ({0}, line {1}, page {2})
      （{0}、{1} 行目、{2} ページ）
    ({0}, page {1})
      （{0}、{1} ページ）
    (page {0})
      （{0} ページ）
    page {0}: {1}
      {0} ページ: {1}
    a place on the same server
      同じサーバーの場所
    its charset is another one
      文字コードが違う
    it may not be kept any more
      もう保存してはいけない
    the link to the next page is gone
      次のページへのリンクがない
    a method is allowed no more
      許されるメソッドが減る
    another scheme of authentication is asked for
      別の認証方式を求める
    a header of its own is gone
      独自のヘッダーがない
    it takes ten times as long
      10 倍の時間がかかる
    a cache stands in between
      間にキャッシュが入る
    it is compressed
      圧縮されている
    a cookie comes with it
      Cookie が付いてくる
    it was made at another time
      別の時刻に作られた
    its status is {0}
      ステータスが {0}
    it says that it is {0}
      {0} だと示している
    {0} is gone
      {0} がない
    a member is gone
      メンバーがない
    a member has another name
      メンバーの名前が違う
    a text became a number
      テキストが数値になった
    a number became a text
      数値がテキストになった
    a truth value became a text
      真偽値がテキストになった
    a value became null
      値が null になった
    an object became a list
      オブジェクトがリストになった
    a list became an object
      リストがオブジェクトになった
    all of it lies within data
      全体が data の中に入った
    a date became a word
      日付が語になった
    one item of a list is of another kind
      リストの要素の 1 つが別の種類
    every type
      すべての型
    it is cut in the middle
      途中で切れている
    a page stands where JSON stood
      JSON の代わりにページがある
    nothing is in it
      中身がない
    a list is empty
      リストが空
    a list is a thousand times longer
      リストが 1000 倍長い
    a number is larger than some languages hold
      数値が一部の言語で扱えないほど大きい
    a name stands in it twice
      名前が 2 回ある
    it begins with a byte order mark
      バイト順マークで始まる
    a member is new
      メンバーが増えた
    members are in another order
      メンバーの順序が違う
    it is laid out otherwise
      整形が違う
    a list has one item more
      リストの要素が 1 つ多い
    a column has another name
      列の名前が違う
    a column is gone
      列がない
    a column of numbers holds words
      数値の列に語がある
    the row of names is gone
      列名の行がない
    a row is new
      行が増えた
    a name in its lines is another one
      行の中の名前が違う
    a line is no JSON
      JSON でない行がある
    no line is left
      行が一つもない
    a line is new
      行が増えた
    an element has another name
      要素の名前が違う
    an element is gone
      要素がない
    its text is another one
      テキストが違う
    its title is another one
      題名が違う
    its heading is another one
      見出しが違う
    a field of its form is gone
      フォームの入力欄がない
    a paragraph is new
      段落が増えた
    it says something else
      内容が違う
    a date in it is another one
      日付が違う
    more follows its first line
      最初の行の後に続きがある
    its bytes are all zero
      バイトがすべて 0
    it shows something else
      別のものが表示される
    a text is empty
      テキストが空
    a text is very long
      テキストが非常に長い
    """
}
