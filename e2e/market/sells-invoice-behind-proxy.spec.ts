import { tellInvoiceStory } from "../support/market/invoice-story.ts";
import { test } from "../support/test.ts";

// The others on this marketplace need its clock as it is, so the customer pays early.

test("a receivable is sold, paid early and collected where two web processes answer", async ({
  browser,
  marketplace,
  watch,
}) => {
  await tellInvoiceStory(browser, marketplace, {
    coin: "USDC",
    width: 1280,
    colorScheme: "dark",
    waits: false,
    watch,
  });
});
