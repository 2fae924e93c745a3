/// What stands around a post: of that, the answers, and the answers to these.
struct ServiceContext: Decodable {
  let descendants: [ServiceStatus]
}
