import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Fields } from "./fields.tsx";

const html = renderToStaticMarkup(
  <Fields
    name="Field"
    of="Head"
    fields={[{ name: "lagSeconds", type: "number", description: "How old it is" }]}
  />,
);

test("reference: fields stay a table for screen readers, also where phones show them in lines", () => {
  expect([...html.matchAll(/role="(\w+)"/g)].map(([, role]) => role)).toEqual([
    ...["table", "rowgroup", "row", "columnheader", "columnheader", "columnheader"],
    ...["rowgroup", "row", "cell", "cell", "cell"],
  ]);
  // Read out, though phones don't show it.
  expect(html).toMatch(/<thead[^>]*class="max-sm:sr-only"/);
});

test("reference: a table that is too wide scrolls by keyboard, and fades where it goes on", () => {
  expect(html).toMatch(/^<section data-scroll-row="[^"]*"[^>]*tabindex="0"/i);
});
