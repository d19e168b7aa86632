extension Qiita {
  /// Everything that it can be asked by name, a line for each folder.
  public static let endpoints: [any DocumentedEndpoint.Type] = [
    User.self, AuthenticatedUser.self, ListUsers.self, ListFollowers.self, ListFollowees.self,
    CheckFollow.self, Follow.self, Unfollow.self,
    GetItem.self, ListItems.self, PostItem.self, DeleteItem.self, OwnItems.self, UpdateItem.self,
    UserItems.self, TagItems.self, ListActions.self, ImportItem.self,
    UserStocks.self, ListStockers.self, Stock.self, CheckStock.self, Unstock.self,
    ListLikes.self, Like.self, CheckLike.self, Unlike.self,
    ListComments.self, GetComment.self, CreateComment.self, UpdateComment.self, DeleteComment.self,
    ThankComment.self, UnthankComment.self, ImportComment.self,
    ListTags.self, GetTag.self, FollowingTags.self, CheckTagFollow.self, FollowTag.self, UnfollowTag.self,
    AddTagging.self, RemoveTagging.self,
    ListItemReactions.self, ReactToItem.self, UnreactToItem.self, ListCommentReactions.self,
    ReactToComment.self, UnreactToComment.self, ListProjectReactions.self, ReactToProject.self,
    UnreactToProject.self,
    ListProjects.self, GetProject.self, CreateProject.self, UpdateProject.self, DeleteProject.self,
    ListProjectComments.self, CreateProjectComment.self, ImportProjectComment.self,
    ImportProject.self,
    ListTemplates.self, GetTemplate.self, CreateTemplate.self, UpdateTemplate.self, DeleteTemplate.self,
    ExpandTemplate.self,
    ListGroups.self, GetGroup.self, CreateGroup.self, UpdateGroup.self,
    ListGroupMembers.self, GetGroupMember.self, AddGroupMembers.self, RemoveGroupMembers.self,
    DeleteGroup.self,
    ListTeams.self, RemoveTeamMember.self, ListInvitations.self, CreateInvitation.self, DeleteInvitation.self,
    CreateAccessToken.self, DeleteAccessToken.self, CreateTeamAccessToken.self, DeleteTeamAccessToken.self,
  ]
}
