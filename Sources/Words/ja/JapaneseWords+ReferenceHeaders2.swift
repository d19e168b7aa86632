extension JapaneseWords {
  /// What the reference says of headers that are known well.
  static let referenceHeaders2: StaticString = """
    Another way to reach this origin.
      このオリジンへの別の経路。
    `h3=":443"` offers HTTP/3.
      `h3=":443"` は HTTP/3 を使えるという意味です。
    what the body is
      ボディの種類
    What the body is.
      ボディの種類。
    A type such as `application/json`, perhaps with a `charset`.
      `application/json` などの型で、`charset` が付くこともあります。
    JSON is UTF-8 whatever a charset says (RFC 8259, 8.1).
      JSON は、charset が何であっても UTF-8 です（RFC 8259, 8.1）。
    how many bytes the body has
      ボディのバイト数
    How many bytes the body has.
      ボディのバイト数。
    They are counted as they travel: after compression.
      圧縮した後の、送られる状態で数えます。
    Two different ones make the response unreadable, and a way to smuggle requests.
      異なる値が 2 つあるとレスポンスは読めず、リクエストスマグリングの手口にもなります。
    how the body is compressed
      ボディの圧縮方式
    How the body is compressed.
      ボディの圧縮方式。
    It belongs to the resource; what is only for the way is `Transfer-Encoding`.
      リソースに属するものです。送るときだけのものは `Transfer-Encoding` です。
    the language the body is for
      ボディの言語
    The language the body is for.
      ボディの言語。
    the URL of exactly this form of the resource
      まさにこの形のリソースの URL
    The URL of exactly this form of the resource.
      まさにこの形のリソースの URL。
    It is no redirect: nothing has to be asked for there.
      リダイレクトではありません。そこに要求する必要はありません。
    whether to show the body or to save it, and under which name
      ボディを表示するか保存するか、またその名前
    Whether to show the body or to save it, and under which name.
      ボディを表示するか保存するか、またその名前。
    `attachment; filename="a.zip"` asks to save it. The name is the server's wish: check it.
      `attachment; filename="a.zip"` は保存してほしいという意味です。名前はサーバーの希望なので確かめます。
    when the resource last changed
      リソースが最後に変わった時刻
    When the resource last changed.
      リソースが最後に変わった時刻。
    Send it back in `If-Modified-Since` to be told 304 when nothing changed.
      `If-Modified-Since` で送り返すと、変わっていなければ 304 になります。
    It counts whole seconds; only a strong `ETag` is exact.
      秒単位です。正確なのは強い `ETag` だけです。
    a name for this version of the resource
      リソースのこの版の名前
    A name for this version of the resource.
      リソースのこの版の名前。
    Send it back in `If-None-Match` to be told 304 when nothing changed.
      `If-None-Match` で送り返すと、変わっていなければ 304 になります。
    Send it back in `If-Match` so that a change is refused when somebody was faster.
      `If-Match` で送り返すと、先に変えられていたときは変更が拒否されます。
    `W/` marks a weak one: the same in meaning, perhaps not in every byte. It never matches in `If-Match`.
      `W/` は弱い ETag です。意味は同じでも、バイトまで同じとは限りません。`If-Match` では一致しません。
    when the response was made
      レスポンスが作られた時刻
    When the response was made.
      レスポンスが作られた時刻。
    where to go next, or what was made
      次に行く先、または作成されたもの
    Where to go next, or what was made.
      次に行く先、または作成されたもの。
    With 3xx it is the next URL; with 201 it names the new resource. With 202 it means nothing defined.
      3xx では次の URL、201 では新しいリソースです。202 での意味は定められていません。
    It may be relative to the URL that was asked.
      要求した URL からの相対でもかまいません。
    the methods that this resource takes
      このリソースで使えるメソッド
    The methods that this resource takes.
      このリソースで使えるメソッド。
    405 must bring it.
      405 には必須です。
    when to come back
      いつ来ればよいか
    When to come back.
      いつ来ればよいか。
    Seconds, or a date. It may come with 503, 429, 413 and 3xx.
      秒数か日付です。503、429、413、3xx に付きます。
    the page before
      前のページ
    The page before.
      前のページ。
    Misspelled when it was proposed, and so it stays.
      提案時の綴り間違いがそのまま残りました。
    the page that asks
      要求しているページ
    The page that asks.
      要求しているページ。
    A browser sets it. The server that is asked answers with CORS fields; the browser enforces them.
      ブラウザーが付けます。要求先のサーバーが CORS のヘッダーで答え、守らせるのはブラウザーです。
    a name for this attempt, so that it is done only once
      一度だけ実行されるように付ける、この試みの名前
    A name for this attempt, so that it is done only once.
      一度だけ実行されるように付ける、この試みの名前。
    A service that knows it answers a repeated POST with the first result.
      対応するサービスは、繰り返された POST に最初の結果を返します。
    a script asks
      スクリプトからの要求であること
    A script asks.
      スクリプトからの要求であること。
    A custom of JavaScript libraries.
      JavaScript ライブラリの慣習です。
    what belongs to this: the next page, a style, a licence
      関連するもの。次のページ、スタイル、ライセンスなど
    What belongs to this: the next page, a style, a licence.
      関連するもの。次のページ、スタイル、ライセンスなど。
    `<URL>; rel="next"`, several separated by commas.
      `<URL>; rel="next"` の形で、カンマで並べます。
    `next`, `prev`, `first` and `last` go there. GitHub's lists are paged like this.
      `next`、`prev`、`first`、`last` がその先です。GitHub の一覧はこれでページを送ります。
    since when this should no longer be used
      いつから使わないほうがよいか
    Since when this should no longer be used.
      いつから使わないほうがよいか。
    `@` and seconds since 1970.
      `@` と、1970 年からの秒数です。
    when this will be gone
      いつなくなるか
    When this will be gone.
      いつなくなるか。
    whose pages may read this
      どのページがこれを読んでよいか
    Whose pages may read this.
      どのページがこれを読んでよいか。
    Only browsers heed it: an app or Apus reads the response anyway.
      従うのはブラウザーだけです。アプリや Apus はレスポンスを読めます。
    ask this host by https only, for so many seconds
      指定された秒数の間、このホストには https だけで要求する
    Ask this host by https only, for so many seconds.
      指定された秒数の間、このホストには https だけで要求する。
    what a page may load
      ページが読み込んでよいもの
    What a page may load.
      ページが読み込んでよいもの。
    It matters to browsers only.
      ブラウザーだけに意味があります。
    do not guess another type
      別の型を推測しない
    Do not guess another type.
      別の型を推測しない。
    `nosniff` is its only value.
      値は `nosniff` だけです。
    a name for this request in the server's log
      サーバーのログでのこのリクエストの名前
    A name for this request in the server's log.
      サーバーのログでのこのリクエストの名前。
    Mention it when you report a problem.
      問題を報告するときに添えます。
    the trace that this request belongs to
      このリクエストが属するトレース
    The trace that this request belongs to.
      このリクエストが属するトレース。
    the types you want
      欲しい型
    The types you want.
      欲しい型。
    Several are separated by commas; `q=0.5` makes one less wanted.
      カンマで並べます。`q=0.5` は優先度を下げます。
    A server may answer 406, or send what it has all the same.
      サーバーは 406 を返すことも、手元のものを送ることもあります。
    the compressions you can read
      読める圧縮方式
    The compressions you can read.
      読める圧縮方式。
    The answer is in `Content-Encoding`. Apus offers what it can unpack unless you set it.
      結果は `Content-Encoding` にあります。指定しなければ、Apus は展開できるものを並べます。
    the languages you read
      読める言語
    The languages you read.
      読める言語。
    `ja, en;q=0.5` prefers Japanese.
      `ja, en;q=0.5` は日本語を優先します。
    the character sets you read
      読める文字コード
    The character sets you read.
      読める文字コード。
    It is deprecated: nearly everything is UTF-8, and servers ignore it. Shift_JIS and EUC-JP still live.
      非推奨です。ほぼすべてが UTF-8 で、サーバーは無視します。Shift_JIS と EUC-JP はまだ残っています。
    the types of body that PATCH takes here
      ここで PATCH が受け付けるボディの型
    The types of body that PATCH takes here.
      ここで PATCH が受け付けるボディの型。
    how you would like it done
      どう処理してほしいか
    How you would like it done.
      どう処理してほしいか。
    `return=minimal` wants no body back. A server may ignore it.
      `return=minimal` はボディを求めません。サーバーは無視してもかまいません。
    which wishes of Prefer were granted
      Prefer のうち、かなえられたもの
    Which wishes of Prefer were granted.
      Prefer のうち、かなえられたもの。
    the request headers that this response depends on
      このレスポンスを左右するリクエストヘッダー
    The request headers that this response depends on.
      このレスポンスを左右するリクエストヘッダー。
    A cache may use the response again only for a request with the same values of them.
      キャッシュが使い回せるのは、それらの値が同じリクエストに対してだけです。
    `*` means that no later request can be matched.
      `*` は、以後のどのリクエストにも一致しないという意味です。
    what program asks
      要求しているプログラム
    What program asks.
      要求しているプログラム。
    GitHub refuses requests without one.
      GitHub は、これがないリクエストを拒否します。
    what program answers
      応答しているプログラム
    What program answers.
      応答しているプログラム。
    how many requests a window of time allows
      期間内に許されるリクエスト数
    How many requests a window of time allows.
      期間内に許されるリクエスト数。
    GitHub: 60 an hour without a token, 5,000 with one.
      GitHub では、トークンなしで毎時 60、ありで 5,000 です。
    how many are left in this window
      この期間の残り回数
    How many are left in this window.
      この期間の残り回数。
    At 0 GitHub answers 403 or 429 until X-RateLimit-Reset.
      0 になると、GitHub は X-RateLimit-Reset まで 403 か 429 を返します。
    when the window ends
      期間が終わる時
    """
}
