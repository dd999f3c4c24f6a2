import { tellInvoiceStory } from "../support/market/invoice-story.ts";
import {
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../support/marketplace/running-marketplace.ts";
import { test } from "../support/test.ts";

// On a marketplace of its own: the chain's clock moves by months.

test.describe.configure({ mode: "serial" });
let own: StartedMarketplace;
test.beforeAll(async () => {
  own = await startMarketplaceProcess({ webProcesses: 2 });
});
test.afterAll(() => own?.stop());

test("a receivable in USDC: requested, attested, sold, paid at maturity and collected", async ({
  browser,
  watch,
}) => {
  await tellInvoiceStory(browser, own.running, {
    coin: "USDC",
    width: 1280,
    colorScheme: "light",
    isChecked: true,
    waits: true,
    watch,
  });
});

test("a receivable in USDT, on a phone in the dark: each buyer approves exactly the price", async ({
  browser,
  watch,
}) => {
  await tellInvoiceStory(browser, own.running, {
    coin: "USDT",
    width: 360,
    colorScheme: "dark",
    isChecked: true,
    waits: true,
    watch,
  });
});
