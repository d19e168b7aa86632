extension GitHub {
  /// Everything that it can be asked by name, a line for each folder.
  public static let endpoints: [any DocumentedEndpoint.Type] = [
    User.self, AuthenticatedUser.self, Followers.self, Following.self, CheckFollow.self, Follow.self,
    Unfollow.self,
    GetRepository.self, UserRepositories.self, OwnRepositories.self, ListBranches.self, ListCommits.self,
    ListLabels.self,
    ListIssues.self, GetIssue.self, CreateIssue.self, UpdateIssue.self, ListIssueComments.self,
    CreateIssueComment.self,
    ListPulls.self, GetPull.self, CreatePull.self, ListPullFiles.self, MergePull.self,
    GetContents.self, GetReadme.self, SaveFile.self, DeleteFile.self,
    ListReleases.self, LatestRelease.self, GetRelease.self, CreateRelease.self,
    ListWorkflows.self, DispatchWorkflow.self, ListRuns.self, GetRun.self, Rerun.self,
    ListStars.self, OwnStars.self, CheckStar.self, Star.self, Unstar.self, ListStargazers.self,
    ListGists.self, GetGist.self, CreateGist.self, DeleteGist.self,
    ListNotifications.self, ReadNotification.self,
    SearchRepositories.self, SearchIssues.self, SearchCode.self, SearchUsers.self, SearchCommits.self,
    RateLimit.self,
  ]
}
