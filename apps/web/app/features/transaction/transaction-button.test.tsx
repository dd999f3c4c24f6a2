// @vitest-environment jsdom
import { testUSDTAbi } from "@tenora/chain/generated/test-usdt";
import { checkedCall, encodeCall } from "@tenora/chain/transaction/contract-call";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { renderTransaction } from "#test/components/transaction/render-transaction.tsx";
import { clearPage } from "#test/components/wallet/render-page.tsx";
import { storePending } from "~/transaction/pending-transactions";
import { type BuildIntent, IntentError } from "~/transaction/state/transaction-intent";

const receiver = `0x${"77".repeat(20)}` as const;
let chain: TestExchange;

beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
beforeEach(async () => {
  await chain.rpc("evm_setAutomine", true);
  await chain.rpc("evm_mine");
});
afterEach(clearPage);

const coin = () => {
  const found = chain.deployment.stablecoins.find(({ symbol }) => symbol === "USDT");
  if (!found) throw new Error("No test coin");
  return found.address;
};

const transfer = (value: bigint) =>
  checkedCall({
    address: coin(),
    abi: testUSDTAbi,
    functionName: "transfer",
    args: [receiver, value],
  });

/** Pays `value` base units, in one step. */
const paying =
  (value: bigint): BuildIntent =>
  async () => ({
    title: "Withdraw 1 USDT",
    summary: [{ label: "You receive", value: "1 USDT" }],
    risks: ["The network fee is paid in ETH."],
    steps: [{ kind: "call", label: "Withdraw", call: () => transfer(value) }],
    success: "1 USDT is on its way.",
  });

/** The coin's issuer blocks a wallet, ahead of everything that is pending. */
async function block(account: `0x${string}`, isBlocked: boolean) {
  const { to, data } = encodeCall(
    checkedCall({
      address: coin(),
      abi: testUSDTAbi,
      functionName: "setBlacklisted",
      args: [account, isBlocked],
    }),
  );
  const from = testAccount(4).address;
  const fee = "0x174876e800";
  const transaction = { from, to, data, maxFeePerGas: fee, maxPriorityFeePerGas: fee };
  await chain.rpc("eth_sendTransaction", transaction);
}

const button = (name: string) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));
const press = async (name: string) => userEvent.click(await button(name));
const pressIn = async (name: string) =>
  userEvent.click(await (await dialog()).findByRole("button", { name }));
/** jsdom has no popovers, so the layer is hidden to roles, and no capture of pointers. */
const pressInToast = async (name: string) => fireEvent.click(await screen.findByText(name));
const status = async (text: string | RegExp) => (await dialog()).findByText(text);
const sentTransactions = (wallet: { log: readonly { method: string }[] }) =>
  wallet.log.filter(({ method }) => method === "eth_sendTransaction").length;

async function openSummary(page: Omit<Parameters<typeof renderTransaction>[0], "chain">) {
  const rendered = await renderTransaction({ chain, ...page });
  await press("Withdraw");
  await status("1 USDT");
  return rendered;
}

