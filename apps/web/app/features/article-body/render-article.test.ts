import { readFileSync } from "node:fs";
import path from "node:path";
import { pathologicalArticles } from "@tenora/testing/articles/pathological-articles";
import { describe, expect, test } from "vitest";
import { renderArticle } from "./render-article.server.ts";

const table = (inner: string) =>
  `<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>${inner}</table></div>`;
const plain = (html: string) => html.replace(/>\n+</g, "><").trim();

describe("article body: rendering", () => {
  test.each([
    ["blocks between blank lines §2.94 §2.99", "one\nline\n\ntwo", "<p>one\nline</p><p>two</p>"],
    [
      "bold, italic and code §2.100",
      "**a** *b* `c`",
      "<p><strong>a</strong> <em>b</em> <code>c</code></p>",
    ],
    ["bullets §2.97", "- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
    ["numbers §2.97", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'],
    ["headings §2.95", "# a\n\n## b\n\n### c", "<h3>a</h3><h4>b</h4><h5>c</h5>"],
    ["headings that begin lower", "## a\n\n### b", "<h3>a</h3><h4>b</h4>"],
    [
      "a fourth level as the third",
      "# a\n\n## b\n\n### c\n\n#### d",
      "<h3>a</h3><h4>b</h4><h5>c</h5><h5>d</h5>",
    ],
    ["headings with a gap", "# a\n\n### c\n\n## b", "<h3>a</h3><h4>c</h4><h4>b</h4>"],
  ])("renders %s", (_what, markdown, html) => {
    expect(plain(renderArticle(markdown))).toBe(html);
  });

  test.each([
    ["fenced §2.96", "```ts\nif (a < b) {\n}\n```", "if (a &lt; b) {\n}\n"],
    ["indented §2.96", "text\n\n    a  b\n      | c |\n\ntext", "a  b\n  | c |\n"],
  ])("keeps %s code as it is", (_what, markdown, code) => {
    expect(renderArticle(markdown)).toContain(
      `<pre tabindex="0" role="region" aria-label="Code"><code>${code}</code></pre>`,
    );
  });

  test("opens links in a new tab without a referrer or an opener §2.100", () => {
    expect(renderArticle("[a](https://example.com 'title') and https://example.org")).toBe(
      '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">a</a> and ' +
        '<a href="https://example.org" target="_blank" rel="noopener noreferrer">https://example.org</a></p>',
    );
  });

  test("a frame that takes the focus to be scrolled fades where it goes on", () => {
    const html = renderArticle("| a |\n|---|\n| 1 |\n\n```\ncode\n```");
    const frames = [...html.matchAll(/<(\w+)(?: class="([^"]+)")? tabindex="0"/g)];
    const names = frames.map(([, tag, name]) => (name ? `.${name}` : tag));
    const css = readFileSync(
      path.join(import.meta.dirname, "../../ui/styles/scroll-row.css"),
      "utf8",
    );
    expect(css).toContain(`.article-body :is(${names.join(", ")})) {\n  scroll-padding`);
  });

  test("renders a table with a header row §2.98", () => {
    expect(plain(renderArticle("| a | b |\n|---|--:|\n| 1 | **2** |"))).toBe(
      table(
        '<thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
          '<tbody><tr><td>1</td><td align="right"><strong>2</strong></td></tr></tbody>',
      ),
    );
  });

  const twoRows = table(
    "<tbody><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></tbody>",
  );
  test.each([
    ["rows alone", "| 1 | 2 |\n| 3 | 4 |"],
    ["a delimiter row first", "|---|---|\n| 1 | 2 |\n| 3 | 4 |"],
    ["an empty header row", "| | |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |"],
    ["between paragraphs", "| 1 | 2 |\r\n| 3 | 4 |"],
  ])("renders a table without a header: %s §2.98", (_what, markdown) => {
    expect(plain(renderArticle(markdown))).toBe(twoRows);
  });

  test("a table without a header is as wide as its widest row, and keeps escaped pipes", () => {
    const html = plain(renderArticle("before\n\n| a \\| b |\n| c | `d` | [e](/f) |\n\nafter"));
    expect(html).toContain("<td>a | b</td><td></td><td></td>");
    expect(html).toContain("<td><code>d</code></td>");
    expect(html).toMatch(/^<p>before<\/p><div.*<\/div><p>after<\/p>$/s);
  });

  test("a paragraph that contains only pipes stays a paragraph", () => {
    expect(renderArticle("a | b\nc | d")).toBe("<p>a | b\nc | d</p>");
    expect(renderArticle("| a | b |\nand more")).toBe("<p>| a | b |\nand more</p>");
  });

  test("drops addresses with a hidden scheme and shows raw HTML as text", () => {
    const link = (href: string) => renderArticle(`[x](${href})`).includes("href=");
    for (const good of [
      "https://a.example",
      "mailto:a@b.example",
      "tel:+6561234567",
      "/risk",
      "#top",
      "terms?x=1",
    ]) {
      expect([good, link(good)]).toEqual([good, true]);
    }
    for (const evil of ["&#106;avascript:x", "javascript&colon;x", "//evil.example", "data:x"]) {
      expect([evil, link(evil)]).toEqual([evil, false]);
    }
    expect(renderArticle("<b>x</b>")).toBe("<p>&lt;b&gt;x&lt;/b&gt;</p>");
  });

  test("takes away byte order marks", () => {
    expect(renderArticle("\uFEFF# A")).toBe("<h3>A</h3>");
    expect(renderArticle("a\n\n\uFEFF- b")).toContain("<ul>");
  });

  test("keeps the words of an image, which itself is left out", () => {
    expect(renderArticle("![the chart](/a.png)")).toBe("<p>the chart</p>");
    expect(renderArticle('a ![<b> & "c" *d*](/a.png "title") e')).toBe(
      "<p>a &lt;b&gt; &amp; &quot;c&quot; d e</p>",
    );
    expect(renderArticle("[![logo](/a.png)](/terms)")).toContain(">logo</a>");
    expect(renderArticle("![](/a.png)")).toBe("<p></p>");
  });

  test("shows footnotes where they are written, their marks raised", () => {
    const html = renderArticle(
      "One[^1]: two[^note].\n\n[^1]: https://example.com/source\n[^note]: *Said* so.\n",
    );
    expect(html).toContain("<p>One<sup>1</sup>: two<sup>note</sup>.</p>");
    expect(html).toMatch(/<p><sup>1<\/sup> <a href="https:\/\/example\.com\/source"/);
    expect(html).toContain("<p><sup>note</sup> <em>Said</em> so.</p>");
  });

  test.each([
    ["a mark without a footnote", "a[^1]", "<p>a[^1]</p>"],
    ["a mark in code", "`[^1]`\n\n[^1]: b", "<p><code>[^1]</code></p><p><sup>1</sup> b</p>"],
    ["an empty link", "[^1](/a)", ">^1</a>"],
    ["a footnote in fenced code", "```\n[^1]: b\n```\n[^1]", "<code>[^1]: b\n</code>"],
  ])("leaves %s as it is", (_what, markdown, html) => {
    expect(plain(renderArticle(markdown))).toContain(html);
  });

  test.each([
    ["这是**重点。**后面", "这是<strong>重点。</strong>后面"],
    ["这是**「重点」**后面", "这是<strong>「重点」</strong>后面"],
    ["这是**“重点”**后面", "这是<strong>“重点”</strong>后面"],
    ["これは*強調（注）*です", "これは<em>強調（注）</em>です"],
    ["이것은 **'강조'**는", "이것은 <strong>'강조'</strong>는"],
    ["请看**[条款](/terms)**后面", "请看<strong><a "],
    ["请看**`代码`**后面", "请看<strong><code>代码</code></strong>后面"],
    ["**重点！**Next", "<strong>重点！</strong>Next"],
    ["a。*b*。c", "a。<em>b</em>。c"],
    ["后\\**。", "后**。"],
    ["[后**。](/a**。b)", 'href="/a**%E3%80%82b"'],
    ["a*.*b", "a*.*b"],
  ])("emphasis beside the punctuation of Chinese, Japanese and Korean: %s", (markdown, html) => {
    expect(renderArticle(markdown)).toContain(html);
    expect(renderArticle(markdown)).not.toContain("\uFDD0");
  });

  test("a table after a line of text is text, since blank lines separate blocks", () => {
    const html = renderArticle("text\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(html).toBe("<p>text\n| a | b |\n|---|---|\n| 1 | 2 |</p>");
  });

  test("a code block's language cannot break out of its attribute", () => {
    expect(renderArticle('```a"onmouseover=alert(1)//\nx\n```')).toBe(
      '<pre tabindex="0" role="region" aria-label="Code"><code>x\n</code></pre>',
    );
  });

  test("cuts excessive nesting and excessive numbers of headings", () => {
    expect(renderArticle(">".repeat(1_000)).match(/<blockquote>/g)).toHaveLength(16);
    expect(renderArticle(`${"- ".repeat(60)}a`).match(/<ul>/g)?.length).toBeLessThanOrEqual(17);
    expect(renderArticle("# a\n## b\n".repeat(5_001))).not.toContain("<h");
    expect(renderArticle("# a\n## b\n".repeat(5_000))).toContain("<h4>");
  });

  test("drops all links of a text with an excessive number of them", () => {
    expect(renderArticle("[a](/b) ".repeat(20_000))).toContain("<a ");
    expect(renderArticle("[a](/b) ".repeat(20_001))).not.toContain("<a ");
  });

  test.each(Object.entries(pathologicalArticles))("does not swell with %s", (_what, text) => {
    const some = text.slice(0, 32_768);
    expect(renderArticle(some).length).toBeLessThan(10 * some.length);
  });
});
