extension JapaneseWords {
  static let options2: StaticString = """
    connect to addresses of IPv4 only
      IPv4 のアドレスだけに接続する
    connect to addresses of IPv6 only
      IPv6 のアドレスだけに接続する
    connect to another place than the URL's
      URL とは別の場所に接続する
    go through this SOCKS proxy
      この SOCKS プロキシを経由する
    who asks the proxy
      プロキシに示すユーザー
    refuse a larger body
      これより大きいボディを拒否する
    move no more bytes in a second
      1 秒間に送受信するバイト数の上限
    wait so long before trying again
      再試行までこの時間待つ
    put the session's cookies into a file afterwards
      セッションの Cookie を後でファイルに入れる
    put the headers of the answers into a file
      応答のヘッダーをファイルに入れる
    write this text behind the body
      ボディの後にこのテキストを書く
    put the body into a file that is called what the URL ends with
      ボディを URL の末尾の名前のファイルに入れる
    with -O: call the file what the server says, and write over none
      -O とともに: サーバーの示す名前を使い、上書きしない
    put the file into this folder
      ファイルをこのフォルダーに置く
    with -: go on with what is there of the file
      - とともに: ファイルにある分の続きから
    send the body compressed, where that makes it smaller
      小さくなる場合、ボディを圧縮して送る
    another request follows
      別のリクエストが続く
    send this as the body
      これをボディとして送る
    send this file as the body
      このファイルをボディとして送る
    who asks
      認証するユーザー
    the password of who asks
      そのパスワード
    show this certificate
      この証明書を提示する
    give up after so long
      この時間で諦める
    follow at most so many redirects
      たどるリダイレクトの上限
    say less, or more
      表示を減らす、または増やす
    has caches asked for nothing they keep
      キャッシュに保存分を使わせないもの
    says what encodings are offered
      受け入れる符号化を示すもの
    says how often to try
      試す回数を決めるもの
    keeps no cookies on the way
      途中の Cookie を残さないもの
    writes the body of an error
      エラーのボディを書くもの
    lets the server name the file
      ファイル名をサーバーに決めさせるもの
    asks for a whole site
      サイト全体を求めるもの
    has its URLs in a file
      URL をファイルから読むもの
    looks at a file that is there
      既存のファイルを見るもの
    chooses which file is written
      書くファイルを選ぶもの
    reads or writes a file
      ファイルを読み書きするもの
    """
}
