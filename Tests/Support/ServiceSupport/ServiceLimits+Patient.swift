import DataProviders

extension ServiceLimits {
  /// The program's limits except for the deadline, which a busy machine would make pass.
  package static var patient: ServiceLimits {
    var limits = ServiceLimits()
    limits.deadline = .seconds(3600)
    return limits
  }
}
