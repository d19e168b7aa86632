/// The faults of one file.
protocol FaultGroup: SendableMetatype {
  static var faults: [Fault] { get }
}
