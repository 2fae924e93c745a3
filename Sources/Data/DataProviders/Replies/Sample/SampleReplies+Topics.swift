import Models

extension SampleReplies {
  /// The topics, oldest first for each author.
  static let topics = [
    Post(
      "alice", "New year, new notebook. First entry: mud.",
      Post("emil@garden.example", "Mine says the same, in green ink."),
      Post(
        "frida@garden.example", "Mud is only soil with ambitions.",
        Post("alice", "I shall embroider that on a cushion."))),
    Post(
      "alice", "Who left a basket of quinces at my gate? Thank you, whoever you are.",
      Post("gus@harbour.example", "Not me, but I know who has a tree too many.")),
    Post("alice", "The shed door is mended. It sticks as before, only in the other direction."),
    Post(
      "alice", "Sowed the onions today, under glass.\n\nTwo rows white, one row red.",
      Post(
        "emil@garden.example", "Which red ones? I still have a bag of Tropea.",
        attachments: [Attachment(.picture, "A net of red onions on a scale")]),
      Post("bruno", "Frost on Thursday. Keep the glass closed."),
      Post(
        "gus@harbour.example", "Three rows! Who is going to eat all that?",
        Post("alice", "You are. You always do."))),
    Post(
      "alice", "A robin watches everything that I do and approves of none of it.",
      Post(
        "frida@garden.example", "",
        attachments: [Attachment(.picture, "A robin on the handle of a fork that somebody holds")])),
    Post(
      "alice", "The soup was too salty. I have told nobody but you.", warning: "food",
      Post("gus@harbour.example", "Your secret is safe with the whole harbour."),
      Post("emil@garden.example", "A potato in it for ten minutes, then take it out.")),
    Post(
      "alice", "Does anybody have a wheelbarrow to lend on Saturday?",
      Post("frida@garden.example", "Yes. The wheel squeaks, so the village will know."),
      Post(
        "emil@garden.example", "Mine is free from noon on. Mind the handle.",
        attachments: [Attachment(.picture, "A splinter in a thumb")], isSensitive: true),
      Post(
        "mallory@elsewhere.example", "Click here: \u{202E}elpmaxe.erehwesle//:sptth\u{202C}\u{1B}]0;won\u{7}"),
      Post("gus@harbour.example", "I have a boat, if that helps.")),
    Post("alice", "Beans are up, all forty of them. I counted twice."),
    Post(
      "alice", "Snails: 7. Beans: 33.",
      Post("frida@garden.example", "Coffee grounds around each: https://garden.example/snails"),
      Post(
        "emil@garden.example", "Take half of my beans, I sowed too many.",
        Post("alice", "Gladly. And you take the snails?"))),
    Post(
      "alice", "The first calçots are ready. Sunday, by the old stove, bring bread.",
      Post(
        "gus@harbour.example", "I bring fish, as nobody asked.",
        poll: Poll([Poll.Option("Sardines", votes: 3), Poll.Option("Mackerel", votes: 4)])),
      Post("emil@garden.example", "Bread it is."),
      Post("frida@garden.example", "And I bring the bibs.", isEdited: true),
      Post("bruno", "Dry until four in the afternoon. Not as last time.", quoted: "bruno-2")),

    Post("bruno", "Fog until ten, then sun."),
    Post(
      "bruno", "Rain. The barrel is full.",
      Post("emil@garden.example", "So is mine, and so are my boots.")),
    Post("bruno", "Wind from the north, 40 km/h on the dyke."),
    Post("bruno", "The coldest night so far: -6 °C."),
    Post(
      "bruno", "Thaw.",
      Post("gus@harbour.example", "The harbour thanks you."), Post("clara", "At last.")),
    Post("bruno", "A halo around the moon. Something is coming."),
    Post("bruno", "It was snow."),
    Post("bruno", "The almond tree at the mill has its first flower."),

    Post("clara", "Is this thing on?"),
    Post("clara", "I have a bench, and nobody sits on it."),
  ]
}
