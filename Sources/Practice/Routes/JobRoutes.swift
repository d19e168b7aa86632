/// Work that takes longer than a request: accepted now, asked after later.
enum JobRoutes: RouteGroup {
  static let title = "Work in the background"

  static let routes: [Route] = [
    .post(
      "/jobs", "Starts a job: 202, and a Location to ask after it.", body: #"{"name": "count the swifts"}"#
    ) {
      call in
      guard case .success(let new) = BodyReader.read(NewJob.self, from: call.request.body.bytes) else {
        return .problem(422, "A job has a name.")
      }
      let job = call.site.state.jobs.add { Job(id: $0, name: new.name, timesAsked: 0) }
      return .json(
        job.json, status: 202,
        [Field("Location", "\(call.origin)/jobs/\(job.id)"), Field("Retry-After", "0")])
    }
    .sending(.object(["name": .text])).answering(202, schema).failing(422, with: Response.problemSchema),
    .get(
      "/jobs/{id}", "How far a job is: queued, then running, then done with its result.", example: "/jobs/1"
    ) { call in
      let id = call.number("id", in: 1...Int.max) ?? 0
      let job = call.site.state.jobs.update {
        $0.id == id
      } with: {
        $0.timesAsked = min(3, $0.timesAsked + 1)
      }
      guard let job else { return .problem(404, "There is no such job.") }
      return .json(job.json, job.isDone ? [] : [Field("Retry-After", "0")])
    }
    .taking(.path("id", .integer(1...1_000_000), "The number of a job."))
    .answering(200, schema).failing(404, with: Response.problemSchema),
  ]

  private struct NewJob: Decodable {
    let name: String
  }

  private static let schema = Schema.named(
    "Job",
    .object([
      "id": .integer(), "name": .text, "status": .oneOf(["queued", "running", "done"]), "result?": .integer(),
    ]))
}
