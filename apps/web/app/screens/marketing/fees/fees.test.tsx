import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { feeFacts } from "./fee-facts.server.ts";
import Fees from "./fees.tsx";

test("fees: the example says that it sells the whole invoice, as most sellers don't", () => {
  const facts = feeFacts(50);
  const page = () => <Fees {...({ loaderData: facts } as Parameters<typeof Fees>[0])} />;
  const Stub = createRoutesStub([{ path: "/", Component: page }]);
  const words = renderToStaticMarkup(<Stub />).replaceAll(/<[^>]*>/g, "");
  expect(words).toContain("A whole invoice due in 45 days, sold at a yearly return of 12.00%.");
  expect(words).toContain("If you sell part of it, the rest comes to you when your customer pays.");
});
