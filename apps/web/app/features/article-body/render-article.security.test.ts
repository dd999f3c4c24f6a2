import { attacks, markup, run, schemes, splinters } from "@tenora/testing/articles/xss-payloads";
import fc from "fast-check";
import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { renderArticle } from "./render-article.server.ts";

// Whatever the input, a browser's parser must find only the elements of an article in the output.

const harmless = new Set([
  ...["p", "br", "hr", "blockquote", "h3", "h4", "h5", "pre", "code", "strong", "em", "del", "a"],
  ...["ul", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "sup", "section", "div"],
]);
const attributes = new Set([
  ...["href", "target", "rel", "start", "align", "className", "tabIndex", "role", "ariaLabel"],
]);
const address = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i;

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

describe("article body: sanitised HTML (S5)", () => {
  test("500 published attacks leave only allowed elements", () => {
    expect(attacks.length).toBeGreaterThanOrEqual(500);
    const harmful = attacks.filter((attack) => dangersIn(attack).length > 0);
    expect(harmful).toEqual([]);
  });

  test("1,000 random combinations of their parts leave only allowed elements", () => {
    const part = fc.oneof(fc.constantFrom(...splinters), fc.string({ maxLength: 12 }));
    const article = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(article, (text) => {
        expect(dangersIn(text)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test("the checks detect unsanitised HTML", () => {
    // The parser drops a tag that never ends and a <body> within a page: neither has an effect.
    const blind = markup.filter((evil) => dangersInHtml(evil).length === 0);
    expect(blind).toEqual([`<img/src='x'/onerror=${run}//`, `<body onload=${run}>`]);
    const link = `<a target=_blank href="${schemes[2]}">x</a>`;
    expect(dangersInHtml(link)).toEqual([`href=${schemes[2]}`]);
  });
});
