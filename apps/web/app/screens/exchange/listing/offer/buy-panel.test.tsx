// @vitest-environment jsdom

import type { Terms } from "@tenora/chain/exchange/exchange-types";
import { exchangeRegistryAbi } from "@tenora/chain/generated/exchange-registry";
import { testUSDTAbi } from "@tenora/chain/generated/test-usdt";
import { checkedCall, encodeCall } from "@tenora/chain/transaction/contract-call";
import { persona } from "@tenora/domain/demo/personas";
import { recourseStatements } from "@tenora/domain/funding-request/recourse";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import type { TestTerms } from "@tenora/testing/market/list-receivable";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  continueInWallet,
  dialogSays,
  offerPage,
  pressBuy,
  renderOffer,
} from "#test/components/listing/render-offer.tsx";
import { clearPage } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "../listing-page.ts";

let chain: TestExchange;
const person = userEvent.setup();
const million = 1_000_000n;

beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
afterEach(clearPage);

const operator = persona("Olga").address;

/** A call of the exchange's operator, whose key the chain has. */
async function operate(call: Parameters<typeof encodeCall>[0]) {
  const { to, data } = encodeCall(call);
  await chain.rpc("eth_sendTransaction", { from: operator, to, data });
}

const pageOf = (changes: TestTerms = {}) => offerPage(chain, changes);
const renderPanel = (page: ListingPage, account = persona("Dara").account) =>
  renderOffer(chain, page, { account });

const balanceOf = async (token: string, owner: string) => {
  const data = `0x70a08231${owner.slice(2).toLowerCase().padStart(64, "0")}`;
  return BigInt((await chain.rpc("eth_call", { to: token, data }, "latest")) as string);
};

