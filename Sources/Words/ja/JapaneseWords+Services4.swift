extension JapaneseWords {
  static let services4: StaticString = """
    A document in XML.
      XML の文書。
    A table in CSV, with quotes, a comma and a line break in its cells.
      CSV の表。セルに引用符、コンマ、改行がある。
    A failure in application/problem+json (RFC 9457).
      application/problem+json（RFC 9457）の失敗。
    A line of text in that encoding.
      その文字コードの 1 行のテキスト。
    Every failure, with what happens and how to see it.
      すべての失敗と、起きること、見る方法。
    That failure, for real; the directory of faults tells which there are.
      その失敗を実際に。どれがあるかは一覧にある。
    Another way to it.
      別の行き方。
    What the top folder of a repository has.
      リポジトリーの最上位のフォルダーの中身。
    Who follows an account, in pages.
      アカウントのフォロワー、ページごと。
    Whom an account follows, in pages.
      アカウントがフォローする人、ページごと。
    Whether you follow an account: 204 or 404; needs a token.
      フォローしているか: 204 か 404。トークンが必要。
    Follows an account; needs a token; answers 204 without a body.
      アカウントをフォロー。トークンが必要。ボディのない 204。
    Follows it no more; needs a token; answers 204 without a body.
      フォローを解除。トークンが必要。ボディのない 204。
    The public gists of an account, newest first, in pages.
      アカウントの公開 gist、新しい順、ページごと。
    The gists, newest first, in pages.
      gist、新しい順、ページごと。
    Makes a gist; needs a token.
      gist を作る。トークンが必要。
    One gist.
      gist 1 つ。
    Removes a gist; needs a token; answers 204 without a body.
      gist を削除。トークンが必要。ボディのない 204。
    The issues of a repository, pull requests among them, newest first, in pages.
      リポジトリーの issue（プルリクエストも）、新しい順、ページごと。
    Opens an issue; needs a token.
      issue を作る。トークンが必要。
    What you have not read yet, newest first, in pages; needs a token.
      まだ読んでいないもの、新しい順、ページごと。トークンが必要。
    Marks one as read; needs a token; answers 205 without a body.
      1 つを既読に。トークンが必要。ボディのない 205。
    The pull requests of a repository, newest first, in pages.
      リポジトリーのプルリクエスト、新しい順、ページごと。
    Opens a pull request; needs a token.
      プルリクエストを作る。トークンが必要。
    The releases of a repository, newest first, in pages.
      リポジトリーのリリース、新しい順、ページごと。
    Publishes a release; needs a token.
      リリースを公開。トークンが必要。
    A repository.
      リポジトリー。
    Your own repositories, in pages; needs a token.
      自分のリポジトリー、ページごと。トークンが必要。
    Repositories by words and qualifiers (q, sort=stars, order, pages).
      語と条件によるリポジトリー（q、sort=stars、order、ページ）。
    What an account has starred, in pages.
      アカウントがスターを付けたもの、ページごと。
    What you have starred, in pages; needs a token.
      自分がスターを付けたもの、ページごと。トークンが必要。
    Whether you have starred a repository: 204 or 404; needs a token.
      リポジトリーにスターを付けたか: 204 か 404。トークンが必要。
    Stars a repository; needs a token; answers 204 without a body.
      リポジトリーにスターを付ける。トークンが必要。ボディのない 204。
    Takes the star away; needs a token; answers 204 without a body.
      スターを外す。トークンが必要。ボディのない 204。
    A public profile.
      公開プロフィール。
    Their repositories, in pages (per_page, page, Link).
      そのリポジトリー、ページごと（per_page、page、Link）。
    Your own profile; needs a token.
      自分のプロフィール。トークンが必要。
    Saves a fruit (name, price).
      果物を保存（name、price）。
    The fruits saved so far.
      これまでに保存した果物。
    Starts a job: 202, and a Location to ask after it.
      ジョブを始める。202 と、尋ねる先の Location。
    How far a job is: queued, then running, then done with its result.
      ジョブの進み具合: queued、running、結果のある done。
    Always one request too many: 429, and when to come back.
      いつも 1 回多すぎる。429 と、もう一度の時期。
    The same in GitHub's words: 403, and X-RateLimit-Remaining: 0.
      GitHub の形で同じもの。403 と X-RateLimit-Remaining: 0。
    Fails with 503 n times, then answers, and begins again.
      n 回 503 で失敗し、応答し、また始まる。
    Suggestions for `query`; repeated keys and all headers are shown as they came.
      `query` の候補。繰り返しのキーと全ヘッダーを届いたまま示す。
    Places an order: 201 and its Location. With an Idempotency-Key, the same again is answered alike and orders nothing.
      注文する。201 と Location。Idempotency-Key があれば、同じものは同じ応答で、注文は増えない。
    A word of your own for this one order.
      この注文だけの独自の語。
    The orders placed so far.
      これまでの注文。
    One order.
      注文 1 つ。
    What was said about an article.
      記事へのコメント。
    Says something about an article; needs a token.
      記事にコメント。トークンが必要。
    Brings what another has said on an article of a team; needs a token.
      チームの記事に他人のコメントを取り込む。トークンが必要。
    One comment.
      コメント 1 つ。
    Changes a comment of yours; needs a token.
      自分のコメントを変更。トークンが必要。
    Removes a comment of yours; needs a token; answers 204 without a body.
      自分のコメントを削除。トークンが必要。ボディのない 204。
    The groups of a team, newest first, in pages; needs a token.
      チームのグループ、新しい順、ページごと。トークンが必要。
    Makes a group; needs a token.
      グループを作る。トークンが必要。
    One group; needs a token.
      グループ 1 つ。トークンが必要。
    Changes a group; needs a token.
      グループを変更。トークンが必要。
    Who is in a group, in pages; needs a token.
      グループにいる人、ページごと。トークンが必要。
    Brings members into a group; needs a token; answers 204 without a body.
      グループにメンバーを加える。トークンが必要。ボディのない 204。
    Takes members out of a group; needs a token; answers 204 without a body.
      グループからメンバーを外す。トークンが必要。ボディのない 204。
    Removes a group; needs a token; answers 204 without a body.
      グループを削除。トークンが必要。ボディのない 204。
    Your own articles, newest first, in pages; needs a token.
      自分の記事、新しい順、ページごと。トークンが必要。
    Changes an article; needs a token.
      記事を変更。トークンが必要。
    Publishes an article of another in a team; needs a token.
      チームで他人の記事を公開。トークンが必要。
    The articles of a user, newest first, in pages.
      ユーザーの記事、新しい順、ページごと。
    The articles under a tag, newest first, in pages.
      タグの記事、新しい順、ページごと。
    What was done about the articles of a team; needs a token.
      チームの記事へのコメントと反応。トークンが必要。
    Puts a tag on an article of a team; needs a token.
      チームの記事にタグを付ける。トークンが必要。
    Takes a tag from an article of a team; needs a token.
      チームの記事からタグを外す。トークンが必要。
    The projects of a team, newest first, in pages; needs a token.
      チームのプロジェクト、新しい順、ページごと。トークンが必要。
    Begins a project; needs a token.
      プロジェクトを始める。トークンが必要。
    Begins a project of another; needs a token.
      他人のプロジェクトを始める。トークンが必要。
    One project; needs a token.
      プロジェクト 1 つ。トークンが必要。
    Changes a project; needs a token.
      プロジェクトを変更。トークンが必要。
    Removes a project; needs a token; answers 204 without a body.
      プロジェクトを削除。トークンが必要。ボディのない 204。
    A profile.
      プロフィール。
    Articles, newest first, in pages (per_page, page, Link, Total-Count).
      記事、新しい順、ページごと（per_page、page、Link、Total-Count）。
    Publishes an article; needs a token.
      記事を公開。トークンが必要。
    One article.
      記事 1 つ。
    Removes an article; needs a token; answers 204 without a body.
      記事を削除。トークンが必要。ボディのない 204。
    What a user keeps, in pages.
      ユーザーがストックしたもの、ページごと。
    Who keeps an article, in pages.
      記事をストックした人、ページごと。
    Who likes an article, in pages.
      記事にいいねした人、ページごと。
    The tags there are, in pages (sort=count or name).
      タグの一覧、ページごと（sort=count か name）。
    One tag.
      タグ 1 つ。
    The tags that a user follows, in pages.
      ユーザーがフォローするタグ、ページごと。
    Whether you follow a tag: 204 or 404; needs a token.
      タグをフォローしているか: 204 か 404。トークンが必要。
    Follows a tag; needs a token; answers 204 without a body.
      タグをフォロー。トークンが必要。ボディのない 204。
    The teams you are in; needs a token.
      自分のいるチーム。トークンが必要。
    Who is invited to a team, in pages; needs a token.
      チームに招待中の人、ページごと。トークンが必要。
    Invites somebody to a team; needs a token.
      チームに招待。トークンが必要。
    Takes an invitation back; needs a token; answers 204.
      招待を取り消す。トークンが必要。204。
    Takes a member out of a team; needs a token; answers 204.
      チームからメンバーを外す。トークンが必要。204。
    Where an app sends you for a code: a page that asks for your permission.
      アプリがコードのために送る先。許可を求めるページ。
    The templates of a team, in pages; needs a token.
      チームのテンプレート、ページごと。トークンが必要。
    Makes a template; needs a token.
      テンプレートを作る。トークンが必要。
    One template; needs a token.
      テンプレート 1 つ。トークンが必要。
    Changes a template; needs a token.
      テンプレートを変更。トークンが必要。
    What would become of a template; needs a token.
      テンプレートの展開結果。トークンが必要。
    Removes a template; needs a token; answers 204 without a body.
      テンプレートを削除。トークンが必要。ボディのない 204。
    Everybody, newest first, in pages.
      全ユーザー、新しい順、ページごと。
    Redirects n times, at most 1,000.
      n 回リダイレクト（1,000 まで）。
    Redirects to `url`, with `status` (302 unless given).
      `url` へ、`status`（指定しなければ 302）でリダイレクト。
    Which credentials arrived here; the target of redirects between origins.
      届いた認証情報。オリジン間のリダイレクトの行き先。
    A profile that pages of https://shop.example and https://app.shop.example may read.
      https://shop.example と https://app.shop.example のページが読めるプロフィール。
    Answers as if its name were changed; a browser asks by OPTIONS before.
      名前を変えたかのように答える。ブラウザーは先に OPTIONS で尋ねる。
    The origin of the page that asks.
      尋ねるページのオリジン。
    The method that is to come.
      次に使うメソッド。
    The headers that are to come, in small letters.
      次に送るヘッダー（小文字）。
    A response with that status, 200 to 599.
      そのステータスのレスポンス（200 から 599）。
    An answer after that many seconds, at most 60.
      その秒数の後の応答（60 まで）。
    n lines of JSON, chunked; `every=200` waits that many milliseconds after each.
      n 行の JSON（チャンク）。`every=200` は行ごとにそのミリ秒だけ待つ。
    """
}
