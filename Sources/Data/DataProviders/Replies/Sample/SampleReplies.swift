/// The content of the bundled service: invented people, known by their first names, and their conversations.
enum SampleReplies {
  struct Person {
    let name, displayName: String
    var note = ""
    var picture: String?
  }

  /// A post, and the replies to it.
  struct Post: Sendable {
    let author, text: String
    let warning: String
    let answers: [Post]

    init(_ author: String, _ text: String, warning: String = "", _ answers: Post...) {
      self.author = author
      self.text = text
      self.warning = warning
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
    Person(name: "clara", displayName: "Clara", picture: "An empty bench"),
    Person(name: "dora", displayName: "Dora"),
    Person(name: "emil@garden.example", displayName: "Emil", note: "Seeds, swapped or given away."),
    Person(name: "frida@garden.example", displayName: "Frida", picture: "A tabby cat asleep in a flowerpot"),
    Person(name: "gus@harbour.example", displayName: ""),
    Person(name: "mallory@elsewhere.example", displayName: "Mallory\u{1B}[31m"),
  ]
}
