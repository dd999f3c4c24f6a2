/** Bytes: the most that an article may have. */
export const largestArticle = 1_048_576;

const fill = (piece: string) =>
  piece.repeat(Math.ceil(largestArticle / piece.length)).slice(0, largestArticle);
/** A text of letters that take three bytes. */
const fillWide = (piece: string) => fill(piece).slice(0, largestArticle / 3);
const rows = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))
    .join("\n")
    .slice(0, largestArticle);

/** Articles of 1 MB, each the worst for one part of a Markdown renderer. */
export const pathologicalArticles: Readonly<Record<string, string>> = {
  "ordinary prose": fill(
    "The invoice of **thirty** days is a *loan*, see [the terms](https://example.com/a) and `code`.\n\n",
  ),
  emphasis: fill("*a* "),
  "strong never closed": fill("**a **b "),
  "unbalanced emphasis": fill("*a **b _c __d "),
  "stars alone": "*".repeat(largestArticle),
  "emphasis within words": fill("a_b*c"),
  "emphasis beside Chinese punctuation": fillWide("。*后"),
  "stars alone after Chinese": `后${"*".repeat(largestArticle - 3)}`,
  "open brackets": "[".repeat(largestArticle),
  "links never closed": fill("[a]("),
  "links in links": "[".repeat(largestArticle / 2) + "]".repeat(largestArticle / 2),
  "many links": fill("[a](/b) "),
  "many references": fill("[a][b] "),
  "many definitions": rows(70_000, (at) => `[a${at}]: /b${at}`),
  footnotes: rows(10_000, (at) => `${"a".repeat(80)}[^${at}]\n[^${at}]: /b${at}`),
  "byte order marks": fillWide("\uFEFF"),
  "bare addresses": fill("https://a.co "),
  "schemes in a row": fill("http://"),
  "mail addresses": fill("a@b.co "),
  backticks: rows(1_400, (at) => "`".repeat(at + 1)),
  "code spans": fill("`a` "),
  "nested quotes": ">".repeat(largestArticle),
  "quotes of fifty levels": fill(`${"> ".repeat(50)}a\n`),
  "long lists": fill("- a\n"),
  "loose lists": fill("- a\n\n"),
  "lists within lists": rows(1_000, (at) => `${"  ".repeat(at)}- a`),
  "lists in one line": fill(`${"- ".repeat(60)}a\n`),
  numbers: fill("1. a\n"),
  "a long table": `|a|b|\n|-|-|\n${fill("|1|2|\n")}`.slice(0, largestArticle),
  "a wide table": `|${"a|".repeat(20_000)}\n|${"-|".repeat(20_000)}\n${fill("|b\n")}`.slice(
    0,
    largestArticle,
  ),
  "a table without a head": fill("|1|2|\n"),
  headings: fill("# a\n"),
  "underlined headings": fill("a\n-\n"),
  fences: fill("```\na\n```\n"),
  "an open fence": `\`\`\`\n${fill("a\n")}`.slice(0, largestArticle),
  "indented code": fill("    a\n"),
  "raw markup": fill("<a>"),
  "open comments": fill("<!--"),
  references: fill("&amp;"),
  escapes: fill("\\*"),
  "line breaks": fill("a  \n"),
  lines: fill("a\n"),
  blanks: " ".repeat(largestArticle),
  zeros: "\0".repeat(largestArticle),
  images: fill("![a](/b) "),
  "images never closed": fill("!["),
  "struck out": fill("~~a~~ "),
  "angle brackets": "<".repeat(largestArticle),
  "one word": "a".repeat(largestArticle),
  rules: fill("---\n"),
  "all punctuation": fill("!\"#$%&'()*+,-./:;<=>?@[]^_`{|}~ "),
};
