// @vitest-environment jsdom
import type { PublishedContracts } from "@tenora/chain/funding-request/signing-deployment";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { persona } from "@tenora/domain/demo/personas";
import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { TestWallet } from "@tenora/testing/wallet/test-wallet";
import { render, screen } from "@testing-library/react";
import { recoverTypedDataAddress } from "viem";
import { afterEach, expect, test, vi } from "vitest";
import { addMissingToJsdom, clearPage, press } from "#test/components/wallet/render-page.tsx";
import { WalletProvider } from "~/wallet/wallet-provider";
import { buildConfirmation } from "./sign-confirmation.ts";
import type { ConfirmationQuestion } from "./signature.route.ts";
import WalletConfirmation from "./wallet-confirmation.tsx";

afterEach(clearPage);

const [cleo, dara] = [persona("Cleo"), persona("Dara")];
const address = (digits: string) => `0x${digits.repeat(20)}` as const;
const genesisHash = `0x${"0".repeat(64)}` as const;
const gates = { openGate: address("03"), eligibleGate: address("04"), inviteGate: address("05") };
const config = {
  chain: { ...chainPresets.holesky, genesisHash },
  contracts: { exchange: address("01"), rewards: address("02"), linkGate: address("06"), ...gates },
  stablecoins: [{ symbol: "USDC", address: address("aa"), decimals: 6 }],
  features: { demo: false, demoWallets: true, mailbox: false },
} as unknown as PublicConfig & PublishedContracts;

const question: ConfirmationQuestion = {
  fingerprint: `0x${"f1".repeat(32)}`,
  debtor: cleo.address,
  seller: persona("Ben").address,
  token: address("aa"),
  face: 30_000_000_000,
  maturity: 1_900_000_799,
  previous: 0,
  counter: 0,
  deadline: 1_899_000_000,
};
const messageOf = (its: ConfirmationQuestion) => {
  const message = buildConfirmation(config, its);
  if (message === null) throw new Error("no deployment");
  return message;
};

/** The panel before a wallet with this account; `answers` are the server's, the last one for good. */
async function openPanel({
  accounts = [cleo.account, dara.account],
  chainId = 17_000,
  questions = [question],
  answer = () => Response.json({ ok: true }),
}: {
  accounts?: number[];
  chainId?: number;
  questions?: (ConfirmationQuestion | Response)[];
  answer?: () => Response;
} = {}) {
  const reads = { eth_getBlockByNumber: { hash: genesisHash }, eth_getBalance: "0x1" };
  const wallet = new TestWallet({ accounts, chainId, reads, knownChains: { 17000: "", 1: "" } });
  wallet.remember();
  addMissingToJsdom();
  const sent: { digest: string; signature: `0x${string}` }[] = [];
  const waiting = [...questions];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    expect(path).toBe("/acknowledge/t/signature");
    if (init?.method === "POST") {
      sent.push(JSON.parse(String(init.body)));
      return answer();
    }
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    return next instanceof Response ? next : Response.json(next);
  });
  vi.stubGlobal("ethereum", wallet.provider());
  const confirmed = vi.fn();
  render(
    <WalletProvider config={config}>
      {/* In lower case, as it is stored. */}
      <WalletConfirmation token="t" debtor={cleo.address.toLowerCase()} onConfirmed={confirmed} />
    </WalletProvider>,
  );
  await press("Confirm with my wallet");
  return { wallet, sent, confirmed };
}
const failure = (code: string, message: string, status = 409) =>
  Response.json({ code, message, requestId: "r" }, { status });
const askedToSign = (wallet: TestWallet) =>
  wallet.log.filter(({ method }) => method === "eth_signTypedData_v4");

test("every line is said before the wallet opens, and exactly that is signed and sent", async () => {
  const { wallet, sent, confirmed } = await openPanel();
  const message = messageOf(question);
  const digest = await screen.findByText(message.digest);
  // The digest is folded; the debt isn't.
  expect(digest.closest("details")?.open).toBe(false);
  expect(screen.getByText(/^You owe /).closest("details")).toBeNull();
  for (const { label, value } of message.summary) {
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(value)).toBeTruthy();
  }
  expect(askedToSign(wallet)).toEqual([]);
  await press("Sign and confirm");
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
  const signature = sent[0]?.signature ?? "0x";
  expect(sent).toEqual([{ digest: message.digest, signature }]);
  expect(await recoverTypedDataAddress({ ...message.typedData, signature })).toBe(cleo.address);
});

test("another wallet than the one that the invoice names is told so, and can't sign", async () => {
  const { wallet } = await openPanel({ accounts: [dara.account, cleo.account] });
  await screen.findByText("This is another wallet");
  expect(screen.getByText(/Choose that account in your wallet/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign and confirm" })).toBeNull();
  wallet.switchAccount(1);
  await screen.findByRole("button", { name: "Sign and confirm" });
});

test("a wallet on another network is switched first", async () => {
  const { wallet, sent, confirmed } = await openPanel({ chainId: 1 });
  await press("Switch to Holesky");
  await (await wallet.nextRequest("wallet_switchEthereumChain")).confirm();
  await press("Sign and confirm");
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
});

test("an account that changes after it was shown signs nothing", async () => {
  const { wallet, sent } = await openPanel();
  await screen.findByRole("button", { name: "Sign and confirm" });
  // Some wallets don't tell the page of it.
  wallet.fault("eth_accounts", { result: [dara.address] });
  await press("Sign and confirm");
  await screen.findByText("The account in your wallet changed, so nothing was signed.");
  expect(askedToSign(wallet)).toEqual([]);
  expect(sent).toEqual([]);
});

test("a declined signature sends nothing, and can be asked for again", async () => {
  const { wallet, sent, confirmed } = await openPanel();
  await press("Sign and confirm");
  (await wallet.nextRequest("eth_signTypedData_v4")).refuse();
  await screen.findByText("You declined the signature in your wallet. Nothing was sent.");
  expect(sent).toEqual([]);
  await press("Sign and confirm");
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await vi.waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
});

test("an offer that has expired has nothing to sign, and says what remains", async () => {
  const words = "You can still confirm without a wallet.";
  const { wallet } = await openPanel({
    questions: [failure("CONFIRMATION_TOO_LATE", words)],
  });
  await screen.findByText(words);
  expect(screen.queryByRole("button", { name: "Sign and confirm" })).toBeNull();
  expect(askedToSign(wallet)).toEqual([]);
});

test("what has changed meanwhile is shown again, and only then signed again", async () => {
  const changed = { ...question, counter: 1 };
  const words = "What you confirm has changed since you opened it.";
  const { wallet, confirmed } = await openPanel({
    questions: [question, changed],
    answer: () => failure("CONFIRMATION_OUTDATED", words),
  });
  await press("Sign and confirm");
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await screen.findByText(words);
  await screen.findByText(messageOf(changed).digest);
  expect(screen.queryByText(messageOf(question).digest)).toBeNull();
  expect(confirmed).not.toHaveBeenCalled();
});

test("a signature that the server doesn't take is told in its words", async () => {
  const words = "This isn't a signature of the wallet that the terms name.";
  const { wallet, confirmed } = await openPanel({
    answer: () => failure("CONFIRMATION_SIGNATURE_INVALID", words, 400),
  });
  await press("Sign and confirm");
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await screen.findByText(words);
  expect(confirmed).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Sign and confirm" })).toBeTruthy();
});
