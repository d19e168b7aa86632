/// What the services' own references say, in a line for each thing that is asked: method, path with its holes, and the
/// names of what goes into the query or the body. Those with `!` must be there.
enum ServiceReference {
  static let github = """
    POST /gists description files! public
    DELETE /gists/{}
    GET /gists/{}
    GET /notifications all participating since before per_page page
    PATCH /notifications/threads/{}
    GET /rate_limit
    GET /repos/{}/{}
    GET /repos/{}/{}/actions/runs actor branch event status per_page page created
    GET /repos/{}/{}/actions/runs/{}
    POST /repos/{}/{}/actions/runs/{}/rerun
    GET /repos/{}/{}/actions/workflows per_page page
    POST /repos/{}/{}/actions/workflows/{}/dispatches ref! inputs
    GET /repos/{}/{}/branches protected per_page page
    GET /repos/{}/{}/commits sha path author since until per_page page
    DELETE /repos/{}/{}/contents/{} message! sha! branch committer author
    GET /repos/{}/{}/contents/{} ref
    PUT /repos/{}/{}/contents/{} message! content! sha branch committer author
    GET /repos/{}/{}/issues milestone state assignee creator mentioned labels sort direction since per_page page
    POST /repos/{}/{}/issues title! body assignee milestone labels assignees
    GET /repos/{}/{}/issues/{}
    PATCH /repos/{}/{}/issues/{} title body assignee state milestone labels assignees
    GET /repos/{}/{}/issues/{}/comments since per_page page
    POST /repos/{}/{}/issues/{}/comments body!
    GET /repos/{}/{}/labels per_page page
    GET /repos/{}/{}/pulls state head base sort direction per_page page
    POST /repos/{}/{}/pulls title head! base! body maintainer_can_modify draft issue
    GET /repos/{}/{}/pulls/{}
    GET /repos/{}/{}/pulls/{}/files per_page page
    PUT /repos/{}/{}/pulls/{}/merge commit_title commit_message sha merge_method
    GET /repos/{}/{}/readme ref
    GET /repos/{}/{}/releases per_page page
    POST /repos/{}/{}/releases tag_name! target_commitish name body draft prerelease discussion_category_name
    GET /repos/{}/{}/releases/latest
    GET /repos/{}/{}/releases/tags/{}
    GET /repos/{}/{}/stargazers per_page page
    GET /search/code q sort order per_page page
    GET /search/commits q sort order per_page page
    GET /search/issues q sort order per_page page
    GET /search/repositories q sort order per_page page
    GET /search/users q sort order per_page page
    GET /user
    DELETE /user/following/{}
    GET /user/following/{}
    PUT /user/following/{}
    GET /user/repos visibility affiliation type sort direction per_page page since before
    GET /user/starred sort direction per_page page
    DELETE /user/starred/{}/{}
    GET /user/starred/{}/{}
    PUT /user/starred/{}/{}
    GET /users/{}
    GET /users/{}/followers per_page page
    GET /users/{}/following per_page page
    GET /users/{}/gists since per_page page
    GET /users/{}/repos type sort direction per_page page
    GET /users/{}/starred sort direction per_page page
    """

  static let qiita = """
    POST /access_tokens client_id! client_secret! code!
    DELETE /access_tokens/{}
    GET /authenticated_user
    GET /authenticated_user/items page per_page
    GET /comments/{}
    PATCH /comments/{} body!
    DELETE /comments/{}
    GET /comments/{}/reactions
    POST /comments/{}/reactions name!
    DELETE /comments/{}/reactions/{}
    PUT /comments/{}/thank
    DELETE /comments/{}/thank
    POST /expanded_templates body! tags! title!
    GET /groups page per_page
    POST /groups description name! private url_name!
    GET /groups/{}
    PATCH /groups/{} description name private
    DELETE /groups/{}
    GET /groups/{}/members page per_page
    POST /groups/{}/members identities!
    DELETE /groups/{}/members identities!
    GET /groups/{}/members/{}
    POST /imported_items body! coediting created_at group_url_name tags! title! updated_at user_id!
    POST /imported_projects archived body! created_at name! tags updated_at user_id!
    GET /items page per_page query
    POST /items body! coediting group_url_name organization_url_name private slide tags! title! tweet
    GET /items/reactions page per_page query
    GET /items/{}
    PATCH /items/{} body coediting group_url_name organization_url_name private slide tags title tweet
    DELETE /items/{}
    GET /items/{}/comments
    POST /items/{}/comments body!
    POST /items/{}/imported_comments body! created_at updated_at user_id!
    GET /items/{}/like
    PUT /items/{}/like
    DELETE /items/{}/like
    GET /items/{}/likes page per_page
    GET /items/{}/reactions
    POST /items/{}/reactions name!
    DELETE /items/{}/reactions/{}
    GET /items/{}/stock
    PUT /items/{}/stock
    DELETE /items/{}/stock
    GET /items/{}/stockers page per_page
    POST /items/{}/taggings name! versions
    DELETE /items/{}/taggings/{}
    GET /projects page per_page
    POST /projects archived body! name! tags
    GET /projects/{}
    PATCH /projects/{} archived body name tags
    DELETE /projects/{}
    GET /projects/{}/comments page per_page
    POST /projects/{}/comments body!
    POST /projects/{}/imported_comments body! created_at updated_at user_id!
    GET /projects/{}/reactions
    POST /projects/{}/reactions name!
    DELETE /projects/{}/reactions/{}
    DELETE /remove_team_member/{}
    GET /tags page per_page sort
    GET /tags/{}
    GET /tags/{}/following
    PUT /tags/{}/following
    DELETE /tags/{}/following
    GET /tags/{}/items page per_page
    POST /team_access_tokens client_id! client_secret! code!
    DELETE /team_access_tokens/{}
    GET /team_invitations page per_page
    POST /team_invitations email!
    DELETE /team_invitations/{}
    GET /teams
    GET /templates page per_page
    POST /templates body! name! tags! title!
    GET /templates/{}
    PATCH /templates/{} body name tags title
    DELETE /templates/{}
    GET /users page per_page
    GET /users/{}
    GET /users/{}/followees page per_page
    GET /users/{}/followers page per_page
    GET /users/{}/following
    PUT /users/{}/following
    DELETE /users/{}/following
    GET /users/{}/following_tags page per_page
    GET /users/{}/items page per_page
    GET /users/{}/stocks page per_page
    """
}
