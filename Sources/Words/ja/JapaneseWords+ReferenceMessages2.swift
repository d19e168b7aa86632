extension JapaneseWords {
  /// What the reference says of what stands in fields.
  static let referenceMessages2: StaticString = """
    An answer of GraphQL whose status says how it went.
      結果がステータスで分かる GraphQL の応答です。
    JSON as GitHub's API recommends to ask for it.
      GitHub の API が勧める JSON です。
    A call of gRPC.
      gRPC の呼び出しです。
    Protocol Buffers.
      Protocol Buffers です。
    JSON's model in bytes.
      JSON のモデルをバイト列にしたものです。
    MessagePack: JSON's model in bytes.
      MessagePack です。JSON のモデルをバイト列にしたものです。
    A document in PDF.
      PDF の文書です。
    An archive.
      アーカイブです。
    A file that is compressed by itself, which is not Content-Encoding.
      それ自体が圧縮されたファイルです。Content-Encoding とは別です。
    A WebAssembly program.
      WebAssembly のプログラムです。
    A question or an answer of DNS, over https.
      https を使う DNS の質問か答えです。
    Whole HTTP messages, as batches use them.
      HTTP メッセージそのものです。一括処理に使います。
    A description of an API.
      API の記述です。
    One HTTP message, as TRACE sends it back.
      HTTP メッセージ 1 つです。TRACE が返します。
    A picture without loss.
      劣化のない画像です。
    A photograph.
      写真です。
    A picture, perhaps moving.
      画像で、動くこともあります。
    A drawing, as XML; it can hold scripts.
      XML で書かれた図です。スクリプトを含むことがあります。
    A picture, smaller than PNG and JPEG.
      PNG や JPEG より小さい画像です。
    A picture, smaller still.
      さらに小さい画像です。
    A site's icon.
      サイトのアイコンです。
    Sound in MP3.
      MP3 の音声です。
    A film.
      動画です。
    A font.
      フォントです。
    """
}
