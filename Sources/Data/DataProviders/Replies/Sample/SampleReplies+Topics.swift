extension SampleReplies {
  /// The topics, oldest first for each author.
  static let topics = [
    SamplePost(
      "alice", "New year, new notebook. First entry: mud.",
      SamplePost("emil@garden.example", "Mine says the same, in green ink."),
      SamplePost(
        "frida@garden.example", "Mud is only soil with ambitions.",
        SamplePost("alice", "I shall embroider that on a cushion."))),
    SamplePost(
      "alice", "Who left a basket of quinces at my gate? Thank you, whoever you are.",
      SamplePost("gus@harbour.example", "Not me, but I know who has a tree too many.")),
    SamplePost("alice", "The shed door is mended. It sticks as before, only in the other direction."),
    SamplePost(
      "alice", "Sowed the onions today, under glass.\n\nTwo rows white, one row red.",
      SamplePost("emil@garden.example", "Which red ones? I still have a bag of Tropea."),
      SamplePost("bruno", "Frost on Thursday. Keep the glass closed."),
      SamplePost(
        "gus@harbour.example", "Three rows! Who is going to eat all that?",
        SamplePost("alice", "You are. You always do."))),
    SamplePost(
      "alice", "A robin watches everything that I do and approves of none of it.",
      SamplePost("frida@garden.example", "Ours sits on the fork handle while I hold the fork.")),
    SamplePost(
      "alice", "The soup was too salty. I have told nobody but you.", warning: "food",
      SamplePost("gus@harbour.example", "Your secret is safe with the whole harbour."),
      SamplePost("emil@garden.example", "A potato in it for ten minutes, then take it out.")),
    SamplePost(
      "alice", "Does anybody have a wheelbarrow to lend on Saturday?",
      SamplePost("frida@garden.example", "Yes. The wheel squeaks, so the village will know."),
      SamplePost("emil@garden.example", "Mine is free from noon on."),
      SamplePost(
        "mallory@elsewhere.example", "Click here: \u{202E}elpmaxe.erehwesle//:sptth\u{202C}\u{1B}]0;won\u{7}"),
      SamplePost("gus@harbour.example", "I have a boat, if that helps.")),
    SamplePost("alice", "Beans are up, all forty of them. I counted twice."),
    SamplePost(
      "alice", "Snails: 7. Beans: 33.",
      SamplePost("frida@garden.example", "Coffee grounds around each: https://garden.example/snails"),
      SamplePost(
        "emil@garden.example", "Take half of my beans, I sowed too many.",
        SamplePost("alice", "Gladly. And you take the snails?"))),
    SamplePost(
      "alice", "The first calçots are ready. Sunday, by the old stove, bring bread.",
      SamplePost("gus@harbour.example", "I bring fish, as nobody asked."),
      SamplePost("emil@garden.example", "Bread it is."),
      SamplePost("frida@garden.example", "And I bring the bibs."),
      SamplePost("bruno", "Dry until four in the afternoon.")),

    SamplePost("bruno", "Fog until ten, then sun."),
    SamplePost(
      "bruno", "Rain. The barrel is full.",
      SamplePost("emil@garden.example", "So is mine, and so are my boots.")),
    SamplePost("bruno", "Wind from the north, 40 km/h on the dyke."),
    SamplePost("bruno", "The coldest night so far: -6 °C."),
    SamplePost(
      "bruno", "Thaw.",
      SamplePost("gus@harbour.example", "The harbour thanks you."), SamplePost("clara", "At last.")),
    SamplePost("bruno", "A halo around the moon. Something is coming."),
    SamplePost("bruno", "It was snow."),
    SamplePost("bruno", "The almond tree at the mill has its first flower."),

    SamplePost("clara", "Is this thing on?"),
    SamplePost("clara", "I have a bench, and nobody sits on it."),
  ]
}
