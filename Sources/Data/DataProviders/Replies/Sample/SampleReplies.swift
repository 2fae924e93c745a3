/// The content of the bundled service: invented people, known by their first names, and their conversations.
enum SampleReplies {
  struct Person {
    let name, displayName: String
    var note = ""
    var picture: String?
  }

  struct SampleTopic {
    let author, text: String
    var warning = ""
    var answers: [SampleAnswer] = []
  }

  struct SampleAnswer {
    let author, text: String
    /// The topic's author's reply to this answer.
    var thanks: String?

    init(_ author: String, _ text: String, thanks: String? = nil) {
      self.author = author
      self.text = text
      self.thanks = thanks
    }
  }

  static func posts(by name: String) -> [SampleTopic] {
    topics.filter { $0.author == name }
  }

  /// Returns the number of texts by an author: topics, answers and thanks.
  static func count(by name: String) -> Int {
    let answers = topics.flatMap(\.answers).filter { $0.author == name }
    let thanks = posts(by: name).flatMap(\.answers).filter { $0.thanks != nil }
    return posts(by: name).count + answers.count + thanks.count
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
