extension JapaneseWords {
  static let graphQL: StaticString = """
    this was the last page: {0} is false
      これが最後のページでした: {0} が false です
    ask in GraphQL, checked against the schema before it is sent
      送る前にスキーマと照らし合わせて、GraphQL で問い合わせる
    says which operation of the document is meant
      文書のどの操作を送るかを指定する
    sends what the schema does not have, too
      スキーマにないものもそのまま送る
    writes a query for a field, which can be sent as it is
      フィールドについて、そのまま送れるクエリを書く
    says how many levels of fields a sample has
      見本に含めるフィールドの深さを指定する
    what can be asked there; `ls` lists it
      そこで何を問い合わせられるか。一覧は `ls` で
    a query, which may go on over lines
      クエリ。複数行に続けられます
    paths look into its data
      パスは data の中を見る
    with a variable
      変数を使う
    a query to begin with
      出発点になるクエリ
    A URL alone asks for the schema; `spec FILE` reads one from definitions or an introspection. Then Tab completes fields, arguments, values and variables, `help Query.person` and `help Person` say what there is, and `shape Person` shows a type.
      URL だけを書くとスキーマを問い合わせます。`spec FILE` は定義やイントロスペクションのファイルから読みます。その後は Tab がフィールド、引数、値、変数を補い、`help Query.person` と `help Person` が説明し、`shape Person` が型を表示します。
    A file ends in .graphql or .gql, or stands behind an @. Values are typed as the operation declares them: first=3 is a number for an Int; name:=json says it itself; file@path sends a file.
      ファイルは名前が .graphql か .gql で終わるか、@ の後に書きます。値は操作の宣言どおりの型になります。Int なら first=3 は数値です。name:=json は JSON をそのまま渡し、file@path はファイルを送ります。
    A success with errors has the code graphql.errors and exit status 1, and its data are kept; a refusal has the code of its status, with its errors below. `next` and --all-pages follow pageInfo { hasNextPage endCursor }.
      エラーのある成功の応答のコードは graphql.errors、終了ステータスは 1 で、データは残ります。拒否された応答のコードはステータスのもので、エラーはその下に示します。`next` と --all-pages は pageInfo { hasNextPage endCursor } をたどります。
    A subscription comes over a WebSocket where the server speaks graphql-transport-ws, and as events of one answer where not. ^C ends it. When it is over, what the server said is one list: `.[1].payload.data`, and of events `.[1].data.data`.
      サブスクリプションは、サーバーが graphql-transport-ws を話せば WebSocket で、そうでなければ 1 つの応答のイベントとして届きます。^C で終わります。終わると、サーバーの発言は 1 つの配列になります: `.[1].payload.data`、イベントなら `.[1].data.data`。
    what comes, as it comes
      届いたものを届いたときに
    says what a subscription comes over; without it a WebSocket is tried first
      サブスクリプションの経路を指定する。なければまず WebSocket を試す
    ends a subscription after so many events
      その件数のイベントでサブスクリプションを終える
    shows the server an object first, such as one with a token, over a WebSocket
      WebSocket で、トークンなどのオブジェクトを最初にサーバーへ示す
    Many servers want a token in the first message of the WebSocket: `--init '{"token": "{{token}}"}'` shows it there.
      多くのサーバーは WebSocket の最初のメッセージにトークンを求めます。`--init '{"token": "{{token}}"}'` で示せます。
    only a WebSocket has a first message
      最初のメッセージがあるのは WebSocket だけです
    --init takes a JSON object
      --init は JSON オブジェクトを取ります
    ends a subscription after so long
      その時間でサブスクリプションを終える
    a WebSocket
      WebSocket
    events of one answer
      1 つの応答のイベント
    only a subscription goes on; this is asked once
      続けて届くのはサブスクリプションだけです。これは 1 回だけ問い合わせます
    expected ws or sse, found {0}
      ws か sse が必要ですが、{0} がありました
    over a WebSocket a subscription brings no file, and goes into none
      WebSocket のサブスクリプションでは、ファイルを送ることも、ファイルに書くこともできません
    the schema has nothing like that; try: 
      スキーマにそのようなものはありません。次をお試しください:
    {0}, and the subscription is complete
      {0}。サブスクリプションは完了しました
    the server does not take the subscription: {0}
      サーバーがサブスクリプションを受け付けません: {0}
    {0} of {1} list errors
      {1}のうち {0} 件にエラーがあります
    the server never agreed to the subscription: it said nothing for {0}
      サーバーが購読に同意しませんでした。{0} の間、何も届いていません
    the server did not agree to graphql-transport-ws
      サーバーは graphql-transport-ws に同意しませんでした
    the `{0}` that opens here is never closed
      ここで始まる `{0}` が閉じられていません
    expected `{`, found the end of the text
      `{` が必要ですが、テキストの終わりがありました
    one `{0}` too many: nothing is open that it could close
      `{0}` が 1 つ余分です。これで閉じる括弧が開いていません
    one `{0}` too many: the query ends before {1}
      `{0}` が 1 つ余分です。クエリは {1} の前で終わっています
    a query is edited in the line, or in a file of its own
      クエリは行の中か、専用のファイルで編集します
    a request has one document; this is a second
      1 つのリクエストの文書は 1 つです。これは 2 つ目です
    expected the value of a variable, found {0}
      変数の値が必要ですが、{0} がありました
    a member of a variable stands in brackets
      変数のメンバーは [] の中に書きます
    a file stands there already; a name that ends in [] adds each
      そこにはもうファイルがあります。[] で終わる名前なら 1 つずつ加わります
    a value from a file cannot stand beside files that are sent
      ファイルを送るときは、値をファイルから取れません
    expected JSON after `:=`
      `:=` の後には JSON が必要です
    the document has several operations: {0}
      文書に操作が複数あります: {0}
    the document has no operation {0}
      文書に {0} という操作はありません
    the document has no operation, only fragments
      文書にはフラグメントだけで、操作がありません
    what it sends stands behind it: {0}
      送るものは後に書きます: {0}
    the answer comes in parts ({0}), which are not put together here
      応答は複数の部分 ({0}) で届きました。ここではまとめません
    the answer is none of GraphQL's: it has no data and no errors
      GraphQL の応答ではありません。data も errors もありません
    the answer is none of GraphQL's, and does not say what it is
      GraphQL の応答ではありません。何の応答かも示されていません
    the answer is none of GraphQL's, but {0}
      GraphQL の応答ではなく、{0} です
    not checked: the schema that is known is that of {0}
      照らし合わせていません。わかっているスキーマは {0} のものです
    the GraphQL schema of this place is not known, only that of {0}
      ここの GraphQL スキーマはまだわかりません。わかっているのは {0} のものだけです
    no GraphQL schema is known; a URL alone asks for it
      GraphQL のスキーマがまだありません。URL だけを書くと問い合わせます
    the schema has no query, mutation or subscription {0}
      スキーマに {0} というクエリ、ミューテーション、サブスクリプションはありません
    the answer has no GraphQL schema; the server may not tell it
      応答に GraphQL のスキーマがありません。サーバーが公開していないのかもしれません
    {0} cannot be read as a GraphQL schema: expected {1}, found {2}
      {0} を GraphQL のスキーマとして読めません。{1} が必要ですが、{2} がありました
    the answer lists an error; {0}
      応答にエラーがあります。{0}
    the answer lists {0} errors; {1}
      応答にエラーが {0} 件あります。{1}
    there is no data
      データはありません
    the rest of the data is there
      残りのデータは届いています
    out of use: {0}
      廃止予定: {0}
    implements 
      実装: 
    {0} query
      クエリ {0} 件
    {0} queries
      クエリ {0} 件
    {0} mutation
      ミューテーション {0} 件
    {0} mutations
      ミューテーション {0} 件
    {0} subscription
      サブスクリプション {0} 件
    {0} subscriptions
      サブスクリプション {0} 件
    {0} type
      型 {0} 件
    {0} types
      型 {0} 件
    {0} has no field {1}
      {0} に {1} というフィールドはありません
    {0} is a union: its fields stand in `... on TYPE { }`
      {0} はユニオンです。フィールドは `... on TYPE { }` の中に書きます
    {0} is {1}, so say which of its fields: {2} { … }
      {0} は {1} なので、フィールドを選んでください: {2} { … }
    {0} is {1}, which has no fields
      {0} は {1} で、フィールドはありません
    {0} has no argument {1}
      {0} に {1} という引数はありません
    {0} needs the argument {1}
      {0} には引数 {1} が必要です
    {0} needs the field {1}
      {0} にはフィールド {1} が必要です
    {0} is no {1}
      {0} は {1} ではありません
    null cannot be given for {0}
      {0} に null は渡せません
    a value of {0} stands without quotes
      {0} の値は引用符なしで書きます
    of the GraphQL schema
      GraphQL スキーマのもの
    --depth goes with --sample
      --depth は --sample と一緒に使います
    {0} takes exactly one of its fields
      {0} のフィールドはちょうど 1 つだけ渡します
    there is no type {0}
      {0} という型はありません
    there is no directive {0}
      {0} というディレクティブはありません
    {0} cannot stand here
      {0} はここには書けません
    no fragment is called {0}
      {0} というフラグメントはありません
    the fragment {0} is not used
      フラグメント {0} は使われていません
    the fragment {0} holds itself
      フラグメント {0} が自分自身を含んでいます
    two fragments are called {0}
      {0} というフラグメントが 2 つあります
    two operations are called {0}
      {0} という操作が 2 つあります
    no {0} is a {1}
      {0} が {1} であることはありません
    {0} has no fields
      {0} にフィールドはありません
    this server has no {0}
      このサーバーに {0} はありません
    an operation without a name stands alone in its document
      名前のない操作は、文書に 1 つだけのときに使えます
    a subscription asks for one field at its root
      サブスクリプションのルートのフィールドは 1 つだけです
    {0} is declared and not used
      {0} は宣言されていますが、使われていません
    {0} is declared twice
      {0} は 2 回宣言されています
    a variable cannot be {0}
      変数の型を {0} にはできません
    {0} is not declared: write it behind the operation's name, ({1})
      {0} は宣言されていません。操作の名前の後に ({1}) と書きます
    {0} is {1}, and {2} is wanted
      {0} は {1} ですが、{2} が必要です
    {0} stands for {1} and for {2}: give one another name, such as `other: {3}`
      {0} が {1} と {2} の両方を指しています。`other: {3}` のように別の名前を付けてください
    {0} is asked for with other arguments too: give one another name, such as `other: {1}`
      {0} は別の引数でも問い合わせています。`other: {1}` のように別の名前を付けてください
    the operation declares no {0}
      操作に {0} の宣言はありません
    {0} needs a value: {1}
      {0} には値が必要です: {1}
    the server closed before the subscription was complete
      購読が終わる前に、サーバーが接続を閉じました
    the payload is no JSON object
      最初に示す値が JSON オブジェクトではありません
    the variables are no JSON object
      変数が JSON のオブジェクトではありません
    """
}
