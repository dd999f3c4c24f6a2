import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toJsonLd } from "./to-json-ld.ts";

const ends = /<\/?script|<!--|-->|[<>&\u2028\u2029]/i;

describe("structured data in a page", () => {
  test.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT >",
    "<!--<script>",
    "]]>",
    "\u2028alert(1)\u2029",
    "&lt;/script&gt;",
    '"};alert(1);//',
  ])("cannot be broken out of by %j", (evil) => {
    const json = toJsonLd({ headline: evil, keywords: [evil], [evil]: 1 });
    expect(json).not.toMatch(ends);
    expect(JSON.parse(json)).toEqual({ headline: evil, keywords: [evil], [evil]: 1 });
  });

  test("cannot be broken out of by anything", () => {
    const evil = fc.constantFrom("<", ">", "&", "</script", "<!--", "\u2028", "\\u003c", '"', "\\");
    const text = fc.array(fc.oneof(evil, fc.string())).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.dictionary(text, text), (value) => {
        const json = toJsonLd(value);
        expect(json).not.toMatch(ends);
        expect(JSON.parse(json)).toEqual({ ...value });
      }),
      { numRuns: 1_000 },
    );
  });
});
