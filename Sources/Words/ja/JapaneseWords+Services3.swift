extension JapaneseWords {
  static let services3: StaticString = """
    take a tag from an article of a team
      チームの記事からタグを外す
    follow a tag no more
      タグのフォローを解除
    invite somebody to a team
      チームに招待
    their email address
      メールアドレス
    take an invitation to a team back
      チームへの招待を取り消す
    who is invited to a team
      チームに招待中の人
    the teams you are in
      自分のいるチーム
    take a member out of a team
      チームからメンバーを外す
    make a template
      テンプレートを作る
    the title it gives
      作られる題名
    the text it gives, in Markdown
      作られる本文（Markdown）
    delete a template
      テンプレートを削除
    the template's number
      テンプレートの番号
    see what a template would give
      テンプレートの展開結果を見る
    the templates of a team
      チームのテンプレート
    change a template
      テンプレートを変更
    get a token for what the page of permission led back with
      許可ページの返した値でトークンを得る
    the application's id
      アプリケーションの ID
    the application's secret
      アプリケーションの秘密
    what the page of permission led back with
      許可ページの返した値
    get an access token for one team
      チーム 1 つ用のアクセストークンを得る
    give an access token back
      アクセストークンを返却
    the token
      トークン
    give an access token of a team back
      チームのアクセストークンを返却
    whom a user follows
      ユーザーがフォローする人
    who follows a user
      ユーザーのフォロワー
    everybody, the newest first
      全ユーザー、新しい順
    """
}
