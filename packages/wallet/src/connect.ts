import { errorSentence, isAlreadyPending, isRefusal, pendingHint } from "./errors.ts";
import { endLink, linkAccount } from "./link-account.ts";
import { loadInfo } from "./load-info.ts";
import type { ConnectOutcome } from "./outcomes.ts";
import { pickProvider } from "./pick-provider.ts";
import {
  type EthereumProvider,
  type FoundProvider,
  noProviderMessage,
  requireProvider,
} from "./provider.ts";
import { firstAccount } from "./read-accounts.ts";
import { untilAborted } from "./until-aborted.ts";
import { type Wait, waitForPerson } from "./wait-for-person.ts";
import type { ConnectAttempt, WalletCore } from "./wallet-core.ts";
import { connectionFailed, walletConnected, walletNotFound } from "./wallet-notice.ts";
import { initialWalletState } from "./wallet-state.ts";

/** Connects to one wallet, or joins the attempt that is already under way. Never throws. */
export function connect(core: WalletCore, providerId?: string): Promise<ConnectOutcome> {
  if (core.attempt) return core.attempt.outcome;
  const link = core.link;
  if (link && (providerId === undefined || providerId === link.found.id)) {
    return Promise.resolve({ kind: "connected", address: link.address });
  }
  core.flags.markConnecting();
  const found = pickProvider(core, providerId);
  if (!found) {
    core.patch({ problem: noProviderMessage });
    core.notify(walletNotFound);
    return Promise.resolve({ kind: "no-provider", message: noProviderMessage });
  }
  endLink(core);
  return begin(core, found);
}

function begin(core: WalletCore, found: FoundProvider): Promise<ConnectOutcome> {
  const wait = waitForPerson(core);
  const outcome = Promise.resolve()
    .then(() => askAccount(core, requireProvider(found), wait))
    .then((address) => succeed(core, found, address))
    .catch((error: unknown) => fail(core, error, wait))
    .finally(() => wait.end());
  core.attempt = { outcome, cancelled: wait.cancelled, recheck: null };
  const { hasProvider, providers, mustChoose } = core.get();
  core.patch({
    ...initialWalletState,
    ...{ hasProvider, providers, mustChoose },
    isConnecting: true,
    providerName: found.name,
  });
  return outcome;
}

async function askAccount(core: WalletCore, provider: EthereumProvider, wait: Wait) {
  const signal = wait.cancelled.signal;
  try {
    const answer = await untilAborted(provider.request({ method: "eth_requestAccounts" }), signal);
    const address = firstAccount(answer);
    if (address === "") throw new Error("Your wallet shared no account.");
    return address;
  } catch (error) {
    if (signal.aborted || !isAlreadyPending(error)) throw error;
    wait.hint(pendingHint);
    return untilAborted(answerOfOpenRequest(core.attempt, provider, signal), signal);
  }
}

/** An earlier prompt is open; its answer shows only as an event, or when asked for again. */
function answerOfOpenRequest(
  attempt: ConnectAttempt | null,
  provider: EthereumProvider,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve) => {
    const take = (accounts: unknown) => {
      const address = firstAccount(accounts);
      if (address === "") return;
      stop();
      resolve(address);
    };
    const stop = () => provider.removeListener?.("accountsChanged", take);
    provider.on?.("accountsChanged", take);
    signal.addEventListener("abort", stop, { once: true });
    if (!attempt) return;
    attempt.recheck = () => provider.request({ method: "eth_accounts" }).then(take, () => {});
  });
}

function succeed(core: WalletCore, found: FoundProvider, address: string): ConnectOutcome {
  core.attempt = null;
  linkAccount(core, found, requireProvider(found), address);
  core.notify(walletConnected(core.get().shortenedAddress));
  void loadInfo(core, { tellWrongNetwork: true });
  return { kind: "connected", address };
}

function fail(core: WalletCore, error: unknown, wait: Wait): ConnectOutcome {
  core.attempt = null;
  const cancelled = wait.cancelled.signal.aborted;
  // Whoever gave up or said no knows why.
  const message = cancelled || isRefusal(error) ? "" : errorSentence(error);
  core.patch({ isConnecting: false, problem: message, providerName: "" });
  if (cancelled) {
    // The prompt may still be open: an approval after this must not connect at the next start.
    core.flags.markLeft();
    return { kind: "cancelled" };
  }
  core.notify(connectionFailed);
  if (isRefusal(error)) return { kind: "refused" };
  core.logError("Failed to connect to wallet", error);
  return { kind: "failed", message };
}
