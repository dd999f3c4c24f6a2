// @vitest-environment jsdom

import { localAccount } from "@tenora/chain/deployment/local-account";
import { revokeSignature } from "@tenora/chain/exchange/account";
import type { Offer } from "@tenora/chain/exchange/exchange-types";
import { listReceivable } from "@tenora/chain/exchange/listing";
import { toTermsJson } from "@tenora/chain/funding-request/terms-json";
import { exchangeRegistryAbi } from "@tenora/chain/generated/exchange-registry";
import { financingQuery } from "@tenora/chain/read/financing";
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { checkedCall, encodeCall } from "@tenora/chain/transaction/contract-call";
import { acknowledgementMessage } from "@tenora/chain/typed-data/acknowledgement-message";
import { attestationMessage } from "@tenora/chain/typed-data/attestation-message";
import { termsMessage } from "@tenora/chain/typed-data/terms-message";
import {
  type LocalExchange,
  openLocalExchange,
} from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { signTestOffer } from "@tenora/testing/market/list-receivable";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { renderTransaction } from "#test/components/transaction/render-transaction.tsx";
import { clearPage } from "#test/components/wallet/render-page.tsx";
import type { StoredOffer } from "../api/responses.ts";
import { publishIntent } from "./publish-intent.ts";

// An approved request on its way to the exchange, and what may have happened since the approval.

const [ben, olga] = [persona("Ben").account, persona("Olga").account];
let chain: TestExchange;
let exchange: LocalExchange;
let offer: Offer;

beforeAll(async () => {
  chain = await startExchange();
  exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
});
afterAll(() => chain?.stop());
beforeEach(async () => {
  offer = await signTestOffer(exchange, chain.deployment);
});
afterEach(clearPage);

const button = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async () => within(await screen.findByRole("dialog"));

const id = "4b1e5ba1-1f6c-4c3f-9a35-5c6f0f9f0a01";

function storedOffer(): StoredOffer {
  const { terms, attestation, acknowledgement, signatures } = offer;
  return {
    terms: { ...toTermsJson(terms) },
    sellerSignature: signatures.seller,
    attestation: { ...attestation },
    attestor: signatures.attestor,
    attestorSignature: signatures.attestation,
    confirmation:
      attestation.level === 2
        ? { message: { ...acknowledgement }, signature: signatures.acknowledgement }
        : null,
  };
}

/** Presses the button of a page that was opened before; `changes`: what our server says by now. */
async function pressPublish(changes: object = {}) {
  const answer = {
    wallet: persona("Ben").address.toLowerCase(),
    request: { status: "attested", offer: storedOffer() },
    ...changes,
  };
  const { wallet } = await renderTransaction({
    chain,
    build: (context) => publishIntent(context, id),
    wallet: { accounts: [ben] },
    server: { [`/api/business/funding-requests/${id}`]: () => Response.json(answer) },
  });
  await button("Withdraw");
  return wallet;
}

const olgaTurns = (functionName: "pause" | "unpause") => {
  const { registry } = chain.deployment;
  const contract = { address: registry, abi: exchangeRegistryAbi } as const;
  const { to, data } = encodeCall(checkedCall({ ...contract, functionName, args: [] }));
  return chain.rpc("eth_sendTransaction", { from: persona("Olga").address, to, data });
};

const endings: Record<string, { before: () => Promise<unknown>; words: string }> = {
  "approval has expired": {
    before: () => exchange.moveTo(offer.attestation.deadline + 1),
    words: "The approval of this request has expired.",
  },
  "reviewer took the approval back": {
    before: () => {
      const { terms, attestation } = offer;
      const { digest } = attestationMessage(chain.deployment, { terms }, attestation);
      return exchange.done(
        revokeSignature(exchange.sender(olga), chain.deployment.exchange, digest),
      );
    },
    words: "Our reviewer has withdrawn the approval of this request.",
  },
  "seller took the signature back": {
    before: () => {
      const { digest } = termsMessage(chain.deployment, offer.terms);
      return exchange.done(
        revokeSignature(exchange.sender(ben), chain.deployment.exchange, digest),
      );
    },
    words: "You've withdrawn your signature since you signed these terms.",
  },
  "invoice was listed meanwhile": {
    before: () =>
      exchange.done(listReceivable(exchange.sender(ben), chain.deployment.exchange, offer)),
    words: "This is already on the exchange as receivable #",
  },
  "exchange is paused": {
    before: () => olgaTurns("pause"),
    words: "New listings are paused on the exchange right now.",
  },
};

