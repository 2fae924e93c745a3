/// The posts around a post; only its direct and indirect replies are decoded.
struct ServiceContext: Decodable {
  let descendants: [ServiceStatus]
}
