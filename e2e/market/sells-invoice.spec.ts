import { test } from "../support/market/clock-test.ts";
import { tellInvoiceStory } from "../support/market/invoice-story.ts";
import { desktop, inOtherTheme, phone } from "../support/market/market-story.ts";

test("a receivable in USDC: requested, attested, sold, paid at maturity and collected", async ({
  browser,
  marketplace,
  watch,
}) => {
  await tellInvoiceStory(browser, marketplace, {
    ...inOtherTheme(desktop),
    ...{ coin: "USDC", waits: true, watch },
  });
});

test("a receivable in USDT, on a phone in the dark: each buyer approves the price, and a dispute ends", async ({
  browser,
  marketplace,
  watch,
}) => {
  await tellInvoiceStory(browser, marketplace, {
    ...inOtherTheme(phone),
    ...{ coin: "USDT", waits: true, isDisputed: true, watch },
  });
});
