import { handleAccountsChanged } from "../connection/handle-accounts-changed.ts";
import { errorCodes, errorSentence, isRefusal } from "../errors.ts";
import { checkNetwork, requestChainId } from "../network/check-network.ts";
import type { RequestArguments } from "../provider/provider.ts";
import { firstAccount, sameAddress } from "../provider/read-accounts.ts";
import type { WalletConnection, WalletCore } from "../state/wallet-core.ts";
import type { RequestOutcome } from "./outcomes.ts";
import { rejectOnAbort } from "./reject-on-abort.ts";
import { trackPendingRequest } from "./track-pending-request.ts";

/** Requests whose effect belongs to one chain: they go out only on the configured one. */
const chainBound = new Set([
  "eth_sendTransaction",
  "eth_signTransaction",
  "eth_signTypedData_v4",
  "wallet_sendCalls",
]);

/**
 * Sends one request for the connected account. Its result is given only while that account is still
 * the connected one, and for chain-bound requests only while the wallet stays on our chain.
 * Never throws.
 */
export async function sendWalletRequest(
  core: WalletCore,
  args: RequestArguments,
): Promise<RequestOutcome> {
  const connection = core.connection;
  if (!connection) return { kind: "failed", message: "Connect your wallet first." };
  const bound = chainBound.has(args.method);
  const needsConfirmation = bound || args.method === "personal_sign";
  const chain = core.onChain.signal;
  const pending = needsConfirmation ? trackPendingRequest(core) : null;
  const signals = [connection.account.signal, ...(pending ? [pending.cancelled.signal] : [])];
  if (bound) signals.push(chain);
  try {
    if (bound) {
      const refusal = await rejectOnAbort(checkBeforeSending(core, connection, args), ...signals);
      if (refusal) return refusal;
    }
    const result = await rejectOnAbort(connection.provider.request(args), ...signals);
    // A wallet may answer a moment before it tells that the account changed.
    if (core.connection !== connection) return { kind: "account-changed" };
    return { kind: "answered", result, address: connection.address };
  } catch (error) {
    if (core.connection !== connection) return { kind: "account-changed" };
    if (pending?.cancelled.signal.aborted || isRefusal(error)) return { kind: "rejected" };
    if (bound && chain.aborted) return { kind: "wrong-chain" };
    return failed(error);
  } finally {
    pending?.end();
  }
}

function failed(error: unknown): RequestOutcome {
  const code = errorCodes(error)[0];
  const message = errorSentence(error);
  return { kind: "failed", message, cause: error, ...(code === undefined ? {} : { code }) };
}

/** Asks the wallet itself, since an event may be late: which account, which chain, which genesis. */
async function checkBeforeSending(
  core: WalletCore,
  connection: WalletConnection,
  args: RequestArguments,
): Promise<RequestOutcome | null> {
  const sender = readSender(args);
  if (sender !== "" && !sameAddress(sender, connection.address)) return { kind: "account-changed" };
  const accounts = await connection.provider.request({ method: "eth_accounts" });
  if (!sameAddress(firstAccount(accounts), connection.address)) {
    handleAccountsChanged(core, accounts);
    return { kind: "account-changed" };
  }
  const verdict = await checkNetwork(
    core,
    connection.provider,
    await requestChainId(connection.provider),
  );
  if (verdict === "unknown") {
    return { kind: "failed", message: "Your wallet can't reach its network. Please try again." };
  }
  return verdict === "right" ? null : { kind: "wrong-chain" };
}

function readSender({ method, params }: RequestArguments): string {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  const sender = method === "eth_signTypedData_v4" ? first : (first as { from?: unknown })?.from;
  return typeof sender === "string" ? sender : "";
}
