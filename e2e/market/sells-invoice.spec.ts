import { test } from "../support/market/clock-test.ts";
import { tellInvoiceStory } from "../support/market/invoice-story.ts";
import { phone } from "../support/market/market-story.ts";

// The same in USDC, on a wide screen in the light: `sells-invoice-behind-proxy.spec.ts`.

test("a receivable in USDT, on a phone in the dark: each buyer approves the price, and a dispute ends §1.10 §1.12 §1.19 §1.21", async ({
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