describe("buy panel", () => {
  test("USDC: one signature and one transaction buy whole units", async () => {
    const { page: plain, token } = await pageOf();
    const page = { ...plain, debt: { ...plain.debt, recourse: recourseStatements.without } };
    const before = await balanceOf(token, persona("Dara").address);
    const wallet = await renderPanel(page);
    expect(screen.getByRole("link", { name: "Buy a note" })).toBeDefined();
    await pressBuy("1,000.00");
    await dialogSays(/10 of 100 units/);
    await dialogSays(/A late fee of 12% a year on what is unpaid, for at most 30 days/);
    await dialogSays(/Without recourse: if the customer doesn't pay, holders bear the loss\./);
    await continueInWallet();
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await dialogSays(/You bought a note in receivable #1 for 950\.00 USDC/);
    expect(before - (await balanceOf(token, persona("Dara").address))).toBe(950n * million);
  });

  const customer = { pastDue: 2, inGrace: 1, defaultPending: 0, defaulted: 0, disputed: 0 };
  const wallet = persona("Dara").address.toLowerCase();
  test.each([
    [{ wallet, isAdmitted: true, debtor: customer }, /Customer: 1 late, 1 in grace period now/],
    [
      { wallet: null, isAdmitted: false, debtor: null },
      /You haven’t looked at the customer’s record\. If you’re an approved investor, cancel and sign in/,
    ],
    [
      { wallet, isAdmitted: true, debtor: null },
      /This customer’s record isn’t shown to investors\./,
    ],
  ])(
    "the confirmation repeats what the panel says of the customer and the seller: %o",
    async (answer, words) => {
      const { page: plain } = await pageOf();
      const page = {
        ...plain,
        debt: { ...plain.debt, debtor: [{ label: "Country", value: "Japan" }] },
        risk: { ...plain.risk, otherTrouble: { words: "1 disputed now", link: null } },
      };
      const server = { [`/api/exchange/${page.offer.id}/debtor`]: () => Response.json(answer) };
      await renderOffer(chain, page, { server });
      await screen.findByText(/^Customer: 1 late|^You haven’t looked|^This customer’s record/);
      await pressBuy("95");
      await dialogSays(words);
      await dialogSays(/Other receivables of this seller: 1 disputed now/);
      // The warning doesn't stop the purchase.
      expect(
        await screen.findByRole("button", { name: "Continue in wallet", hidden: true }),
      ).toBeDefined();
    },
  );

  test("a purchase pressed before the customer's record is there says so, and starts over with the answer", async () => {
    const { page: plain } = await pageOf();
    const debtor = [{ label: "Country", value: "Japan" }];
    const page = { ...plain, debt: { ...plain.debt, debtor } };
    const { promise, resolve } = Promise.withResolvers<Response>();
    const server = { [`/api/exchange/${page.offer.id}/debtor`]: () => promise };
    const buyer = await renderOffer(chain, page, { server });
    await pressBuy("95");
    await dialogSays(/The customer’s record is still loading\./);
    resolve(Response.json({ wallet, isAdmitted: true, debtor: customer }));
    await screen.findByText(/^Customer: 1 late/);
    buyer.switchChain(1);
    await dialogSays(/Your wallet is on another network/);
    buyer.switchChain(17_000);
    await screen.findByRole("button", { name: /^Buy for / });
    await person.click(await screen.findByRole("button", { name: "Start over", hidden: true }));
    await dialogSays(/Customer: 1 late, 1 in grace period now/);
  });

  test("the smallest and the largest purchase are named with their figures, and the button with what it costs", async () => {
    const { page } = await pageOf({ totalUnits: 100, minUnits: 10 });
    await renderPanel(page);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Amount in/);
    await person.click(await screen.findByRole("button", { name: "Max 9,500 USDC" }));
    expect(field.value).toBe("9,500.00");
    expect(await screen.findByRole("button", { name: "Buy for 9,500 USDC" })).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Min 95 USDC" }));
    expect(field.value).toBe("95.00");
    // Units are whole: the rest of what was typed stays with the buyer.
    await person.clear(field);
    await person.type(field, "1,000.00");
    expect(await screen.findByRole("button", { name: "Buy for 950 USDC" })).toBeDefined();
    await person.clear(field);
    await person.type(field, "1");
    expect(screen.getByRole("button", { name: "Buy" })).toBeDefined();
  });

  test.each([true, false])(
    "the summary says who pays the network fee (we: %s), and nothing of ether for a refund",
    async (isRelaying) => {
      const { page } = await pageOf();
      await renderOffer(chain, page, { isRelaying });
      await pressBuy("95");
      await dialogSays(isRelaying ? /We send this transaction and pay/ : /You pay the network fee/);
      const dialog = screen.getByRole("dialog", { hidden: true }).textContent ?? "";
      expect(dialog).not.toContain("a little ether");
    },
  );

  test("nothing is bought before the buyer says which amount is meant", async () => {
    const { page } = await pageOf();
    await renderPanel(page);
    const field = await screen.findByLabelText<HTMLInputElement>(/^Amount in/);
    await person.type(field, "1.000");
    expect(screen.getByText("Do you mean 1,000 or 1.00?")).toBeDefined();
    expect(screen.queryByText("You pay")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Buy for / })).toBeNull();
    await person.click(screen.getByRole("button", { name: "1,000" }));
    expect(field.value).toBe("1,000.00");
    expect(screen.getByRole("button", { name: "Buy for 950 USDC" })).toBeDefined();
  });

  test("a newer block loads the page again and leaves the amount alone", async () => {
    const { page } = await pageOf();
    const head = () => Response.json({ data: { indexedBlock: page.market.block + 1 } });
    const { loads } = await renderOffer(chain, page, { server: { "/api/v1/head": head } });
    const field = await screen.findByLabelText<HTMLInputElement>(/^Amount in/);
    await person.type(field, "1,000.00");
    await waitFor(() => expect(loads()).toBe(1));
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe("1,000.00");
  });

  test("USDT: an exact approval and one transaction, and no allowance remains", async () => {
    const { page, token } = await pageOf({ symbol: "USDT" });
    const wallet = await renderPanel(page, persona("Eli").account);
    await pressBuy("95");
    await continueInWallet();
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await dialogSays(/You bought a note in receivable #\d+ for 95\.00 USDT\./);
    const allowance = `0xdd62ed3e${[persona("Eli").address, chain.deployment.exchange]
      .map((one) => one.slice(2).toLowerCase().padStart(64, "0"))
      .join("")}`;
    expect(
      BigInt((await chain.rpc("eth_call", { to: token, data: allowance }, "latest")) as string),
    ).toBe(0n);
  });

  test("the last units bought by another person are told before anything is signed", async () => {
    const { page } = await pageOf({ totalUnits: 100, minUnits: 100 });
    const other = await renderPanel(page, persona("Eli").account);
    await pressBuy("9500");
    await continueInWallet();
    await (await other.nextRequest("eth_signTypedData_v4")).confirm();
    await (await other.nextRequest("eth_sendTransaction")).confirm();
    await dialogSays(/You bought a note in receivable #\d+ for 9,500\.00 USDC\./);
    cleanup();
    clearPage();
    const wallet = await renderPanel(page);
    await pressBuy("95");
    await dialogSays(/It's sold out: someone else bought the rest/);
    expect(wallet.log.map(({ method }) => method)).not.toContain("eth_signTypedData_v4");
  });

  test("a sale that has closed since is told before anything is signed", async () => {
    const { page } = await pageOf();
    const { fundingDeadline } = page.offer;
    const snapshot = await chain.rpc("evm_snapshot");
    await chain.rpc("evm_setNextBlockTimestamp", Number(fundingDeadline) + 1);
    await chain.rpc("evm_mine");
    await renderPanel(page);
    await pressBuy("95");
    await dialogSays(/This sale has just closed/);
    await chain.rpc("evm_revert", snapshot);
  });

  test("a paused exchange is told before anything is signed", async () => {
    const { page } = await pageOf();
    const registry = { address: chain.deployment.registry, abi: exchangeRegistryAbi } as const;
    await operate(checkedCall({ ...registry, functionName: "pause", args: [] }));
    await renderPanel(page);
    await pressBuy("95");
    await dialogSays(/Buying is paused on the exchange right now/);
    await operate(checkedCall({ ...registry, functionName: "unpause", args: [] }));
  });

  test("a buyer whom the coin's issuer has blocked is told in words", async () => {
    const { page, token } = await pageOf({ symbol: "USDT" });
    const block = (isBlocked: boolean) =>
      operate(
        checkedCall({
          address: token,
          abi: testUSDTAbi,
          functionName: "setBlacklisted",
          args: [persona("Dara").address, isBlocked],
        }),
      );
    await renderPanel(page);
    await block(true);
    await pressBuy("95");
    await continueInWallet();
    await dialogSays(/blocked/);
    await block(false);
  });

  test("more than the wallet holds is told with both amounts", async () => {
    const { page } = await pageOf({
      pricePerUnit: 95_000_000_000,
      repayPerUnit: 100_000_000_000,
      face: 10_500_000_000_000,
    } as Partial<Terms>);
    const rich = {
      ...page,
      offer: { ...page.offer, pricePerUnit: 95_000_000_000n, repayPerUnit: 100_000_000_000n },
    };
    await renderPanel(rich);
    await pressBuy("950000");
    await dialogSays(/This takes 950,000.00 USDC, and your wallet holds/);
  });

  test("the seller can't buy, and reads how the sale stands", async () => {
    const { page } = await pageOf();
    await renderPanel(page, persona("Ben").account);
    expect(await screen.findByText(/You can't buy your own notes/)).toBeDefined();
    expect(screen.getByRole("heading", { name: "Your sale" })).toBeDefined();
    expect(screen.getByText("0% sold").parentElement?.textContent).toMatch(/ of .* USDC$/);
    expect(screen.queryByRole("link", { name: "Buy a note" })).toBeNull();
  });

  test("the wallet that the sale pays can't buy, and reads nothing of a sale of its own", async () => {
    const { page } = await pageOf();
    const payout = persona("Dara").address.toLowerCase() as `0x${string}`;
    await renderPanel({ ...page, offer: { ...page.offer, payout } });
    expect(await screen.findByText(/receives what the sale raises/)).toBeDefined();
    expect(screen.queryByRole("heading", { name: "Your sale" })).toBeNull();
    expect(screen.queryByLabelText(/^Amount in/)).toBeNull();
  });

  test.each([
    ["0.001", /smallest purchase is 95\.00 USDC\./],
    ["99999", /Only 9,500\.00 USDC is left\./],
    ["1e3", /Enter an amount such as 24,000\.00/],
    ["1.1234567", /USDC has at most 6 decimals\./],
  ])("an amount of %s has its words", async (typed, words) => {
    const { page } = await pageOf();
    await renderPanel(page);
    await person.type(await screen.findByLabelText(/^Amount in/), typed);
    expect(await screen.findByText(words)).toBeDefined();
  });
});
