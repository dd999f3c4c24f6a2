import { errorSentence, isAlreadyPending, isRefusal, pendingHint } from "../errors.ts";
import { pickProvider } from "../provider/pick-provider.ts";
import {
  type EthereumProvider,
  type FoundProvider,
  noProviderMessage,
  requireProvider,
} from "../provider/provider.ts";
import { firstAccount } from "../provider/read-accounts.ts";
import type { ConnectOutcome } from "../request/outcomes.ts";
import { rejectOnAbort } from "../request/reject-on-abort.ts";
import { type PendingRequest, trackPendingRequest } from "../request/track-pending-request.ts";
import type { ConnectAttempt, WalletCore } from "../state/wallet-core.ts";
import { connectionFailed, walletConnected, walletNotFound } from "../state/wallet-notice.ts";
import { initialWalletState } from "../state/wallet-state.ts";
import { closeConnection, openConnection } from "./connection.ts";
import { loadBalanceAndChain } from "./load-balance-and-chain.ts";

/** Connects to one wallet, or joins the attempt that is already under way. Never throws. */
export function connect(core: WalletCore, providerId?: string): Promise<ConnectOutcome> {
  if (core.attempt) return core.attempt.outcome;
  const connection = core.connection;
  if (connection && (providerId === undefined || providerId === connection.found.id)) {
    return Promise.resolve({ kind: "connected", address: connection.address });
  }
  core.flags.markConnecting();
  const found = pickProvider(core, providerId);
  if (!found) {
    core.patch({ problem: noProviderMessage });
    core.notify(walletNotFound);
    return Promise.resolve({ kind: "no-provider", message: noProviderMessage });
  }
  closeConnection(core);
  return begin(core, found);
}

function begin(core: WalletCore, found: FoundProvider): Promise<ConnectOutcome> {
  const pending = trackPendingRequest(core);
  const outcome = Promise.resolve()
    .then(() => requestAccount(core, requireProvider(found), pending))
    .then((address) => succeed(core, found, address))
    .catch((error: unknown) => fail(core, error, pending))
    .finally(() => pending.end());
  core.attempt = { outcome, cancelled: pending.cancelled, recheck: null };
  const { hasProvider, providers, mustChoose } = core.get();
  core.patch({
    ...initialWalletState,
    ...{ hasProvider, providers, mustChoose },
    isConnecting: true,
    providerName: found.name,
  });
  return outcome;
}

async function requestAccount(
  core: WalletCore,
  provider: EthereumProvider,
  pending: PendingRequest,
) {
  const signal = pending.cancelled.signal;
  try {
    const answer = await rejectOnAbort(provider.request({ method: "eth_requestAccounts" }), signal);
    const address = firstAccount(answer);
    if (address === "") throw new Error("Your wallet shared no account.");
    return address;
  } catch (error) {
    if (signal.aborted || !isAlreadyPending(error)) throw error;
    pending.hint(pendingHint);
    return rejectOnAbort(answerOfOpenRequest(core.attempt, provider, signal), signal);
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
  openConnection(core, found, requireProvider(found), address);
  core.notify(walletConnected(core.get().shortenedAddress));
  void loadBalanceAndChain(core, { notifyWrongNetwork: true });
  return { kind: "connected", address };
}

function fail(core: WalletCore, error: unknown, pending: PendingRequest): ConnectOutcome {
  core.attempt = null;
  const cancelled = pending.cancelled.signal.aborted;
  // Whoever gave up or said no knows why.
  const message = cancelled || isRefusal(error) ? "" : errorSentence(error);
  core.patch({ isConnecting: false, problem: message, providerName: "" });
  if (cancelled) {
    // The prompt may still be open: an approval after this must not connect at the next start.
    core.flags.markDisconnected();
    return { kind: "cancelled" };
  }
  core.notify(connectionFailed);
  if (isRefusal(error)) return { kind: "rejected" };
  core.logError("Failed to connect to wallet", error);
  return { kind: "failed", message };
}
