public import ApusClient
internal import ApusJSON

/// The Qiita API, version 2.
public struct Qiita: Service {
  public struct ErrorResponse: Codable, Sendable, Hashable {
    public let message: String
    /// Such as `not_found` or `unauthorized`.
    public let type: String
  }

  public let baseURL: WebURL
  /// Sent to `baseURL`'s origin only. Public articles can be read without one.
  public let token: Secret?

  public init(baseURL: WebURL = .https("qiita.com", path: "/api/v2"), token: Secret? = nil) {
    self.baseURL = baseURL
    self.token = token
  }

  public var headers: HeaderFields {
    HeaderFields(token.map { [HeaderField("Authorization", .bearer($0))] } ?? [])
  }

  public var encoder: any BodyEncoder { DocumentEncoder(keys: .toSnakeCase) }
  public var decoder: any ResponseDecoder { DocumentDecoder(keys: .fromSnakeCase) }
}

extension Service where Self == Qiita {
  public static var qiita: Qiita { Qiita() }
}

extension Qiita: DocumentedService {
  public static let documentation = ServiceDocumentation(
    name: "qiita", summary: "the Qiita API, version 2", tokenNames: ["QIITA_TOKEN"],
    practicePath: "/qiita/api/v2")

  public static let endpoints: [any DocumentedEndpoint.Type] = [
    User.self, AuthenticatedUser.self, ListUsers.self, ListFollowers.self, ListFollowees.self,
    CheckFollow.self, Follow.self, Unfollow.self,
    GetItem.self, ListItems.self, PostItem.self, DeleteItem.self, OwnItems.self, UpdateItem.self,
    UserItems.self, TagItems.self, ListActions.self,
    UserStocks.self, ListStockers.self, CheckStock.self, Stock.self, Unstock.self,
    ListLikes.self, CheckLike.self, Like.self, Unlike.self,
    ListComments.self, GetComment.self, CreateComment.self, UpdateComment.self, DeleteComment.self,
    ThankComment.self, UnthankComment.self, ImportComment.self,
    ListTags.self, GetTag.self, FollowingTags.self, CheckTagFollow.self, FollowTag.self, UnfollowTag.self,
    AddTagging.self, RemoveTagging.self,
    ListItemReactions.self, ReactToItem.self, UnreactToItem.self, ListCommentReactions.self,
    ReactToComment.self, UnreactToComment.self, ListProjectReactions.self, ReactToProject.self,
    UnreactToProject.self,
    ListProjects.self, GetProject.self, CreateProject.self, UpdateProject.self, DeleteProject.self,
    ListProjectComments.self, CreateProjectComment.self, ImportProjectComment.self,
    ListTemplates.self, GetTemplate.self, CreateTemplate.self, UpdateTemplate.self, DeleteTemplate.self,
    ExpandTemplate.self,
    ListGroups.self, GetGroup.self, CreateGroup.self, UpdateGroup.self, DeleteGroup.self,
    ListGroupMembers.self, GetGroupMember.self, AddGroupMembers.self, RemoveGroupMembers.self,
    ListTeams.self, RemoveTeamMember.self, ListInvitations.self, CreateInvitation.self, DeleteInvitation.self,
    CreateAccessToken.self, DeleteAccessToken.self, CreateTeamAccessToken.self, DeleteTeamAccessToken.self,
  ]

  public static var usual: Qiita { .qiita }
}
