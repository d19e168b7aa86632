extension JapaneseWords {
  /// What the reference says of link relations.
  static let referenceRelations2: StaticString = """
    A style sheet.
      スタイルシートです。
    A part of a section.
      節の一部です。
    The version after.
      後のバージョンです。
    What is to be known of this being taken away.
      なくなることについての説明です。
    A word that this is about.
      これが何についてかを示す語です。
    The terms of use.
      利用規約です。
    Where a state of the past can be asked for.
      過去の状態を要求できる場所です。
    A list of states of the past.
      過去の状態の一覧です。
    What kind of thing this is.
      これがどんな種類のものかです。
    Users wrote the link.
      利用者が書いたリンクです。
    What is above this.
      これの上のものです。
    All versions.
      すべてのバージョンです。
    Where this was taken from.
      これを取ってきた場所です。
    Where a page is told of links to it.
      リンクされたことをページに知らせる場所です。
    The copy that is worked on.
      作業中の写しです。
    What this is a working copy of.
      これが写しである、元のものです。
    """
}
