extension JapaneseWords {
  /// What the reference says of link relations.
  static let referenceRelations1: StaticString = """
    What this is about.
      これが何についてのものかです。
    Who may do what with this.
      誰がこれに何をしてよいかです。
    Another form of this: a language, a format, a feed.
      これの別の形です。言語、形式、フィードなどがあります。
    The same page as AMP.
      同じページの AMP 版です。
    A list of the APIs that are here.
      ここにある API の一覧です。
    An appendix.
      付録です。
    An icon for a home screen.
      ホーム画面のアイコンです。
    A picture to show while an app starts.
      アプリの起動中に見せる画像です。
    Older records.
      古い記録です。
    Who wrote this.
      これを書いた人です。
    Who blocks this for reasons of law.
      法律上の理由でこれを遮断している者です。
    A link to this that lasts.
      これへの、長く使えるリンクです。
    Where this content comes from, signed.
      内容の出どころを示す、署名された情報です。
    The one of several same pages that should be named.
      同じページが複数あるときに、名指しすべき 1 つです。
    A chapter.
      章です。
    The link by which this should be cited.
      引用に使うリンクです。
    The list that this belongs to.
      これが属する一覧です。
    A dictionary for compressing later answers.
      後の応答を圧縮するための辞書です。
    A table of contents.
      目次です。
    The document this was made from.
      変換の元になった文書です。
    Who has the rights.
      権利を持つ者です。
    A form by which one more is made.
      もう 1 つ作るためのフォームです。
    The newest part of a feed.
      フィードの最新の部分です。
    What is to be known of this being deprecated.
      非推奨になったことについての説明です。
    What describes this, such as a schema.
      スキーマなど、これを説明するものです。
    What this describes.
      これが説明しているものです。
    Patents that touch on this.
      これに関わる特許です。
    A host whose name should be looked up in advance.
      名前を先に調べておくホストです。
    The same bytes at another place.
      別の場所にある同じバイト列です。
    Where this can be changed.
      これを変更できる場所です。
    A form by which this is changed.
      これを変更するためのフォームです。
    Where the media belonging to this can be changed.
      これに属するメディアを変更できる場所です。
    A file that belongs to this and may be large.
      これに属する、大きいかもしれないファイルです。
    It leads to another site.
      別のサイトへ出ます。
    The first page.
      最初のページです。
    Where addresses are, on the map.
      アドレスの地図上の位置です。
    A list of words and what they mean.
      用語とその意味の一覧です。
    Help.
      ヘルプです。
    What a small device has.
      小さな機器が持つものです。
    Where to subscribe to this.
      購読する場所です。
    A server for connections of video calls.
      ビデオ通話の接続用のサーバーです。
    An icon.
      アイコンです。
    An index.
      索引です。
    An interval that this one comes after.
      この期間が後に続く期間です。
    An interval that this one comes before.
      この期間が前に来る期間です。
    An interval inside this one.
      この期間の中の期間です。
    An interval apart from this one.
      この期間と重ならない期間です。
    An interval that this one lies in.
      この期間を含む期間です。
    The same interval.
      同じ期間です。
    An interval that ends this one.
      この期間を終わらせる期間です。
    An interval that this one ends.
      この期間が終わらせる期間です。
    An interval that this one is in.
      この期間が入っている期間です。
    An interval that begins where this one ends.
      この期間の終わりに始まる期間です。
    An interval that ends where this one begins.
      この期間の始まりに終わる期間です。
    An interval that reaches into this one.
      この期間に食い込む期間です。
    An interval into which this one reaches.
      この期間が食い込む期間です。
    An interval that begins this one.
      この期間を始めさせる期間です。
    An interval that this one begins.
      この期間が始めさせる期間です。
    A member of this list.
      この一覧のメンバーです。
    The last page.
      最後のページです。
    The newest version.
      最新のバージョンです。
    The licence of this.
      これのライセンスです。
    Links of this, in a document of their own.
      これのリンクをまとめた文書です。
    What describes this, by host-meta.
      host-meta による、これを説明するものです。
    What a web app is called and looks like.
      Web アプリの名前と見た目です。
    An icon in one colour.
      1 色のアイコンです。
    Another page of the same person.
      同じ人の別のページです。
    A feed of films.
      動画のフィードです。
    A state of this in the past.
      これの過去の状態です。
    Where posts are sent to.
      投稿の送り先です。
    A module that should be loaded early.
      早めに読み込むモジュールです。
    Where changes of this are told.
      これの変化が知らされる場所です。
    Where changes of this group are told.
      このグループの変化が知らされる場所です。
    The next page.
      次のページです。
    The next part of an archive.
      アーカイブの次の部分です。
    The author does not vouch for the target.
      著者はリンク先を保証しません。
    The target shall not reach the page that opened it.
      リンク先から、開いたページには届きません。
    The target shall not be told where from.
      リンク先に、どこから来たかを知らせません。
    The target may reach the page that opened it.
      リンク先から、開いたページに届きます。
    A name at a provider of OpenID.
      OpenID の提供者での名前です。
    A provider of OpenID.
      OpenID の提供者です。
    What this is an archived state of.
      これが過去の状態である、元のものです。
    What a site says it does with data.
      サイトがデータをどう扱うかです。
    Where to pay.
      支払いの場所です。
    A host to connect to in advance.
      先に接続しておくホストです。
    The version before.
      前のバージョンです。
    What will probably be wanted next.
      次に要求されそうなものです。
    What this page needs soon.
      このページがすぐに必要とするものです。
    What should be made ready in the background.
      裏で用意しておくものです。
    The part of an archive before.
      アーカイブの前の部分です。
    A preview.
      プレビューです。
    The same as prev.
      prev と同じです。
    What is done with data.
      データの扱い方です。
    Rules that this keeps beyond those of its type.
      型の規則のほかに、これが守る規則です。
    What a publication is made of.
      出版物を構成するものです。
    The record of this object that counts.
      この対象の、有効な記録です。
    The lowest objects below this one.
      この下の、最も下の対象です。
    The objects below this one.
      この下の対象です。
    The highest object above this one.
      この上の、最も上の対象です。
    The object above this one.
      この上の対象です。
    Something related.
      関連するものです。
    Answers to this.
      これへの返信です。
    Where a device's RESTCONF begins.
      機器の RESTCONF の始まりです。
    What a rule looks at.
      規則が見るものです。
    Where to search.
      検索する場所です。
    A section.
      節です。
    This itself.
      これ自身です。
    Where a publishing service is described.
      公開サービスの説明です。
    A description for programs, such as OpenAPI.
      OpenAPI などの、プログラムのための説明です。
    Documentation for people.
      人のための文書です。
    More about a service.
      サービスについてのさらなる情報です。
    What a telephone provider can do.
      電話事業者にできることです。
    Somebody paid for the link.
      リンクに代金が支払われています。
    The first of a row.
      並びの最初です。
    How the service is doing.
      サービスの稼働状況です。
    """
}
