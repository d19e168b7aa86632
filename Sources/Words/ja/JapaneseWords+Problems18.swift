extension JapaneseWords {
  static let problems18: StaticString = """
    annotations at file and line
      ファイルと行への注釈
    the report {0} cannot be written: {1}
      レポート {0} を書けません: {1}
    the report {0} would take the place of a session
      レポート {0} はセッションの場所に書かれてしまいます
    nothing to widen
      広げるものがありません
    {0} written to {1}
      {0} を {1} に書きました
    asked {0}: {1}
      {0} リクエストしました: {1}
    {0}: no rule can be written where the end is missing
      {0}: 終わりのない所にルールは書けません
    {0}: an update writes whole sessions, not single steps
      {0}: 更新はセッション全体を書きます。1 つの手順だけはできません
    {0}:{1}: there is no step at this line or below it
      {0}:{1}: この行から下に手順がありません
    {0} holds something else by now; it was read as it was recorded
      {0} の内容は変わっていますが、記録されたものとして読みました
    accept it (a), skip it (s), or make it a rule (r)? 
      受け入れる(a)、飛ばす(s)、ルールにする(r)? 
    nothing was written: there is nobody to ask, as --ask wants it
      何も書いていません。--ask で尋ねる相手がいません
     on {0}
      （{0}）
    there is no environment {0} beside {1}
      {1} の隣に環境 {0} はありません
    ; there {0} {1}
      。あるのは {1}（{0}）
    {0}: the end of the file is missing; what was finished was replayed
      {0}: ファイルの終わりがありません。できていた所までを再生しました
    it is not as written
      書かれたとおりではありません
    host=NAME, env=NAME, read=PATH, write=PATH or shell
      host=NAME、env=NAME、read=PATH、write=PATH、shell のどれか
    {0} needs {1} in the environment, which {2} not set
      {0} には環境の {1} が必要ですが、{2}設定されていません
    {0} is a folder without a saved session, whose name would end in {1}
      {0} のフォルダーに、名前が {1} で終わる保存したセッションがありません
    no saved session is called {0}
      {0} という保存したセッションはありません
    as written
      書かれたとおり
    written anew
      書き直し
    not run
      未実行
    no step, heading or file name has {0} in it
      {0} を含む手順、見出し、ファイル名がありません
    nothing is left for this part of {0}
      {0} のこの部分には何も残りません
    one session
      1 セッション
    {0} sessions
      {0} セッション
    no session has the tag {0}
      タグ {0} のあるセッションがありません
    {0} could not be run
      {0} 件は実行できませんでした
    not as written
      書かれたとおりでない
    not run to {0} end
      {0} 終わりまで実行していない
    {0} of {1} {2} {3}: {4}
      {1} {2} のうち {0} {3}: {4}
    expected NAME=VALUE, found `{0}`
      NAME=VALUE が必要ですが、`{0}` がありました
    expected a line with names and a row below it, found none
      名前の行とその下の値の行が必要ですが、ありません
    a quote is opened and never closed
      引用符が閉じられていません
    {0}, row {1}
      {0}、{1} 行目
    expected {0} fields, found {1}
      {0} フィールドが必要ですが、{1} ありました
    expected an object, found {0}
      オブジェクトが必要ですが、{0} がありました
    `{0}` is no name of a variable, which has letters, digits, - and _ only
      `{0}` は変数の名前になりません。使えるのは英数字、-、_ だけです
    expected an answer
      応答が必要です
    it is no desk
      ワークスペースではありません
    the variable
      変数
    the header
      ヘッダー
    the query item
      クエリ項目
    {0}, which is not kept: 
      {0}（残していません）: 
    just now
      いま
    nothing is kept here, so there are no workspaces
      ここでは何も残さないので、ワークスペースはありません
    no workspaces; try, in a shell: 
      ワークスペースはありません。シェルで試す行: 
    {0} is open; leave it first
      {0} は開かれています。先に離れてください
    {0} is gone, with {1}
      {0} を、{1} ごと削除しました
    no kept answer has {0}
      {0} を含む応答は残っていません
    resume NAME goes there; show N shows it
      resume NAME で移動、show N で表示します
    there is no workspace {0}
      ワークスペース {0} はありません
    there is no workspace yet
      ワークスペースはまだありません
    a workspace's name has letters, digits, - and _ only
      ワークスペース名に使えるのは英数字、-、_ だけです
    the server sent all of it: its copy is another, or it takes no ranges
      サーバーが全部を送りました。別のものになったか、範囲に対応していません
    the file cannot be written: {0}
      ファイルに書けません: {0}
    no part of it is here that could be gone on with; all of it is asked for
      続けられる部分がここにないので、全部を求めます
    what comes from a pipe is sent once, whatever --retry says
      --retry があっても、パイプの内容は一度しか送れません
    a {0} is not tried again; 
      {0} は再試行しません。
    no answer
      応答なし
    asked {0} times; before this: {1}
      {0} 回リクエストしました。これより前: {1}
    a line before sent it, and it can be read once
      前の行が送りました。一度しか読めません
    it is larger than 256 MiB, which a part of a body may be
      ボディの一部の上限 256 MiB を超えています
    not seen: {0}
      見ていないもの: {0}
    not described: 
      記述にないもの: 
    {0} of {1} operations, {2} of {3} answers: {4}%
      操作 {1} 件中 {0} 件、応答 {3} 件中 {2} 件: {4}%
    its body differs at {0}
      ボディが {0} で違います
    its body has {0}
      ボディに {0} があります
    its body has no {0}
      ボディに {0} がありません
    {0}, but {1}
      {0}。ただし{1}
    it differs
      違います
    its path is {0}
      パスは {0} です
    its path has {0}, not {1}
      パスにあるのは {1} ではなく {0} です
    its path is another one
      パスが違います
    {0} is {1} there, not {2}
      {0} は {2} ではなく {1} です
    its query has {0}, which was not sent
      クエリの {0} が送られていません
    its query has no {0}
      クエリに {0} がありません
    its body is not empty
      ボディが空ではありません
    it has no body
      ボディがありません
    its body is another one
      ボディが違います
    {0} is no description; --spec takes one
      {0} は API 記述ではありません。--spec には API 記述が必要です
    student {0}
      学生 {0}
    {0} has {1} names; a class has 1 to {2}, a line each
      {0} の名前は {1} 個です。教室は 1 から {2} 人で、1 行に 1 人です
    this machine has no address that others could reach
      このマシンに、ほかから届くアドレスがありません
    http://{0}:{1} (the same, as another origin)
      http://{0}:{1}（同じもの。別のオリジンとして）
    whoever is in the network reaches the practice API here, and nothing else of this machine:
      ネットワークの誰もが、ここの練習用 API を使えます。このマシンのほかのものは使えません:
    no answer takes longer than 30 s, so that faults that hang end
      応答は 30 s を超えないので、止まる失敗も終わります
    a class of {0}: each has a practice API of their own, by
      {0} 人の教室です。各自に専用の練習用 API があり、次で使います
    other programs send the header Class-Token with the last part of it.
      ほかのプログラムは、最後の部分をヘッダー Class-Token で送ります。
    who is where: apus practice status {0} --key {1}
      各自の進み具合: apus practice status {0} --key {1}
    recorded answer
      記録された応答
    {0} without an answer left out
      応答のない {0} を除きました
    redacted, and made up here: {0}
      除かれていたので仮の値にしたもの: {0}
    {0} has no answers: below a request, a line such as HTTP/1.1 200 OK begins one
      {0} に応答がありません。リクエストの下の HTTP/1.1 200 OK のような行が、応答の始まりです
    {0} is a pipe, and the recording of a session lies beside its file
      {0} はパイプです。セッションの記録はファイルの隣にあります
     begins no answer
      は応答の始まりではありません
    {0}:{1}: {2}; try HTTP/1.1 200 OK
      {0}:{1}: {2}。HTTP/1.1 200 OK のように書きます
    {0}: {1} written by hand
      {0}: 手で書かれた {1}
    nothing came
      何も届きませんでした
    what was sent as bytes is in the recording: replay --live takes it with --recorded-files
      バイトのまま送ったものは記録にあります: replay --live では --recorded-files で使います
    goes another way when it is replayed: {0}
      再生すると違う動きをするもの: {0}
    {0} goes into {1}
      {0} を {1} に書きます
    {0} line{1} in {2}
      {2} に {0} 行{1}
    This server stops.
      このサーバーは停止します。
    {0} did not answer. {1}
      {0} が応答しませんでした。{1}
    , which was promised {0}
      （約束は {0}）
    {0} {1}, which nothing answers
      {0} {1}（応答するものがありません）
    {0} of {1} asked for
      {1} 件中 {0} 件が求められました
    ; every promise was kept
      。約束はすべて守られました
    ; {0} request{1} got no answer
      。リクエスト {0} 件{1}に応答がありませんでした
    ; {0} promise{1} not kept
      。約束 {0} 件{1}守られていません
    its own base
      自身のベース
     on {0}, against {1}
      （{0} と {1} の比較）
    {0} {1} a client
      {0} 件がクライアントを壊す{1}
    {0} the same
      {0} 件が同じ
    """
}
