import fc from "fast-check";
import { expect, test } from "vitest";
import { readXml } from "../../test/support/read-xml.ts";
import { xml, xmlDocument } from "./xml.ts";

const written = (text: string) =>
  xmlDocument(xml("list", [xml("entry", text, { term: text }), xml("end", "end")]));

test.each([
  ["<b>", "<b>"],
  ["]]>", "]]>"],
  [`"' term="x`, `"' term="x`],
  ["&amp; &#0; &evil;", "&amp; &#0; &evil;"],
  ["<!--", "<!--"],
  ["a\u0000b\u0008c\u000Bd\u001Fe", "abcde"],
  ["a\uFFFEb\uFFFFc\uD800d\uDC00e", "abcde"],
  ["a\u007Fb\u0085c\u009Fd", "abcd"],
  ["\u{1F1F8}\u{10FFFF}", "\u{1F1F8}\u{10FFFF}"],
])("XML: two parsers read %j as %j, in an element and in an attribute", (text, read) => {
  expect(readXml(written(text))).toEqual([read, read, "end"]);
});

test("XML: two parsers read any text as it was, without what XML forbids", () => {
  const piece = fc.oneof(
    fc.constantFrom("<", ">", "&", '"', "'", "]]>", "<!--", "&#", "\u0000", "\uFFFE", "\uD800"),
    fc.string({ unit: "binary" }),
  );
  const text = fc.array(piece).map((pieces) => `[${pieces.join("").replace(/[\t\n\r]/g, "")}]`);
  fc.assert(
    fc.property(text, (one) => {
      const read = one.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "");
      expect(readXml(written(one))).toEqual([read, read, "end"]);
    }),
  );
});