describe("transaction button", () => {
  test("shows the summary first, and asks the wallet when the person goes on", async () => {
    const { wallet, loaded } = await openSummary({ build: paying(1_000_000n) });
    expect((await dialog()).getByText("The network fee is paid in ETH.")).toBeDefined();
    expect(sentTransactions(wallet)).toBe(0);
    await pressIn("Withdraw");
    await status("Confirm in your wallet");
    const request = await wallet.nextRequest("eth_sendTransaction");
    expect(request.params[0]).toMatchObject({
      from: wallet.address,
      to: coin(),
      chainId: "0x4268",
    });
    await request.confirm();
    await status("1 USDT is on its way.");
    await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
    expect(localStorage.length).toBe(2);
  });

  test("its dialog says what to confirm, and a toast does once the dialog is hidden", async () => {
    const { wallet } = await openSummary({ build: paying(1_000_000n) });
    await pressIn("Withdraw");
    await status("Confirm in your wallet");
    const request = await wallet.nextRequest("eth_sendTransaction");
    expect(screen.getAllByText("Confirm in your wallet")).toHaveLength(1);
    await pressIn("Hide");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByText("Confirm in your wallet")).toBeDefined();
    await press("Withdraw");
    await status("Confirm in your wallet");
    await waitFor(() => expect(screen.getAllByText("Confirm in your wallet")).toHaveLength(1));
    await request.confirm();
    await status("1 USDT is on its way.");
  });

  test("waits for the index before it says that our pages show it", async () => {
    let block = 0;
    const onConfirmed = vi.fn();
    const { wallet, loaded } = await openSummary({
      build: paying(1n),
      indexedBlock: () => block,
      onConfirmed,
    });
    wallet.autoConfirm();
    await pressIn("Withdraw");
    await status("Updating our pages…");
    expect(loaded).not.toHaveBeenCalled();
    block = Number(await chain.rpc("eth_blockNumber"));
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test("tells how it ended when its button is gone by then", async () => {
    const { wallet } = await openSummary({ build: paying(1n), isRemovedAfterwards: true });
    wallet.autoConfirm();
    await pressIn("Withdraw");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Withdraw" })).toBeNull());
    await status("1 USDT is on its way.");
    await pressIn("Done");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a revert is told in words before the wallet opens", async () => {
    const { wallet } = await openSummary({ build: paying(10n ** 30n) });
    await pressIn("Withdraw");
    await status("This wouldn't go through");
    expect((await dialog()).getByRole("button", { name: "Start over" })).toBeDefined();
    expect(sentTransactions(wallet)).toBe(0);
  });

  test("what can't be built is told in the intent's own words", async () => {
    await renderTransaction({
      chain,
      build: () => Promise.reject(new IntentError("It is sold out.", "Look at other receivables.")),
    });
    await press("Withdraw");
    await status("It is sold out. Look at other receivables.");
  });

  test("a refusal is a quiet note, and the same step can be tried again", async () => {
    const { wallet } = await openSummary({ build: paying(1n) });
    await pressIn("Withdraw");
    (await wallet.nextRequest("eth_sendTransaction")).refuse();
    await status("You rejected it in your wallet");
    await pressIn("Try again");
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await status("1 USDT is on its way.");
  });

  test("another network turns the button into a switch", async () => {
    const { wallet } = await renderTransaction({
      chain,
      build: paying(1n),
      wallet: { chainId: 1, rpcUrl: "", knownChains: { 17000: chain.rpcUrl } },
    });
    wallet.autoConfirm();
    await press("Switch to Holesky");
    expect(await button("Withdraw")).toBeDefined();
  });
});

describe("transaction button (goal R7)", { tags: "R7" }, () => {
  test.each([
    ["account", "Your wallet switched accounts"],
    ["chain", "Your wallet is on another network"],
  ])("another %s after the summary stops before the wallet is asked", async (change, text) => {
    const { wallet } = await openSummary({ build: paying(1n) });
    if (change === "account") wallet.switchAccount(1);
    else wallet.switchChain(1);
    await status(text);
    expect((await dialog()).queryByRole("button", { name: "Withdraw" })).toBeNull();
    expect(sentTransactions(wallet)).toBe(0);
  });

  test("another account during the simulation stops before the wallet is asked", async () => {
    const { wallet } = await openSummary({ build: paying(1n) });
    // The last read before the wallet would open.
    wallet.fault("eth_getTransactionCount", () => {
      wallet.heal("eth_getTransactionCount");
      wallet.switchAccount(1);
      return { result: "0x0" };
    });
    await pressIn("Withdraw");
    await status("Your wallet switched accounts");
    expect(sentTransactions(wallet)).toBe(0);
  });

  test("a request that was open at a switch is found when it was confirmed after all", async () => {
    const { wallet } = await openSummary({ build: paying(3n) });
    await pressIn("Withdraw");
    const request = await wallet.nextRequest("eth_sendTransaction");
    wallet.switchAccount(1);
    await status("Your wallet switched accounts");
    await request.confirm();
    expect(await screen.findByText("Done", {}, { timeout: 20_000 })).toBeDefined();
    expect(sentTransactions(wallet)).toBe(1);
  });
});

describe("request of an earlier page", () => {
  test("confirmed before the next press, it ends the run, and the wallet isn't asked again", async () => {
    const { wallet } = await openSummary({ build: paying(5n) });
    const account = wallet.address as `0x${string}`;
    const { to, data } = encodeCall(transfer(4n));
    const nonce = Number(await chain.rpc("eth_getTransactionCount", account, "latest"));
    const sinceBlock = String(Number(await chain.rpc("eth_blockNumber")));
    storePending({
      id: "withdraw",
      account,
      chainId: 17_000,
      title: "Withdraw 4 USDT",
      success: "4 USDT were sent before.",
      reference: {
        kind: "transaction",
        hash: null,
        nonce,
        call: { to, data, value: "0" },
        sinceBlock,
      },
      since: new Date().toISOString(),
    });
    await chain.rpc("anvil_impersonateAccount", account);
    await chain.rpc("eth_sendTransaction", { from: account, to, data });
    await pressIn("Withdraw");
    await status("4 USDT were sent before.");
    expect(sentTransactions(wallet)).toBe(0);
  });
});

describe("batch of an earlier page", () => {
  const twoSteps: BuildIntent = async (context) => ({
    ...(await paying(1n)(context)),
    steps: [
      { kind: "call", label: "Allow 1 USDT", call: () => transfer(41n) },
      { kind: "call", label: "Withdraw", call: () => transfer(42n) },
    ],
  });
  const batches = (wallet: { log: readonly { method: string }[] }) =>
    wallet.log.filter(({ method }) => method === "wallet_sendCalls").length;

  /** A page that was closed before the wallet answered, and the dialog of the next one. */
  async function openAfterReload(batchId: string) {
    const page = await openSummary({ build: twoSteps, wallet: { batches: true } });
    storePending({
      id: "withdraw",
      account: page.wallet.address as `0x${string}`,
      chainId: 17_000,
      title: "Withdraw 4 USDT",
      success: "4 USDT were sent before.",
      reference: { kind: "calls", callsId: batchId, isAnswered: false },
      since: new Date().toISOString(),
    });
    return page.wallet;
  }

  test("confirmed before the next press, it ends the run, and the wallet isn't asked again", async () => {
    const wallet = await openAfterReload("0xa1");
    const { to, data } = encodeCall(transfer(4n));
    const calls = [{ to, data, value: "0x0" }];
    const params = [{ id: "0xa1", from: wallet.address, chainId: "0x4268", calls }];
    const sent = wallet.provider().request({ method: "wallet_sendCalls", params });
    await (await wallet.nextRequest("wallet_sendCalls")).confirm();
    await sent;
    await pressIn("Continue in wallet");
    await status("4 USDT were sent before.");
    expect(batches(wallet)).toBe(1);
  });

  test("unknown to the wallet, it is asked for again under the same id", async () => {
    const wallet = await openAfterReload("0xa2");
    await pressIn("Continue in wallet");
    const request = await wallet.nextRequest("wallet_sendCalls");
    expect(request.params[0]).toMatchObject({ id: "0xa2" });
    await request.confirm();
    await status("1 USDT is on its way.");
  });

  test("of which the wallet doesn't tell the status, nothing more is asked", async () => {
    const wallet = await openAfterReload("0xa3");
    wallet.fault("wallet_getCallsStatus", { result: { status: "CONFIRMED" } });
    await pressIn("Continue in wallet");
    await status(/may already have sent this/);
    expect(batches(wallet)).toBe(0);
  });

  test("a status in words says neither that it is done nor that it failed", async () => {
    const { wallet } = await openSummary({ build: twoSteps, wallet: { batches: true } });
    wallet.fault("wallet_getCallsStatus", { result: { status: "CONFIRMED" } });
    await pressIn("Continue in wallet");
    await (await wallet.nextRequest("wallet_sendCalls")).confirm();
    await waitFor(() =>
      expect(
        wallet.log.filter(({ method }) => method === "wallet_getCallsStatus").length,
      ).toBeGreaterThan(1),
    );
    await status(/Waiting for the network/);
    wallet.heal("wallet_getCallsStatus");
    await status("1 USDT is on its way.");
  });
});

describe("sent transaction", () => {
  async function send(value: bigint) {
    await chain.rpc("evm_setAutomine", false);
    const { wallet } = await openSummary({ build: paying(value) });
    await pressIn("Withdraw");
    const hash = await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await status(/Waiting for the network/);
    return { wallet, hash: hash as `0x${string}` };
  }

  test("a further press shows it and sends nothing again", async () => {
    const { wallet } = await send(11n);
    await pressIn("Hide");
    await press("Withdraw");
    await status(/Waiting for the network/);
    expect(sentTransactions(wallet)).toBe(1);
    await chain.rpc("evm_mine");
    await status("1 USDT is on its way.");
  });

  test("at a higher fee it is the same intent, done", async () => {
    const { wallet, hash } = await send(12n);
    await wallet.replace(hash, "speed-up");
    await chain.rpc("evm_mine");
    await status("1 USDT is on its way.");
  });

  test("cancelled in the wallet it says so", async () => {
    const { wallet, hash } = await send(13n);
    await wallet.replace(hash, "cancel");
    await chain.rpc("evm_mine");
    await status("You cancelled it in your wallet. Only the network fee was paid.");
  });

  test("dropped by the network it can be started over", async () => {
    const { hash } = await send(14n);
    await chain.rpc("anvil_dropTransaction", hash);
    await status("Dropped by the network");
    expect((await dialog()).getByRole("button", { name: "Start over" })).toBeDefined();
  });

  test("reverted by what happened before its turn, it says so", async () => {
    const { wallet, hash } = await send(15n);
    await block(wallet.address, true);
    await chain.rpc("evm_mine");
    await status("Rejected by the network");
    await status(/blocked/);
    const receipt = await chain.rpc("eth_getTransactionReceipt", hash);
    expect(receipt).toMatchObject({ status: "0x0" });
    await block(wallet.address, false);
  });

  test("two steps: the stepper names them, and the second asks by itself", async () => {
    const { wallet } = await renderTransaction({
      chain,
      build: async (context) => ({
        ...(await paying(1n)(context)),
        steps: [
          { kind: "call", label: "Allow 1 USDT", call: () => transfer(21n) },
          { kind: "call", label: "Withdraw", call: () => transfer(22n) },
        ],
      }),
    });
    await press("Withdraw");
    await status(/^1 of 2/);
    await pressIn("Continue in wallet");
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    const second = await wallet.nextRequest("eth_sendTransaction");
    const items = (await dialog())
      .getAllByRole("listitem")
      .filter((one) => one.ariaCurrent === "step");
    expect(items.map(({ textContent }) => textContent)).toEqual(["2 of 2 · Withdraw"]);
    await second.confirm();
    await status("1 USDT is on its way.");
  });

  test("an approval whose call is refused can be taken back", async () => {
    const { wallet } = await renderTransaction({
      chain,
      build: async (context) => ({
        ...(await paying(1n)(context)),
        steps: [
          { kind: "call", label: "Approve 1 USDT", call: () => transfer(51n) },
          { kind: "call", label: "Withdraw", call: () => transfer(52n) },
          { kind: "call", label: "Take it back", call: () => transfer(53n), isCleanUp: true },
        ],
      }),
    });
    await press("Withdraw");
    await pressIn("Continue in wallet");
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    (await wallet.nextRequest("eth_sendTransaction")).refuse();
    await status(/Your approval was confirmed and still holds/);
    await pressIn("Remove the approval");
    const request = await wallet.nextRequest("eth_sendTransaction");
    expect(request.params[0]).toMatchObject({ data: encodeCall(transfer(53n)).data });
    await request.confirm();
    await status("The approval is removed.");
  });

  describe("an approval whose dialog is hidden", () => {
    const hopeless = 10n ** 30n;

    /** The approval is confirmed after the dialog was hidden; then comes the call of this value. */
    async function approveHidden(value: bigint) {
      const { wallet } = await renderTransaction({
        chain,
        build: async (context) => ({
          ...(await paying(1n)(context)),
          steps: [
            { kind: "call", label: "Approve 1 USDT", call: () => transfer(61n) },
            {
              kind: "call",
              label: "Withdraw",
              call: () => transfer(value),
              isNeeded: async () => true,
            },
            { kind: "call", label: "Take it back", call: () => transfer(63n), isCleanUp: true },
          ],
        }),
      });
      await press("Withdraw");
      await pressIn("Continue in wallet");
      const approval = await wallet.nextRequest("eth_sendTransaction");
      await pressIn("Hide");
      expect(screen.queryByRole("dialog")).toBeNull();
      await approval.confirm();
      return wallet;
    }

    const takesBack = async (wallet: Awaited<ReturnType<typeof approveHidden>>) => {
      const request = await wallet.nextRequest("eth_sendTransaction");
      expect(request.params[0]).toMatchObject({ data: encodeCall(transfer(63n)).data });
      await request.confirm();
    };

    test("is told when the call after it wouldn't go through, and opens the dialog again", async () => {
      const wallet = await approveHidden(hopeless);
      await screen.findByText("Stopped half-way");
      await screen.findByText(/Your approval still holds/);
      await pressInToast("Open");
      await status("This wouldn't go through");
      await pressIn("Remove the approval");
      await takesBack(wallet);
      await status("The approval is removed.");
    });

    test("is told when the call after it is refused, until the dialog is closed", async () => {
      const wallet = await approveHidden(62n);
      (await wallet.nextRequest("eth_sendTransaction")).refuse();
      await screen.findByText("Rejected in your wallet");
      await pressInToast("Open");
      await status("You rejected it in your wallet");
      await pressIn("Cancel");
      await waitFor(() => expect(screen.queryByText("Rejected in your wallet")).toBeNull());
    });

    test("is told at a switch of accounts, and can be taken back by its account", async () => {
      const wallet = await approveHidden(62n);
      await wallet.nextRequest("eth_sendTransaction");
      wallet.switchAccount(1);
      await pressInToast("Open");
      await status(/remove it with the account that gave it/);
      wallet.switchAccount(0);
      await pressIn("Remove the approval");
      await takesBack(wallet);
      await status("The approval is removed.");
    });

    test("can be taken back on another page, where the dialog is gone", async () => {
      const wallet = await approveHidden(hopeless);
      await screen.findByText("Stopped half-way");
      await userEvent.click(screen.getByRole("link", { name: "Leave" }));
      await screen.findByText("Another page");
      await pressInToast("Open");
      await pressInToast("Remove the approval");
      await takesBack(wallet);
      await screen.findByText("The approval is removed.");
    });
  });

  test("two steps go to a wallet that sends them together as one request", async () => {
    const { wallet } = await renderTransaction({
      chain,
      wallet: { batches: true },
      build: async (context) => ({
        ...(await paying(1n)(context)),
        steps: [
          { kind: "call", label: "Allow 1 USDT", call: () => transfer(31n) },
          { kind: "call", label: "Withdraw", call: () => transfer(32n) },
        ],
      }),
    });
    await press("Withdraw");
    await pressIn("Continue in wallet");
    const request = await wallet.nextRequest("wallet_sendCalls");
    expect(request.params[0]).toMatchObject({ atomicRequired: true, calls: [{}, {}] });
    await request.confirm();
    await status("1 USDT is on its way.");
  });
});
