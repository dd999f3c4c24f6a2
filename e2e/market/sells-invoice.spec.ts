import { test } from "../support/market/clock-test.ts";
import { tellInvoiceStory } from "../support/market/invoice-story.ts";
import { desktop, phone } from "../support/market/market-story.ts";

test("a receivable in USDC: requested, attested, sold, paid at maturity and collected §1.9 §1.10 §1.11 §1.12 §1.21", async ({
  browser,
  marketplace,
  watch,
}) => {
  await tellInvoiceStory(browser, marketplace, {
    ...desktop,
    coin: "USDC",
    waits: true,
    isChecked: true,
    watch,
  });
});

test("a receivable in USDT, on a phone in the dark: each buyer approves the price, and a dispute ends §1.19 §1.21", async ({
  browser,
  marketplace,
  watch,
}) => {
  await tellInvoiceStory(browser, marketplace, {
    ...phone,
    coin: "USDT",
    waits: true,
    isDisputed: true,
    isChecked: true,
    watch,
  });
});
