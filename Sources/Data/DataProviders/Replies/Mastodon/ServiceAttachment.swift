import Foundation
import Models

/// An attachment in the service's JSON; no field is required.
struct ServiceAttachment: Decodable {
  private let type, description: String?

  private enum CodingKeys: CodingKey {
    case type, description
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    type = fields.optional(String.self, .type)
    description = fields.optional(String.self, .description)
  }

  func attachment(_ limits: ServiceLimits) -> Attachment {
    let kind: Attachment.Kind =
      switch type {
      case "image": .picture
      case "gifv": .animation
      case "video": .video
      case "audio": .sound
      default: .other
      }
    return Attachment(kind, limits.name(description ?? ""))
  }
}
