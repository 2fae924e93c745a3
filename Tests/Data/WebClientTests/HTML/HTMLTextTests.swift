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
    (#"<a href="https://x.example" rel="nofollow">x</a>"#, "x"),
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
    #expect(HTMLText.plain(html) == text)
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
    #expect(HTMLText.plain(html).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    "<", "&", "<span>", "é", "<a", "<a>", "</a>", "</span>", "<span class=\"invisible\">", "<ul>", "<ul><li>",
    "<blockquote>x", "<pre> ", "<br>", "&#1", "&#1;", "&#x41;", "&amp", "<!--", "<!-- -", "<span class=\"",
    "<a b='>", "<a b=\"'><c d='", " ", "\n", "<li>x", "<script>", "<p>x",
  ])
  func `hostile text is converted in linear time`(piece: String) {
    expectLinearTime(40_000, repeating: piece) { html in
      #expect(HTMLText.plain(html).utf8.count <= 20 * html.utf8.count)
    }
  }
}
