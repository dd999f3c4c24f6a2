import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { apiReference } from "~/public-api/document/reference.server";
import Developers from "./developers.tsx";

test("developers: every entry of the index leads to a part of the page, and no part is left out", () => {
  const props = { loaderData: apiReference() } as Parameters<typeof Developers>[0];
  const html = renderToStaticMarkup(<Developers {...props} />);
  const [, index = ""] = /<nav aria-label="On this page"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  const targets = [...index.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(targets).toEqual(ids);
});
