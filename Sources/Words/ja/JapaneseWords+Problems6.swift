extension JapaneseWords {
  static let problems6: StaticString = """
    expected {0}: {1}
      {0} が必要です: {1}
    a typed endpoint takes a header as an option
      型つきエンドポイントのヘッダーは、オプションで指定します
    {0} takes no parameters
      {0} にパラメーターはありません
    {0} takes nothing more
      {0} はこれ以上取りません
    a parameter
      パラメーター
    {0} is said to be JSON and is not
      {0} は JSON のはずですが、違います
    there is no service {0}
      サービス {0} はありません
    expected what to ask {0}
      {0} に何をリクエストするかが必要です
    expected one of {0} after {1}
      {1} の後に {0} のどれかが必要です
    , and {0} more
      、ほか {0} 件
    {0} has no {1}; it has {2}{3}
      {0} に {1} はありません。{2} があります{3}
    {0} makes a part of a request, which the parameters of {1} are for
      {0} はリクエストの一部を作りますが、それは {1} のパラメーターで指定します
    {0} has no {1}
      {0} に {1} はありません
    ; needs a token
      （トークンが必要）
    It is a part of the practice API
      練習用 API の一部です
    It is at {0}
      {0} にあります
    , and its token is taken from {0}
      。トークンは {0} から取ります
     On `use practice` the practice API is asked instead.
       `use practice` では、代わりに練習用 API にリクエストします。
     tells the parameters.
       でパラメーターがわかります。
     tells of one, 
       は 1 つを、
     of each.
       は全部を説明します。
    no parameters
      パラメーターなし
    Parameters are given in this order, or as {0}=… or --{1} …
      パラメーターはこの順か、{0}=… または --{1} … で指定します
    {0} unless given
      指定しなければ {0}
    may be left out
      省略可
    only Qiita has teams with a place of their own
      独自の場所のあるチームは Qiita だけです
    a team's name has letters, digits and - only: it is the first part of its host
      チーム名に使えるのは英数字と - だけです。ホスト名の最初の部分になります
    there are no numbers, times or texts to draw
      描ける数値、時刻、テキストがありません
    {0} goes with two saved sessions
      {0} は保存したセッション 2 つに使います
    expected another saved session
      もう 1 つの保存したセッションが必要です
    nothing is at {0} of one of them to compare
      比べる相手の一方で、{0} に何もありません
    {0} is no pattern of RFC 9485
      {0} は RFC 9485 のパターンではありません
    the first {0}, whose paths are long; all: 
      パスが長いので最初の {0} 件。全部は: 
    found nowhere
      見つかりません
    no request was sent yet; try: 
      まだリクエストを送っていません。次に試す: 
    none of {0} has {1}
      {0} の中に {1} はありません
    no objects in that list
      そのリストにオブジェクトがありません
    no object there
      そこにオブジェクトはありません
    no links there
      そこにリンクはありません
    expected a path or the number of a place, found {0}
      パスか場所の番号が必要ですが、{0} がありました
    there is no place {0}; {1}
      場所 {0} はありません。{1}
    `look` goes about in the last answer; `show` takes another
      `look` は最後の応答の中を動きます。別の応答は `show` で選びます
    {0} values are there, and one is looked at
      {0} 個の値がありますが、見られるのは 1 つです
    one form at a time
      形式は一度に 1 つです
    expected on or off, found {0}
      on か off が必要ですが、{0} がありました
    expected on or off, found {0}; authorities are what cacert is
      on か off が必要ですが、{0} がありました。認証局は cacert で指定します
    expected a size such as 64MB, found {0}
      64MB のようなサイズが必要ですが、{0} がありました
    expected seconds such as 5 or 0.5, or none, found {0}
      5 や 0.5 のような秒数か none が必要ですが、{0} がありました
    the library says: {0}
      ライブラリのメッセージ: {0}
    {0} was written in place and holds what had arrived: {1}
      {0} に直接書いたので、届いた分が入っています: {1}
    what had arrived is in {0}: {1}
      届いた分は {0} にあります: {1}
    {0} is as it was; what had arrived is dropped: {1}
      {0} は元のままです。届いた分は捨てました: {1}
    kept what had arrived: {0}
      届いた分を残しました: {0}
    kept the first {0} of what had arrived: {1}
      届いた分の最初の {0} を残しました: {1}
    the path was {0} under {1}
      パスは {1} の下の {0} でした
    fields such as q=… went into a body; q==… goes into the query
      q=… のようなフィールドはボディに入りました。クエリには q==… を使います
    exact or decoded
      exact または decoded
    dark, light, mono, usual or a file
      dark、light、mono、usual、またはファイル
    on, off or auto
      on、off、auto のどれか
    whether text of an answer is decoded on a terminal, or has the spelling that came
      端末で応答のテキストをデコードするか、届いた綴りのままか
    the colours; a file has lines such as key bold #88c0d0
      色。ファイルには key bold #88c0d0 のような行を書く
    whether PNG images are drawn; auto asks the terminal first, by kitty's graphics or sixels
      PNG 画像を描くか。auto は端末に確かめ、kitty の方式か sixel を使う
    whether all is said in words, for a screen reader: nothing drawn, nothing moving
      スクリーンリーダー用に、すべてを言葉で示すか。描画も動きもない
    {0}, line {1}: {2}
      {0}、{1} 行目: {2}
    and {0} more that could not be read
      ほかに読み取れないものが {0} 件
    {0} in {1}
      {0}（{1}）
    nothing was written to {0}
      {0} には何も書いていません
    a brace in the name is never closed
      名前の波括弧が閉じられていません
    a name has no / in it: files go into the folder
      名前に / は使えません。ファイルはフォルダーに入ります
    expected {n}, {ext} or a path such as {.id}, found {{0}}
      {n}、{ext}、{.id} のようなパスが必要ですが、{{0}} がありました
    there is no response to look at yet
      見るレスポンスがまだありません
    requests so far: {0} to {1}
      これまでのリクエストは {0} から {1} です
    no request was sent yet
      まだリクエストを送っていません
    there is no request {0}; {1}
      リクエスト {0} はありません。{1}
    response {0} has no body
      レスポンス {0} にはボディがありません
    response {0} was the last that worked: 
      最後に成功したのはレスポンス {0} です: 
    expected a text at {0} to lay out, found none
      整形するテキストが {0} に必要ですが、ありません
    {0} has other columns than these rows, so they are not added
      {0} は列が違うので、この行を追加していません
    no row has a column {0}
      列 {0} のある行はありません
    ; there are {0}
      。あるのは {0} です
    {0} is not a number everywhere: {1}
      {0} に数値でないものがあります: {1}
    {0} has numbers that are too far from one another to be added exactly
      {0} の数値は桁が離れすぎて、正確に合計できません
    only objects can be joined
      結合できるのはオブジェクトだけです
    the joined rows come to more than {0}
      結合した行が {0} を超えます
    a file has no headers to compare
      ファイルには、比べるヘッダーがありません
    expected another answer and a key after --join
      --join の後に、別の応答とキーが必要です
    it is deeper than {0} levels, which readers of YAML refuse
      {0} 階層より深く、YAML を読むプログラムに拒否されます
    a condition
      条件
    in a condition a member is written with `@.` before it
      条件では、メンバーの前に `@.` を書きます
    a condition with blanks in it stands in quotes
      空白のある条件は引用符で囲みます
    sorts, by several as a,b; -a from the largest down
      並べ替える。複数は a,b、大きい順は -a
    keeps rows of which it holds, such as '@.price > 10'
      '@.price > 10' のような条件に合う行を残す
    leaves columns out
      列を除く
    makes one row of all that have the same there
      そこが同じ行を 1 行にまとめる
    counts the rows of each group
      グループごとの行数
    adds up, exactly
      正確な合計
    is their average
      平均
    is the least of them
      最小
    is the most of them
      最大
    leaves out rows that say the same as one before
      前の行と同じ内容の行を除く
    keeps the first so many
      最初からこの数だけ残す
    adds the columns of the row that has the same key, here or as id=user_id
      同じキーか id=user_id が一致する行の列を加える
    expected a column after {0}, found {1}
      {0} の後に列が必要ですが、{1} がありました
    no answer came from a URL yet
      URL から届いた応答がまだありません
    nothing is
      何もありません
    several values are
      値が複数あります
    {0} at that path, and one URL is needed
      そのパスには{0}。必要なのは URL 1 つです
    the value there is no http URL
      その値は http の URL ではありません
    there is a secret in it, and a browser keeps what it was given
      秘密が含まれています。ブラウザーは渡されたものを残します
    with --secret it gets it all the same
      --secret を付ければ、それでも渡します
    opened with {0}
      {0} で開きました
    the body of response {0} is in {1}, not here
      レスポンス {0} のボディは、ここではなく {1} にあります
    {0} opened with {1}, in {2}, which only you can read
      {0} を {1} で開きました。自分だけが読める {2} にあります
    the file
      ファイル
    """
}
