import Interactors

extension SampleReplies {
  /// The topics, oldest first for each author.
  static let topics = [
    Topic(
      author: "alice", text: "New year, new notebook. First entry: mud.",
      answers: [
        Answer("emil@garden.example", "Mine says the same, in green ink."),
        Answer(
          "frida@garden.example", "Mud is only soil with ambitions.", thanks: "I shall embroider that on a cushion."),
      ]),
    Topic(
      author: "alice", text: "Who left a basket of quinces at my gate? Thank you, whoever you are.",
      answers: [Answer("gus@harbour.example", "Not me, but I know who has a tree too many.")]),
    Topic(author: "alice", text: "The shed door is mended. It sticks as before, only in the other direction."),
    Topic(
      author: "alice", text: "Sowed the onions today, under glass.\n\nTwo rows white, one row red.",
      answers: [
        Answer("emil@garden.example", "Which red ones? I still have a bag of Tropea."),
        Answer("bruno", "Frost on Thursday. Keep the glass closed."),
        Answer("gus@harbour.example", "Three rows! Who is going to eat all that?", thanks: "You are. You always do."),
      ]),
    Topic(
      author: "alice", text: "A robin watches everything that I do and approves of none of it.",
      answers: [Answer("frida@garden.example", "Ours sits on the fork handle while I hold the fork.")]),
    Topic(
      author: "alice", text: "The soup was too salty. I have told nobody but you.", warning: "food",
      answers: [
        Answer("gus@harbour.example", "Your secret is safe with the whole harbour."),
        Answer("emil@garden.example", "A potato in it for ten minutes, then take it out."),
      ]),
    Topic(
      author: "alice", text: "Does anybody have a wheelbarrow to lend on Saturday?",
      answers: [
        Answer("frida@garden.example", "Yes. The wheel squeaks, so the village will know."),
        Answer("emil@garden.example", "Mine is free from noon on."),
        Answer("mallory@elsewhere.example", "Click here: \u{202E}elpmaxe.erehwesle//:sptth\u{202C}\u{1B}]0;won\u{7}"),
        Answer("gus@harbour.example", "I have a boat, if that helps."),
      ]),
    Topic(author: "alice", text: "Beans are up, all forty of them. I counted twice."),
    Topic(
      author: "alice", text: "Snails: 7. Beans: 33.",
      answers: [
        Answer("frida@garden.example", "Coffee grounds around each."),
        Answer(
          "emil@garden.example", "Take half of my beans, I sowed too many.", thanks: "Gladly. And you take the snails?"),
      ]),
    Topic(
      author: "alice", text: "The first calçots are ready. Sunday, by the old stove, bring bread.",
      answers: [
        Answer("gus@harbour.example", "I bring fish, as nobody asked."),
        Answer("emil@garden.example", "Bread it is."),
        Answer("frida@garden.example", "And I bring the bibs."),
        Answer("bruno", "Dry until four in the afternoon."),
      ]),

    Topic(author: "bruno", text: "Fog until ten, then sun."),
    Topic(
      author: "bruno", text: "Rain. The barrel is full.",
      answers: [Answer("emil@garden.example", "So is mine, and so are my boots.")]),
    Topic(author: "bruno", text: "Wind from the north, 40 km/h on the dyke."),
    Topic(author: "bruno", text: "The coldest night so far: -6 °C."),
    Topic(
      author: "bruno", text: "Thaw.",
      answers: [Answer("gus@harbour.example", "The harbour thanks you."), Answer("clara", "At last.")]),
    Topic(author: "bruno", text: "A halo around the moon. Something is coming."),
    Topic(author: "bruno", text: "It was snow."),
    Topic(author: "bruno", text: "The almond tree at the mill has its first flower."),

    Topic(author: "clara", text: "Is this thing on?"),
    Topic(author: "clara", text: "I have a bench, and nobody sits on it."),
  ]
}
