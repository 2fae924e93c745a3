import Models

/// The content of the bundled service: invented people, and their conversations.
enum SampleReplies {
  struct Person {
    let name, displayName: String
    var note = ""
    var picture, movedTo: String?
  }

  /// A post, and the replies to it.
  struct Post: Sendable {
    let author, text, warning: String
    let attachments: [Attachment]
    let poll: Poll?
    /// The id of the post that this post quotes; nil if it quotes none.
    let quoted: String?
    let isSensitive, isEdited: Bool
    let answers: [Post]

    init(
      _ author: String, _ text: String, warning: String = "", attachments: [Attachment] = [], poll: Poll? = nil,
      quoted: String? = nil, isSensitive: Bool = false, isEdited: Bool = false, _ answers: Post...
    ) {
      self.author = author
      self.text = text
      self.warning = warning
      self.attachments = attachments
      self.poll = poll
      self.quoted = quoted
      self.isSensitive = isSensitive
      self.isEdited = isEdited
      self.answers = answers
    }

    /// This post, and all posts below it.
    var thread: [Post] { [self] + answers.flatMap(\.thread) }
  }

  static let people = [
    Person(
      name: "alice", displayName: "Alice", note: "Allotment 14.\n\nOnions, beans, and what the snails leave.",
      picture: "A straw hat on a spade"),
    Person(name: "bruno", displayName: "Bruno", note: "The weather, every other day."),
    Person(name: "clara", displayName: "Clara", picture: "An empty bench", movedTo: "clara@orchard.example"),
    Person(name: "dora", displayName: "Dora"),
    Person(name: "emil@garden.example", displayName: "Emil", note: "Seeds, swapped or given away."),
    Person(name: "frida@garden.example", displayName: "Frida", picture: "A tabby cat asleep in a flowerpot"),
    Person(name: "gus@harbour.example", displayName: ""),
    Person(name: "mallory@elsewhere.example", displayName: "Mallory\u{1B}[31m"),
  ]
}
