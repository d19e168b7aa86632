extension JapaneseWords {
  /// Where secrets go, what is sent and what is kept.
  static let safety: StaticString = """
    whether only GET, HEAD, OPTIONS and QUERY are sent
      GET、HEAD、OPTIONS、QUERY だけを送るか
    whether a cookie goes to its host, as browsers have it, or to the port that set it alone
      Cookie をブラウザーのようにホスト全体に送るか、発行したポートだけに送るか
    host or origin
      host または origin
    {0} was sent what {1} set: the cookie {2}
      {1} が発行した Cookie {2} を {0} に送りました
    {0} was sent the cookie {1}, and nobody knows which port set it
      Cookie {1} を {0} に送りました。どのポートが発行したかは分かりません
     keeps it back
       で止められます
    All ports of a host share them, as in browsers, which is told when it happens; `set cookies origin` keeps each with the port that set it, as those of the practice API always are.
      ブラウザーと同じく、ホストの全ポートが Cookie を共有し、そのときは知らせます。`set cookies origin` で、発行したポートだけに送ります。練習用 API では常にそうなります。
    : the value of a cookie
      : Cookie の値
    : its name is a secret's
      : 秘密の名前
    : its value is that of a secret, or has the shape of one
      : 秘密の値か、その形
    readonly is on, so the {0} was not sent
      readonly が on なので、{0} は送っていません
    readonly stays on, though it was kept off; try: 
      off で残されていましたが、readonly は on のままです。次に試す: 
    the alias {0} is not kept, as a secret is in it
      秘密が入っているので、エイリアス {0} は残しません
    no file in {0} has requests, or values for them
      {0} に、リクエストやその値のファイルはありません
    {0} is not of a form that `audit` reads
      {0} は `audit` が読む形式ではありません
    not of a form that `audit` reads in a folder, and passed over: {0}
      フォルダーの中で `audit` が読む形式ではないので、見ていません: {0}
    fewer steps of {0} go as they are written than before
      {0} では、書かれたとおりに進むステップが前より減りました
    still there, to be taken out by hand:
      まだ残っています。手で取り除いてください:
    not all that looks like a secret could be taken out
      秘密らしいもののうち、取り除けないものがあります
    what came was not whole, and neither is the file: {0}
      途中までしか届いていないので、ファイルも途中までです: {0}
    readonly is on, so no conversation was begun: its messages may change something
      readonly が on なので、会話を始めていません。メッセージが何かを変えるかもしれません
    tell to which origins the credentials of this session were sent, and when
      このセッションの認証情報を、いつ、どのオリジンに送ったかを示す
    a request with a credential
      認証情報のあるリクエスト
    who was given it, how often, and when
      どこに、何回、いつ送ったか
    the same of every credential
      すべての認証情報について
    NAME is that of a header, a query item, a field, a cookie, or a variable that holds a secret. Redirects, pages and repeated requests count. No value is shown.
      NAME は、ヘッダー、クエリ、フィールド、Cookie、または秘密の入った変数の名前です。リダイレクト、ページ、繰り返したリクエストも数えます。値は表示しません。
    no credential was sent by this session
      このセッションは認証情報を送っていません
    nothing called {0} was sent by this session
      このセッションは {0} を送っていません
    once, {0}
      1 回、{0}
    {0} times, {1}
      {0} 回、{1}
    take lines out of what was typed
      入力した行から取り除く
    `history forget TEXT` takes every line that has TEXT in it out of the lines that the arrow keys bring back, here and in their file. A line that begins with a blank never gets there, nor does one with what looks like a secret.
      `history forget TEXT` は、矢印キーで戻せる行のうち TEXT を含むものを、メモリーとファイルから取り除きます。空白で始まる行と、秘密らしいもののある行は、そもそも残りません。
    the lines you typed are none of this session's business
      このセッションからは、入力した行を扱えません
    no line that you typed has that in it
      それを含む入力行はありません
    forgotten: {0}
      取り除いたもの: {0}
    {0} taken out of the history: a secret was in it
      秘密が含まれていたので、履歴から {0} を取り除きました
    """
}
