import TestSupport
import Testing
import WebClient

@Suite(.computesOnly)
struct HTMLTextTests {
  @Test(arguments: [
    ("", ""), ("   ", ""), ("plain", "plain"), ("<p></p>", ""), ("<p>One</p>", "One"),
    ("<p>One</p><p>Two</p>", "One\n\nTwo"), ("<p>One<br>Two<br />Three</p>", "One\nTwo\nThree"),
    ("One<br><br><br><br>Two", "One\n\nTwo"), ("<p>One</p>\n  <p>Two</p>\n", "One\n\nTwo"),
    ("a  b\t\n c", "a b c"), (" <p> a </p> ", "a"), ("a <br> b", "a\nb"), ("a <b>bold</b> b", "a bold b"),
    ("<em>a</em><strong>b</strong><i>c</i><u>d</u><del>e</del><code>f</code>", "abcdef"), ("<P>A</P><BR>B", "A\n\nB"),
    (#"<a href="/here" rel="nofollow">x</a>"#, "x"),
    (#"<p>a <img src="x" alt=":blobcat:"> b</p>"#, "a :blobcat: b"), (#"<img src="x">"#, ""),
    (#"<span class="invisible"><img alt="no"></span>yes"#, "yes"),
    ("<table><tr><th>c1</th><td>c2</td></tr><tr><td>d1</td></tr></table>", "c1 c2\nd1"),
    ("<details><summary>spoiler</summary>body</details>", "spoiler\nbody"),
    ("<dl><dt>a</dt><dd>b</dd></dl>c", "a\nb\n\nc"), ("<ul><li>One</li>Two</ul>", "• One\nTwo"),
    ("<ul><li></li>a</ul>", "a"),
    (#"<span class="h-card"><a href="x">@<span>alice</span></a></span> hi"#, "@alice hi"),
    (
      #"<a href="x"><span class="invisible">https://www.</span><span class="ellipsis">long.example/a</span>"#
        + #"<span class="invisible">/b/c</span></a>!"#, "long.example/a…!"
    ),
    (#"<span class="a invisible b">no<span>, no</span></span>yes"#, "yes"),
    (#"<span class="invisible">no</b>, no</span>yes"#, "yes"),
    (#"<span class="invisible">1<span class="ellipsis">2</span>3</span>4"#, "4"),
    ("<script>alert(1)</script><style>p {}</style>text", "text"),
    ("<ul><li></ul>a", "a"), ("<ul><li>One</li><li>Two</li></ul>", "• One\n• Two"),
    ("<ol><li>One</li><li>Two</li></ol>", "1. One\n2. Two"),
    ("a<ul><li>One<ul><li>In</li></ul></li><li>Two</li></ul>b", "a\n\n• One\n  • In\n• Two\n\nb"),
    ("<blockquote><p>One</p><p>Two<br>Three</p></blockquote><p>Mine</p>", "> One\n\n> Two\n> Three\n\nMine"),
    ("<pre><code>a  b\n    c\n</code></pre>", "a  b\n    c"),
    ("a<blockquote>b</blockquote>c", "a\n\n> b\n\nc"), ("a<pre>b</pre>c", "a\n\nb\n\nc"),
    (String(repeating: "<blockquote>", count: 99) + "a", "> > > > > > > > a"),
    ("<!-- no --><!DOCTYPE html>yes", "yes"), ("</p></span></ul></blockquote>", ""),
    ("<custom-tag>a</custom-tag>", "a"), ("a<!-- b > c <p>d</p> -->e", "ae"), ("a<!-->b<!--->c<!---->d", "abcd"),
    ("a<!-- b", "a"), ("<!-- a -- b ->c-->d", "d"), (#"<a title="b > c" href='d > "e'>f</a>"#, "f"),
    (#"<span class="invisible" title="a>b">c</span>d"#, "d"), (#"<a title= "b>c">d"#, "d"), ("<a b'>c</a>'>d", "c'>d"),
    (#"<a title="b>c<p>d</p>e"#, "c\n\nd\n\ne"),
  ])
  func `HTML is converted to plain text`(html: String, text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#X43;", "ABC"), ("&amp;lt;", "&lt;"),
    ("a&nbsp;b", "a\u{A0}b"),
    ("&#0;&#xD800;&#x110000;&#99999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ("&#27;[31m", "\u{1B}[31m"),
    ("&lt;p&gt;", "<p>"),
    ("&unknown; & &; &# &#; &#x; &#xyz; &#+5; &amp", "&unknown; & &; &# &#; &#x; &#xyz; &#+5; &amp"),
    ("&#128512;", "😀"), ("e&#x301;", "e\u{301}"), ("a < b > c <3 <", "a < b > c <3 <"), ("AT&T; R&D", "AT&T; R&D"),
    ("<b", "<b"), ("a<b", "a<b"), ("1 &lt; 2&#10;&#10;3", "1 < 2 3"), ("☃ <b>ä</b> 日本", "☃ ä 日本"),
  ])
  func `character references are decoded`(html: String, text: String) {
    #expect(HTMLText(html).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  // MARK: Links

  @Test(arguments: [
    // As Mastodon shortens an address.
    (
      #"<a href="https://news.example/2026/a-very-long-title"><span class="invisible">https://</span>"#
        + #"<span class="ellipsis">news.example/2026/a-ve</span><span class="invisible">ry-long-title</span></a>!"#,
      "https://news.example/2026/a-very-long-title!", ["https://news.example/2026/a-very-long-title"]
    ),
    (
      #"<a href="https://x.example/a?b=1&amp;c=2">here</a> and"#, "here (https://x.example/a?b=1&c=2) and",
      ["https://x.example/a?b=1&c=2"]
    ),
    (#"<a href='http://x.example'>X.example</a>"#, "http://x.example", ["http://x.example"]),
    ("<a href=https://www.x.example/>x.example</a>", "https://www.x.example/", ["https://www.x.example/"]),
    (
      #"<a href="https://a.example">https://b.example</a>"#, "https://b.example (https://a.example)",
      ["https://a.example"]
    ),
    (#"<a href="https://a.example">here </a>now"#, "here (https://a.example) now", ["https://a.example"]),
    (#"<a href="https://a.example"><img src="x"></a>"#, "https://a.example", ["https://a.example"]),
    (#"<a href="https://a.example"><div>A</div><div>B</div></a>"#, "A B (https://a.example)", ["https://a.example"]),
    (#"<a href="https://a.example">a"#, "a (https://a.example)", ["https://a.example"]),
    (
      #"<a href="https://a.example">a<a href="https://b.example">b</a>"#, "a (https://a.example)b (https://b.example)",
      ["https://a.example", "https://b.example"]
    ),
    (
      #"<a href="https://a.example/é">https://a.example/é</a>"#, "https://a.example/é (https://a.example/%C3%A9)",
      ["https://a.example/%C3%A9"]
    ),
  ])
  func `a link shows its text and then its address, or only the address if the text is the same`(
    html: String, text: String, links: [String]
  ) {
    #expect(HTMLText(html).text == text)
    #expect(HTMLText(html).links == links)
  }

  @Test(arguments: [
    (#"<a href="https://x.example/@alice" class="u-url mention">@<span>alice</span></a>"#, "@alice"),
    (#"<a href="https://x.example/tags/bees" class="mention hashtag" rel="tag">#<span>bees</span></a>"#, "#bees"),
    (#"<a class='hashtag' data-tag='bees' href='https://x.example/tag/bees'>#bees</a>"#, "#bees"),
  ])
  func `a mention or a hashtag is shown without its address`(html: String, text: String) {
    #expect(HTMLText(html).text == text)
    #expect(HTMLText(html).links == [])
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "mailto:a@b.example", "ftp://x.example",
    "//x.example",
    "https://", "https://x.example/\u{1B}]8;;y\u{7}", "https://x.example/&#27;[31m", "https://x.example/a b", "x", "",
    "https://x.example/" + String(repeating: "a", count: 2000),
  ])
  func `a link to something other than a web page is shown as text without its address`(address: String) {
    let html = "<a href=\"\(address)\">here</a>"
    #expect(HTMLText(html).text == "here")
    #expect(HTMLText(html).links == [])
  }

  @Test func `misleading characters stay visible in a host, and are encoded in a path`() {
    let html = #"<a href="HTTPS://x.example/\#u{202E}gro">a</a> <a href="https://ехample.org/">b</a>"#
    #expect(HTMLText(html).links == ["https://x.example/%E2%80%AEgro", "https://ехample.org/"])
  }

  @Test func `the address of a quoted post is omitted if the post itself is shown`() {
    let html = #"<p class="quote-inline">RE: <a href="https://x.example/1">https://x.example/1</a></p><p>Yes.</p>"#
    #expect(HTMLText(html).text == "RE: https://x.example/1\n\nYes.")
    #expect(HTMLText(html, hidesQuote: true).text == "Yes.")
    #expect(HTMLText(html, hidesQuote: true).links == [])
  }

  @Test(arguments: [
    "<", "&", "<span>", "é", "<a", "<a>", "</a>", "</span>", "<span class=\"invisible\">", "<ul>", "<ul><li>",
    "<blockquote>x", "<pre> ", "<br>", "&#1", "&#1;", "&#x41;", "&amp", "<!--", "<!-- -", "<span class=\"",
    "<a b='>", "<a href=https://x.example/>", "<a href='https://x.example/é'>x</a>", "<img alt='&amp;'>", "<td>x",
    "<a b=\"'><c d='", " ", "\n", "<li>x", "<script>", "<p>x",
  ])
  func `hostile text is converted in linear time`(piece: String) {
    expectLinearTime(40_000, repeating: piece) { html in
      #expect(HTMLText(html).text.utf8.count <= 20 * html.utf8.count)
    }
  }
}
