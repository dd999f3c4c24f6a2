import { tellInvoiceStory } from "../support/market/invoice-story.ts";
import { desktop } from "../support/market/market-story.ts";
import { test } from "../support/test.ts";

// The others on this marketplace need its clock as it is, so the customer pays early.

test("a receivable is sold, paid early and collected where two web processes answer §1.9 §1.10 §1.11", async ({
  browser,
  marketplace,
  watch,
}) => {
  await tellInvoiceStory(browser, marketplace, {
    ...desktop,
    coin: "USDC",
    waits: false,
    isChecked: true,
    watch,
  });
});
