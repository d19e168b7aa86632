extension JapaneseWords {
  /// Conversations over a WebSocket: help, and what is said in one.
  static let talking: StaticString = """
    talk over a WebSocket: say what you type, and see what comes
      WebSocket で会話する（入力を送り、届いたものを表示）
    says that as if it was typed; several, in their order
      入力したものとして送ります。複数指定でき、その順に送ります
    what may be spoken inside, the best first
      中で使うプロトコル（優先する順）
    closes after so long
      その時間が過ぎたら閉じます
    two messages, and their answers
      メッセージ 2 件とその返事
    what the server said is one list
      サーバーの発言は 1 つの配列になります
    waits for an answer
      返事を待ちます
    takes messages of up to so many bytes; 64 MiB unless said
      このバイト数までのメッセージを受け取る。なければ 64 MiB
    listens until the server closes, or so long
      サーバーが閉じるか、その時間まで聞きます
    At a prompt what you type is sent when you press Enter, and what comes is shown above it. A line that begins with / is a command: /ping, /close [CODE] [REASON], /expect RULE [within TIME], /binary @FILE, /save FILE, /edit, /help; // says something that begins with /. ^C and ^D close it properly.
      プロンプトでは Enter で入力を送り、届いたものはその上に表示します。/ で始まる行はコマンドです: /ping、/close [CODE] [REASON]、/expect RULE [within TIME]、/binary @FILE、/save FILE、/edit、/help。// は / で始まる発言です。^C と ^D は正しく閉じます。
    In a shell, `apus ws URL < lines.txt > out.ndjson` says each line and writes a message a line; the exit status is 0 when it was closed with 1000, and 1 otherwise.
      シェルでは `apus ws URL < lines.txt > out.ndjson` が 1 行ずつ送り、届いたものを 1 行ずつ書きます。終了ステータスは 1000 で閉じれば 0、それ以外は 1 です。
    Headers, credentials, cookies, proxies and TLS are those of a request. Compression of messages is not offered, and a credential that answers a challenge opens none. When it is over, what the server said is one list for paths, `table` and `diff`.
      ヘッダー、認証情報、クッキー、プロキシ、TLS はリクエストと同じです。メッセージの圧縮は使わず、サーバーに求められてから答える認証では開けません。終わると、サーバーの発言はパス、`table`、`diff` で見られる 1 つの配列になります。
    asks whether the server is there
      サーバーがいるか確かめます
    ends the conversation, with 1000 unless you say it
      会話を終えます（指定がなければ 1000）
    waits for a message of which that holds, two seconds unless you say it
      条件に合うメッセージを待ちます（指定がなければ 2 秒）
    sends what is in a file, as bytes
      ファイルの内容をバイト列で送ります
    writes what came so far, a message a line
      これまでに届いたものを 1 行ずつ書きます
    opens your editor on a message
      メッセージをエディターで書きます
    says something that begins with /
      / で始まる発言をします
    request {0} is a conversation; only the request that opens it is written
      リクエスト {0} は会話です。会話を始めるリクエストだけを書きました
    a conversation is written in the style async alone
      会話は async のスタイルだけで書けます
    pong after {0}
      {0} で pong
    closed: {0}; {1} came, {2} went
      終了: {0}。受信 {1} 件、送信 {2} 件
    no close; {0} came, {1} went
      終了の合図なし。受信 {0} 件、送信 {1} 件
    normal end
      正常終了
    going away
      離れます
    protocol error
      プロトコルのエラー
    a kind of data that is not taken
      受け取れない種類のデータ
    reserved
      予約済み
    no code given
      コードなし
    broken off without a close
      終了の合図なしの切断
    data that is not what it says
      中身が宣言と違うデータ
    against the server's rules
      サーバーの規則に反する
    message too big
      大きすぎるメッセージ
    an extension is missing
      拡張がない
    internal error
      内部エラー
    restarting
      再起動中
    try again later
      後でもう一度
    bad gateway
      不正なゲートウェイ
    TLS failed
      TLS の失敗
    not authorized
      認可されていない
    forbidden
      禁止
    timeout
      時間切れ
    kept for the standard
      規格用に予約
    registered by a library or a framework
      ライブラリやフレームワークが登録
    the application's own
      アプリケーション独自
    no code of WebSocket
      WebSocket のコードではない
    the payload of the opening was wrong
      最初のメッセージの payload が不正
    a message that the protocol does not have
      プロトコルにないメッセージ
    not authorized, or asked before the server agreed
      認可されていないか、サーバーの同意前の問い合わせ
    the subscription is not known
      知らない購読
    the protocol is not taken
      受け付けないプロトコル
    the opening came too late
      最初のメッセージが遅すぎる
    a subscription of that id is there already
      同じ id の購読がすでにある
    the connection was opened twice
      接続を 2 度開始
    ended by the server
      サーバーによる終了
    the server did not agree in time
      サーバーが時間内に同意しなかった
    """
}
