import fc from "fast-check";
import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { renderArticle } from "./render-article.server.ts";

// Whatever is written, a browser's own parser must find nothing in it but what an article is made of.

const harmless = new Set([
  ...["p", "br", "hr", "blockquote", "h3", "h4", "h5", "pre", "code", "strong", "em", "del", "a"],
  ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "sup", "section", "div"],
]);
const attributes = new Set([
  ...["href", "target", "rel", "start", "align", "className", "tabIndex", "role", "ariaLabel"],
]);
const address = /^(?:https?:|mailto:|[^:]*$|[^:]*[/?#])/i;

const dangersIn = (markdown: string) => dangersInHtml(renderArticle(markdown));

function dangersInHtml(html: string): string[] {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html) as Root;
  const dangers: string[] = [];
  visit(tree, (node) => {
    if (node.type === "comment" || node.type === "doctype") dangers.push(node.type);
    if (node.type !== "element") return;
    if (!harmless.has(node.tagName)) dangers.push(`<${node.tagName}>`);
    for (const [name, value] of Object.entries(node.properties)) {
      if (!attributes.has(name)) dangers.push(`${name}=`);
      // Browsers drop control characters and white space before they read the scheme.
      const read = String(value).replace(/[\p{Cc}\s]/gu, "");
      if (name === "href" && !address.test(read)) dangers.push(`href=${value}`);
    }
    if (node.tagName === "a" && node.properties.target !== "_blank") dangers.push("no new tab");
  });
  return dangers;
}

const run = "alert(1)";
const markup = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror=${run}>`,
  `<img/src='x'/onerror=${run}//`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<body onload=${run}>`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<style>@import '//evil.example/x.css'</style>`,
  `<div style="background:url(javascript:${run})">x</div>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="java&#09;script:${run}">x</a>`,
  `<template><script>${run}</script></template>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<xmp><script>${run}</script></xmp>`,
  `<textarea></textarea><script>${run}</script>`,
  `<title></title><script>${run}</script>`,
];
const schemes = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `&#106;avascript:${run}`,
  `javascript&colon;${run}`,
  `javascript&#58;${run}`,
  `\u0001javascript:${run}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `blob:https://evil.example/1`,
  `file:///etc/passwd`,
  `feed:javascript:${run}`,
  `view-source:javascript:${run}`,
  `https://x.example/" onmouseover="${run}`,
];
const places: readonly ((evil: string) => string)[] = [
  (evil) => evil,
  (evil) => `text ${evil} text`,
  (evil) => `# ${evil}`,
  (evil) => `- ${evil}\n- b`,
  (evil) => `1. ${evil}`,
  (evil) => `> ${evil}`,
  (evil) => `**${evil}**`,
  (evil) => `| ${evil} | b |\n| c | d |`,
  (evil) => `| ${evil} |\n|---|\n| ${evil} |`,
  (evil) => `[${evil}](/a)`,
  (evil) => `\`${evil}\``,
  (evil) => `\`\`\`${evil}\n${evil}\n\`\`\``,
  (evil) => `    ${evil}`,
  (evil) => `a[^1]\n\n[^1]: ${evil}`,
];
const links: readonly ((evil: string) => string)[] = [
  (evil) => `[x](${evil})`,
  (evil) => `[x](<${evil}>)`,
  (evil) => `[x](/a "${evil}")`,
  (evil) => `![x](${evil})`,
  (evil) => `<${evil}>`,
  (evil) => `[x][1]\n\n[1]: ${evil}`,
  (evil) => `[x]: ${evil}\n\n[x]`,
  (evil) => evil,
];

describe("an article cannot harm its reader (S5)", () => {
  const payloads = [
    ...places.flatMap((place) => markup.map(place)),
    ...links.flatMap((link) => schemes.map(link)),
  ];

  test("with five hundred known attacks", () => {
    expect(payloads.length).toBeGreaterThanOrEqual(500);
    const harmful = payloads.filter((payload) => dangersIn(payload).length > 0);
    expect(harmful).toEqual([]);
  });

  test("with a thousand made of their pieces at random", () => {
    const pieces = [
      ...payloads,
      ...["<", ">", '"', "'", "`", "|", "\n", "\n\n", "](", "![", "&#x0;", "\u0000", "    ", "</"],
    ];
    const part = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 12 }));
    const article = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(article, (text) => {
        expect(dangersIn(text)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("and these tests would see harm", () => {
    // The parser drops a tag that never ends and a <body> within a page: neither has an effect.
    const blind = markup.filter((evil) => dangersInHtml(evil).length === 0);
    expect(blind).toEqual([`<img/src='x'/onerror=${run}//`, `<body onload=${run}>`]);
    const link = `<a target=_blank href="${schemes[2]}">x</a>`;
    expect(dangersInHtml(link)).toEqual([`href=${schemes[2]}`]);
  });
});
