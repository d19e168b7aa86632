/// Every source there is. Where two know the same endpoint, the words of the first are taken.
enum EndpointSources {
  static let all: [any EndpointSource.Type] = [
    DescribedEndpoints.self, TypedEndpoints.self, PracticeEndpoints.self, VisitedEndpoints.self,
  ]
}
