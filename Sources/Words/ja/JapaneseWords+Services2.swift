extension JapaneseWords {
  static let services2: StaticString = """
    words and qualifiers, such as 'is:open label:bug'
      'is:open label:bug' のような、語と条件
    repositories that match words and qualifiers
      語と条件に合うリポジトリー
    what to look for, such as 'swift in:name stars:>100'
      'swift in:name stars:>100' のような、探すもの
    users that match words and qualifiers
      語と条件に合うユーザー
    words and qualifiers, such as 'mona followers:>100'
      'mona followers:>100' のような、語と条件
    whether you have starred a repository: 204, or 404 when you have not
      リポジトリーにスターを付けたか: 204、付けていなければ 404
    who has starred a repository, a page at a time
      リポジトリーにスターを付けた人、1 ページずつ
    what a user has starred, a page at a time
      ユーザーがスターを付けたもの、1 ページずつ
    the order; by when it was starred unless given
      順序。指定しなければスターを付けた順
    what you have starred, a page at a time
      自分がスターを付けたもの、1 ページずつ
    star a repository
      リポジトリーにスターを付ける
    take the star from a repository
      リポジトリーのスターを外す
    the profile of whom the token belongs to
      トークンの持ち主のプロフィール
    whether you follow a user: 204, or 404 when you do not
      ユーザーをフォローしているか: 204、していなければ 404
    follow a user
      ユーザーをフォロー
    who follows a user, a page at a time
      ユーザーのフォロワー、1 ページずつ
    whom a user follows, a page at a time
      ユーザーがフォローする人、1 ページずつ
    follow a user no more
      ユーザーのフォローを解除
    a user's public profile
      ユーザーの公開プロフィール
    put a fruit on the shelf
      果物を棚に置く
    what it is
      何か
    what it costs, in yen
      値段（円）
    a made-up greengrocer, inside the practice API
      架空の八百屋（練習用 API の中）
    any error
      任意のエラー
    what others searched for that begins like this
      同じ始まりで、ほかの人が検索したもの
    a beginning; several are sent as repeated keys
      始まり。複数はキーを繰り返して送る
    a made-up search service, inside the practice API
      架空の検索サービス（練習用 API の中）
    comment on an article
      記事にコメント
    the article's id
      記事の ID
    delete a comment
      コメントを削除
    the comment's id
      コメントの ID
    a comment by its id
      ID のコメント
    bring a comment of another on an article of a team
      チームの記事に他人のコメントを取り込む
    who wrote it
      書いた人
    when it was written
      書いた日時
    when it was changed
      変更した日時
    the comments on an article
      記事のコメント
    thank for a comment
      コメントに感謝する
    take thanks for a comment back
      コメントへの感謝を取り消す
    change a comment
      コメントを変更
    bring members into a group
      グループにメンバーを加える
    the group's name in URLs
      URL でのグループ名
    a name or an email address
      名前かメールアドレス
    make a group
      グループを作る
    what it is for
      目的
    whether only its members see it
      メンバーだけに見えるか
    delete a group
      グループを削除
    a member of a group
      グループのメンバー
    the member's name
      メンバーの名前
    who is in a group
      グループにいる人
    the groups of a team, the newest first
      チームのグループ、新しい順
    take members out of a group
      グループからメンバーを外す
    change a group
      グループを変更
    another name
      別の名前
    delete an article
      記事を削除
    an article by its id
      ID の記事
    publish an article of another in a team
      チームで他人の記事を公開
    its title
      題名
    a tag, perhaps with versions: Swift or Swift:6.2
      タグ。バージョンも可: Swift または Swift:6.2
    the group that it is for
      対象のグループ
    whether everybody in the team may change it
      チームの誰でも変更できるか
    what was done about the articles of a team: comments and reactions
      チームの記事へのコメントと反応
    when, such as created:>=2025-01
      created:>=2025-01 のような時期
    the newest articles, a page at a time
      最新の記事、1 ページずつ
    which page, 1 to 100
      ページ（1 から 100）
    how many a page, 20 unless given and 100 at most
      1 ページの件数。指定しなければ 20、100 まで
    a search such as tag:swift
      tag:swift のような検索
    your own articles, the newest first
      自分の記事、新しい順
    publish an article
      記事を公開
    whether only those who know its URL find it
      URL を知る人だけが見られるか
    whether it is announced
      告知するか
    the articles under a tag
      タグの記事
    change an article
      記事を変更
    another text, in Markdown
      別の本文（Markdown）
    the articles of a user, the newest first
      ユーザーの記事、新しい順
    whether you like an article: 204, or 404 when you do not
      記事にいいねしたか: 204、していなければ 404
    like an article
      記事にいいねする
    who likes an article
      記事にいいねした人
    like an article no more
      記事のいいねを取り消す
    begin a project
      プロジェクトを始める
    whether it is over
      終わったか
    comment on a project
      プロジェクトにコメント
    the project's number
      プロジェクトの番号
    delete a project
      プロジェクトを削除
    begin a project of another
      他人のプロジェクトを始める
    who began it
      始めた人
    when it was begun
      始めた日時
    bring a comment of another on a project
      プロジェクトに他人のコメントを取り込む
    the comments on a project
      プロジェクトのコメント
    the projects of a team, the newest first
      チームのプロジェクト、新しい順
    change a project
      プロジェクトを変更
    the Qiita API, version 2
      Qiita API v2
    the emoji under a comment of a team
      チームのコメントの絵文字
    the emoji under an article of a team
      チームの記事の絵文字
    the emoji under a project of a team
      チームのプロジェクトの絵文字
    put an emoji under a comment of a team
      チームのコメントに絵文字を付ける
    the emoji by its name
      絵文字の名前
    put an emoji under an article of a team
      チームの記事に絵文字を付ける
    put an emoji under a project of a team
      チームのプロジェクトに絵文字を付ける
    take an emoji from under a comment of a team
      チームのコメントの絵文字を外す
    take an emoji from under an article of a team
      チームの記事の絵文字を外す
    take an emoji from under a project of a team
      チームのプロジェクトの絵文字を外す
    whether you keep an article: 204, or 404 when you do not
      記事をストックしたか: 204、していなければ 404
    who keeps an article
      記事をストックした人
    keep an article
      記事をストックする
    keep an article no more
      記事のストックを解除
    the articles that a user keeps
      ユーザーがストックした記事
    put a tag on an article of a team
      チームの記事にタグを付ける
    a version it speaks of
      対象のバージョン
    whether you follow a tag: 204, or 404 when you do not
      タグをフォローしているか: 204、していなければ 404
    follow a tag
      タグをフォロー
    the tags that a user follows
      ユーザーがフォローするタグ
    the tags there are
      タグの一覧
    the order; the newest first unless given
      順序。指定しなければ新しい順
    """
}
