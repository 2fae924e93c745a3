extension SampleReplies {
  /// The topics, oldest first for each author.
  static let topics = [
    SampleTopic(
      author: "alice", text: "New year, new notebook. First entry: mud.",
      answers: [
        SampleAnswer("emil@garden.example", "Mine says the same, in green ink."),
        SampleAnswer(
          "frida@garden.example", "Mud is only soil with ambitions.", thanks: "I shall embroider that on a cushion."),
      ]),
    SampleTopic(
      author: "alice", text: "Who left a basket of quinces at my gate? Thank you, whoever you are.",
      answers: [SampleAnswer("gus@harbour.example", "Not me, but I know who has a tree too many.")]),
    SampleTopic(author: "alice", text: "The shed door is mended. It sticks as before, only in the other direction."),
    SampleTopic(
      author: "alice", text: "Sowed the onions today, under glass.\n\nTwo rows white, one row red.",
      answers: [
        SampleAnswer("emil@garden.example", "Which red ones? I still have a bag of Tropea."),
        SampleAnswer("bruno", "Frost on Thursday. Keep the glass closed."),
        SampleAnswer(
          "gus@harbour.example", "Three rows! Who is going to eat all that?", thanks: "You are. You always do."),
      ]),
    SampleTopic(
      author: "alice", text: "A robin watches everything that I do and approves of none of it.",
      answers: [SampleAnswer("frida@garden.example", "Ours sits on the fork handle while I hold the fork.")]),
    SampleTopic(
      author: "alice", text: "The soup was too salty. I have told nobody but you.", warning: "food",
      answers: [
        SampleAnswer("gus@harbour.example", "Your secret is safe with the whole harbour."),
        SampleAnswer("emil@garden.example", "A potato in it for ten minutes, then take it out."),
      ]),
    SampleTopic(
      author: "alice", text: "Does anybody have a wheelbarrow to lend on Saturday?",
      answers: [
        SampleAnswer("frida@garden.example", "Yes. The wheel squeaks, so the village will know."),
        SampleAnswer("emil@garden.example", "Mine is free from noon on."),
        SampleAnswer(
          "mallory@elsewhere.example", "Click here: \u{202E}elpmaxe.erehwesle//:sptth\u{202C}\u{1B}]0;won\u{7}"),
        SampleAnswer("gus@harbour.example", "I have a boat, if that helps."),
      ]),
    SampleTopic(author: "alice", text: "Beans are up, all forty of them. I counted twice."),
    SampleTopic(
      author: "alice", text: "Snails: 7. Beans: 33.",
      answers: [
        SampleAnswer("frida@garden.example", "Coffee grounds around each: https://garden.example/snails"),
        SampleAnswer(
          "emil@garden.example", "Take half of my beans, I sowed too many.", thanks: "Gladly. And you take the snails?"),
      ]),
    SampleTopic(
      author: "alice", text: "The first calçots are ready. Sunday, by the old stove, bring bread.",
      answers: [
        SampleAnswer("gus@harbour.example", "I bring fish, as nobody asked."),
        SampleAnswer("emil@garden.example", "Bread it is."),
        SampleAnswer("frida@garden.example", "And I bring the bibs."),
        SampleAnswer("bruno", "Dry until four in the afternoon."),
      ]),

    SampleTopic(author: "bruno", text: "Fog until ten, then sun."),
    SampleTopic(
      author: "bruno", text: "Rain. The barrel is full.",
      answers: [SampleAnswer("emil@garden.example", "So is mine, and so are my boots.")]),
    SampleTopic(author: "bruno", text: "Wind from the north, 40 km/h on the dyke."),
    SampleTopic(author: "bruno", text: "The coldest night so far: -6 °C."),
    SampleTopic(
      author: "bruno", text: "Thaw.",
      answers: [SampleAnswer("gus@harbour.example", "The harbour thanks you."), SampleAnswer("clara", "At last.")]),
    SampleTopic(author: "bruno", text: "A halo around the moon. Something is coming."),
    SampleTopic(author: "bruno", text: "It was snow."),
    SampleTopic(author: "bruno", text: "The almond tree at the mill has its first flower."),

    SampleTopic(author: "clara", text: "Is this thing on?"),
    SampleTopic(author: "clara", text: "I have a bench, and nobody sits on it."),
  ]
}
