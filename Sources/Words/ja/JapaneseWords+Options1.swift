extension JapaneseWords {
  static let options1: StaticString = """
    put this into the query, percent-encoded
      クエリにパーセント符号化して入れる
    take more options from this file
      このファイルからもオプションを読む
    trust the authorities in this folder
      このフォルダーの認証局を信頼する
    ask for what changed after this time; -TIME for what did not
      この時刻より後に変わったものを求める。-TIME は変わっていないもの
    stay with POST where a redirect makes it GET
      リダイレクトが GET に変える場合も POST のままにする
    put what was sent and what came into a file
      送受信したものをファイルに入れる
    ask for JSON, and say that the body is JSON
      JSON を求め、ボディも JSON だと示す
    send the items as a form
      項目をフォームとして送る
    send the items as the parts of a form
      項目をマルチパートのフォームとして送る
    send this text as the body
      このテキストをボディとして送る
    send the body in chunks
      ボディをチャンクで送る
    what stands between the parts of a form
      フォームのパートの区切り
    send this as the body; @FILE reads it; several are joined by &
      これをボディとして送る。@FILE は読み込む。複数は & でつなぐ
    as --data, where @ is a character
      --data と同じ。@ はただの文字
    as --data, where a file keeps its line ends
      --data と同じ。ファイルの改行を保つ
    send this as a JSON body
      これを JSON のボディとして送る
    one part of a form; @FILE sends a file, <FILE its text
      フォームの 1 パート。@FILE はファイルを、<FILE はその内容を送る
    one part of a form, as it is
      フォームの 1 パートをそのまま
    put the data into the query and ask with GET
      データをクエリに入れて GET で送る
    send a file as the body with PUT
      ファイルをボディとして PUT で送る
    send the body's text in this charset, and say so
      ボディのテキストをこの文字コードで送り、そう示す
    leave standard input alone, as a script in a loop may want
      標準入力を読まない。スクリプトのループ用
    send this header: 'Name: value'
      このヘッダーを送る: 'Name: value'
    send these cookies
      これらの Cookie を送る
    send this User-Agent
      この User-Agent を送る
    send this Referer
      この Referer を送る
    ask for these bytes only
      このバイトだけを求める
    credentials: USER:PASSWORD, or a token with -A {0}
      認証情報: USER:PASSWORD、または -A {0} とトークン
    what --auth holds: {0}
      --auth の種類: {0}
    use {0} authentication
      {0} 認証を使う
    send a {0} token
      {0} トークンを送る
    use this method
      このメソッドを使う
    the URL
      URL
    ask for the headers only
      ヘッダーだけを求める
    for a URL that names none
      スキームのない URL に使うもの
    take braces and brackets of a URL as they are
      URL の括弧をそのまま使う
    leave . and .. in the path
      パスの . と .. を残す
    follow redirects
      リダイレクトをたどる
    send what is kept for the session, and all headers, to another origin too
      セッションの設定と全ヘッダーを、別のオリジンにも送る
    follow at most so many
      たどるリダイレクトの上限
    give up after so long in all; 0 waits for ever
      全体をこの時間で諦める。0 は無期限
    give up connecting after so long
      接続をこの時間で諦める
    try again so many times what is harmless to ask twice
      繰り返しても害のないリクエストを再試行する回数
    have --retry try any method again, after any failure
      --retry で、どのメソッドも、どの失敗の後でも再試行する
    collect the pages, by Link or by the body
      Link かボディに従って全ページを集める
    stop after so many pages
      このページ数で止める
    collect the pages by NAME==PATH, by a PATH that leads on, or by the parameter NAME that counts them
      NAME==PATH、次を示す PATH、またはページ番号のパラメーター NAME でページを集める
    collect the pages of this list, which is a path
      パスの示すリストのページを集める
    ask for no more than so many pages or repetitions in a time: 2/s, 30/m
      一定時間のページ数や繰り返し数の上限: 2/s、30/m
    ask again until a rule of `help rules` holds, or a filter such as '@.n > 1'
      `help rules` のルールか '@.n > 1' のようなフィルターが成り立つまで繰り返す
    pause so long before --until asks again: 1s
      --until の繰り返しの間隔: 1s
    give up waiting for --until after so long: 60s
      --until をこの時間で諦める: 60s
    check certificates; a file names the authorities
      証明書を検証する。ファイルは認証局
    do not check certificates
      証明書を検証しない
    trust the authorities in this file
      このファイルの認証局を信頼する
    show this certificate; PASS is what its key is encrypted with, or env:NAME
      この証明書を提示する。PASS は鍵のパスワード、または env:NAME
    its key
      その鍵
    what the key is encrypted with, or env:NAME; asked for where this is missing
      鍵のパスワード、または env:NAME。なければ尋ねる
    go through this proxy
      このプロキシを経由する
    send what ~/.netrc, or the file that NETRC names, has for the host
      ~/.netrc か NETRC の示すファイルの、ホスト用のものを送る
    go to these hosts without a proxy; * is all of them
      プロキシを使わないホスト。* はすべて
    use this address for a host
      ホストにこのアドレスを使う
    connect to a socket in the file system
      ファイルシステムのソケットに接続する
    speak HTTP/1.0
      HTTP/1.0 を使う
    speak HTTP/1.1
      HTTP/1.1 を使う
    speak HTTP/2; on http: ask for a change to it
      HTTP/2 を使う。http: では切り替えを求める
    speak HTTP/2 at once on http: too, from then on
      http: でも最初から HTTP/2 を使う
    offer compression, as is usual here
      圧縮を受け入れる。ここでは既定
    show the request and send nothing
      リクエストを表示し、何も送らない
    show the request too
      リクエストも表示する
    what to show: H B the request, h b the response, m the timing
      表示するもの: H B はリクエスト、h b はレスポンス、m は時間
    show the response's headers only
      レスポンスのヘッダーだけを表示する
    show the response's body only
      レスポンスのボディだけを表示する
    show the timing only
      時間だけを表示する
    show the response's headers too
      レスポンスのヘッダーも表示する
    put the body into a file
      ボディをファイルに入れる
    put the body of an error into the file, too
      エラーのボディもファイルに入れる
    put the body into a file that is called what the server says, or what the URL ends with
      ボディを、サーバーの示す名前か URL の末尾の名前のファイルに入れる
    go on with the part of a file that came before, if the server's copy is the same
      サーバーのものが同じなら、前に届いた部分の続きから受け取る
    read the answer's text in this charset, whatever it says
      応答のテキストを、表示に関わらずこの文字コードで読む
    ask again when a stream of events ends, from the last event on
      イベントのストリームが終わったら、最後のイベントの後から求め直す
    show the body while it arrives, without a time limit
      時間制限なしで、届いた順にボディを表示する
    show text as it is spelled, escapes and all
      テキストをエスケープも含めて綴りのまま表示する
    say less
      表示を減らす
    fail when the status does, as is usual here
      ステータスに応じて失敗する。ここでは既定
    read no file of settings of curl's, as is usual here
      curl の設定ファイルを読まない。ここでは既定
    show headers in colours
      ヘッダーに色を付ける
    tune the connection
      接続を調整する
    read no .netrc, as is usual here
      .netrc を読まない。ここでは既定
    show less, or more
      表示を減らす、または増やす
    show it in another way
      別の方法で表示する
    chooses what TLS is made of
      TLS の構成を選ぶもの
    asks for TLS with mail and FTP
      メールや FTP で TLS を求めるもの
    chooses among the addresses of a host
      ホストのアドレスを選ぶもの
    sends data before there is a connection
      接続の前にデータを送るもの
    says how long a body waits for the server
      ボディがサーバーを待つ時間を決めるもの
    chooses a version of HTTP
      HTTP のバージョンを選ぶもの
    lets the server choose how to authenticate
      認証方法をサーバーに選ばせるもの
    gives a password to every host that redirects lead to
      リダイレクト先の全ホストにパスワードを渡すもの
    connects to a socket without a file
      ファイルのないソケットに接続するもの
    ends a slow transfer
      遅い転送を終わらせるもの
    says when to try again no more
      再試行をやめる時を決めるもの
    says what to try again after
      何の後に再試行するかを決めるもの
    sends some cookies of a file only
      ファイルの Cookie の一部だけを送るもの
    writes to a file
      ファイルに書くもの
    makes folders for a file
      ファイルのためにフォルダーを作るもの
    gives a file the time that the server says
      サーバーの示す時刻をファイルに付けるもの
    signs the request for AWS
      リクエストに AWS の署名をするもの
    refuses answers with many headers
      ヘッダーの多い応答を拒否するもの
    agree on this version of TLS or a newer one
      これ以降のバージョンの TLS を使う
    agree on no newer version of TLS
      これより新しい TLS を使わない
    agree on this version of TLS
      このバージョンの TLS を使う
    agree on one of these ciphers
      使う暗号をこれらから選ぶ
    agree on one of these ciphers of TLS 1.3
      TLS 1.3 の暗号をこれらから選ぶ
    """
}
