extension JapaneseWords {
  /// Sentences that are made of parts, as a whole: what fits them better than any of their parts.
  static let joined: StaticString = """
    the resource is there and does not take this method
      リソースはありますが、このメソッドは使えません
    too many requests
      リクエストが多すぎます
    too many requests in too short a time
      短時間のリクエストが多すぎます
    too many requests in too short a time, by GitHub's secondary limit
      短時間のリクエストが多すぎます（GitHub の二次レート制限）
    the server cannot answer now
      サーバーは今は応答できません
    the rate limit is used up
      レート制限の上限に達しました
    the {0} is used up
      {0}の上限に達しました
    {0}, after {1} of {2} bytes
      {0}（{2} バイト中 {1} バイトの後）
    {0}, after {1} bytes
      {0}（{1} バイトの後）
    not done after {0}, while receiving the body from {1}, after {2} of {3} bytes
      {0} で終わりませんでした（{1} からボディを受信する間、{3} バイト中 {2} バイトの後）
    not done after {0}, while receiving the body from {1}, after {2} bytes
      {0} で終わりませんでした（{1} からボディを受信する間、{2} バイトの後）
    no byte for {0} while receiving the body from {1}, after {2} of {3} bytes
      {1} からボディを受信する間、{3} バイト中 {2} バイトの後、{0} 何も届きませんでした
    no byte for {0} while receiving the body from {1}, after {2} bytes
      {1} からボディを受信する間、{2} バイトの後、{0} 何も届きませんでした
    {0} reset the connection while receiving the body from {1}, after {2} of {3} bytes
      {0} はボディを受信する間に接続をリセットしました（{1}、{3} バイト中 {2} バイトの後）
    {0} reset the connection while receiving the body from {1}, after {2} bytes
      {0} はボディを受信する間に接続をリセットしました（{1}、{2} バイトの後）
    {0} closed the connection before the end of the body, after {1} of {2} bytes
      {0} は、{2} バイト中 {1} バイトの後、ボディの終わる前に接続を閉じました
    the connection to {0} broke while receiving the body from {1}
      {0} との接続は、{1} からボディを受信する間に切れました
    the connection to {0} broke while receiving the body from {1}, after {2} of {3} bytes
      {0} との接続は、{1} からボディを受信する間に切れました（{3} バイト中 {2} バイトの後）
    the connection to {0} broke while receiving the body from {1}, after {2} bytes
      {0} との接続は、{1} からボディを受信する間に切れました（{2} バイトの後）
    the connection to {0} broke while waiting for the response from {1}
      {0} との接続は、{1} のレスポンスを待つ間に切れました
    the connection to {0} broke while receiving the header from {1}
      {0} との接続は、{1} からヘッダーを受信する間に切れました
    {0} gave up the HTTP/2 stream
      {0} は HTTP/2 ストリームを中止しました
    Styles: async (await the response), callback (be called back with a result), combine (a Combine publisher), rx (an RxSwift single), urlsession (Foundation alone, no dependency).
      形式: async（レスポンスを await する）、callback（結果をコールバックで受ける）、combine（Combine の Publisher）、rx（RxSwift の Single）、urlsession（Foundation だけで、依存なし）。
    allows only some of it
      一部だけを許す
    await the response
      レスポンスを await する
    be called back with a result
      結果をコールバックで受ける
    a Combine publisher
      Combine の Publisher
    an RxSwift single
      RxSwift の Single
    Foundation alone, no dependency
      Foundation だけで、依存なし
    try:
      次に試す:
    {0}, or {1}
      {0}、または {1}
    a step: skipped
      省略
    a step: noted
      注記
    noted:
      注記:
    a step: fails
      失敗
    a step: ended
      中断
    a step: left
      未実行
    a step: new
      更新
    a step: drift
      差異
    A, typed errors
      A, 型付きエラー
    D, several ways
      D, 複数の方法
    {0} was sent by {1} and refused
      {0} を {1} で送り、拒否されました
    a user and a password were sent by {0} and refused
      ユーザーとパスワードを {0} で送り、拒否されました
    {{0}} is nothing that can be signed: {1} or header:NAME
      {{0}} は署名できるものではありません: {1}、または header:NAME
    what came back does not belong to this login: its state is {0}
      返ってきたものは、このログインのものではありません。その state は {0} です
    the URL's path has a query or a fragment in it: put the query in `query`
      URL のパスにクエリかフラグメントが入っています。クエリは `query` に入れてください
    the server limits the rate: {0}
      サーバーが頻度を制限しています: {0}
    the list has {0} values; more than {1} are sent when it is said 
      リストの値は {0} 個です。{1} 個より多く送るには指定が必要です: 
    at most {0} levels inside one another
      {0} 段までの入れ子
    a string that does not end
      終わらない文字列
    the name of an argument, or `)`
      引数の名前か `)`
    the name of a directive
      ディレクティブの名前
    the name of a field, or `}`
      フィールドの名前か `}`
    the name of a field
      フィールドの名前
    a value that is no variable
      変数でない値
    a string with right escapes
      正しいエスケープの文字列
    the name of a type
      型の名前
    a variable such as `$first`, or `)`
      `$first` のような変数か `)`
    a definition such as `type`, `input` or `enum`
      `type`、`input`、`enum` のような定義
    the end of what begins here
      ここで始まるものの終わり
    the end of the definition
      定義の終わり
    the name of an interface
      インターフェースの名前
    a value of the enumeration, or `}`
      列挙の値か `}`
    a place such as FIELD
      FIELD のような場所
    read and write all repositories, private ones too
      全リポジトリの読み書き（プライベートも）
    read organizations and teams
      組織とチームを読む
    read notifications and mark them
      通知を読み、印を付ける
    read what is public, and one's own
      公開されたものと自分のものを読む
    write articles and comments
      記事とコメントを書く
    write in a team
      チームに書く
    """
}
