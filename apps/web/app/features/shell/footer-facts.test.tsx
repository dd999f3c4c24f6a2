import type { Operator } from "@tenora/configuration/web-settings";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OperatorLines } from "./footer-facts.tsx";

const nobody: Operator = {
  company: null,
  jurisdiction: null,
  address: null,
  email: null,
  securityEmail: null,
};
const write = (operator: Partial<Operator>, isDemo = false) =>
  renderToStaticMarkup(<OperatorLines operator={{ ...nobody, ...operator }} isDemo={isDemo} />);

test("footer: names company, jurisdiction, address and mail, as far as they are configured", () => {
  const html = write({
    company: "Tenora Pte Ltd",
    jurisdiction: "Singapore, UEN 202612345A",
    address: "1 Quay, Singapore",
    email: "hello@tenora.example",
  });
  expect(html.match(/<span[^>]*>[^<]*/g)?.map((line) => line.replace(/^.*>/, ""))).toEqual([
    "Tenora Pte Ltd",
    "Singapore, UEN 202612345A",
    "1 Quay, Singapore",
  ]);
  expect(html).toContain('href="mailto:hello@tenora.example"');
  expect(write({ company: "Tenora Pte Ltd" })).not.toContain("mailto:");
});

test("footer: a demo says that it is one, and a site of nobody says so", () => {
  expect(write({ company: "Tenora Pte Ltd" }, true)).toContain("A local demo");
  expect(write({ company: "Tenora Pte Ltd" }, true)).not.toContain("Pte Ltd");
  expect(write({ email: "hello@tenora.example" })).toMatch(/hasn.{1,6}t published their name/);
});