test.each(Object.keys(endings))("publishing: %s, told before the wallet opens", async (name) => {
  const ending = endings[name];
  await ending?.before();
  const wallet = await pressPublish();
  await (await dialog()).findByText((text) => text.startsWith(ending?.words ?? "-"));
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
  if (name === "exchange is paused") await olgaTurns("unpause");
});

const withheld: Record<string, { now: object; words: string; nextStep: string }> = {
  "the business was suspended": {
    now: { request: { status: "attested", offer: null } },
    words: "We've paused your account, so nothing can be published.",
    nextStep: "Contact us if you don't know why.",
  },
  "the request was withdrawn": {
    now: { request: { status: "withdrawn", offer: null } },
    words: "This request can't be published any more.",
    nextStep: "Reload the page to see why.",
  },
  "the session ended": {
    now: { wallet: null, request: null },
    words: "Your session has ended.",
    nextStep: "Reload the page and sign in again.",
  },
};

test.each(Object.keys(withheld))(
  "publishing from a page opened before %s is refused before the wallet opens",
  async (name) => {
    const { now = {}, words, nextStep } = withheld[name] ?? {};
    const wallet = await pressPublish(now);
    await (await dialog()).findByText(`${words} ${nextStep}`);
    expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
  },
);

test("publishing: an approval that expires before its block is mined lists nothing, and says why", async () => {
  const wallet = await pressPublish();
  await userEvent.click(await (await dialog()).findByRole("button", { name: "Publish" }));
  const request = await wallet.nextRequest("eth_sendTransaction");
  await chain.rpc("evm_setAutomine", false);
  await request.confirm();
  await exchange.moveTo(offer.attestation.deadline + 1);
  await chain.rpc("evm_setAutomine", true);
  await (await dialog()).findByText(/The deadline passed on/);
  const { fingerprint } = offer.terms;
  const { result } = await readQuery(
    exchange.publicClient,
    financingQuery(chain.deployment, fingerprint),
  );
  expect(result).toMatchObject({ financing: "none", listing: null });
});

const cleo = localAccount(persona("Cleo").account);

test("publishing: a customer who took their wallet's signature back, told before the wallet opens", async () => {
  offer = await signTestOffer(exchange, chain.deployment, { confirmedBy: cleo });
  const { digest } = acknowledgementMessage(chain.deployment, offer.acknowledgement);
  const sender = exchange.sender(persona("Cleo").account);
  await exchange.done(revokeSignature(sender, chain.deployment.exchange, digest));
  const wallet = await pressPublish();
  await (await dialog()).findByText(/^Your customer has withdrawn their wallet.s signature\./);
  expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
});

test("publishing: what the customer's wallet confirmed is listed as debtor-confirmed", async () => {
  offer = await signTestOffer(exchange, chain.deployment, { confirmedBy: cleo });
  const wallet = await pressPublish();
  wallet.autoConfirm();
  await userEvent.click(await (await dialog()).findByRole("button", { name: "Publish" }));
  await (await dialog()).findByText("Your receivable is on the exchange.");
  const { result } = await readQuery(
    exchange.publicClient,
    financingQuery(chain.deployment, offer.terms.fingerprint),
  );
  const listing = result.listing ?? 0n;
  const { result: read } = await readQuery(
    exchange.publicClient,
    listingQuery(chain.deployment, listing),
  );
  expect(read).toMatchObject({ level: "Debtor-confirmed" });
});

test("publishing: an approved request is listed with one transaction", async () => {
  const wallet = await pressPublish();
  wallet.autoConfirm();
  await userEvent.click(await (await dialog()).findByRole("button", { name: "Publish" }));
  await (await dialog()).findByText("Your receivable is on the exchange.");
});
