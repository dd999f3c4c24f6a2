import { errorCodes, errorSentence, isRefusal } from "./errors.ts";
import { followAccount } from "./follow-account.ts";
import type { RequestOutcome } from "./outcomes.ts";
import type { RequestArguments } from "./provider.ts";
import { firstAccount, sameAddress } from "./read-accounts.ts";
import { askChainId, judgeNetwork } from "./read-network.ts";
import { untilAborted } from "./until-aborted.ts";
import { waitForPerson } from "./wait-for-person.ts";
import type { WalletCore, WalletLink } from "./wallet-core.ts";

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
export async function askWallet(core: WalletCore, args: RequestArguments): Promise<RequestOutcome> {
  const link = core.link;
  if (!link) return { kind: "failed", message: "Connect your wallet first." };
  const bound = chainBound.has(args.method);
  const needsPerson = bound || args.method === "personal_sign";
  const chain = core.onChain.signal;
  const wait = needsPerson ? waitForPerson(core) : null;
  const signals = [link.account.signal, ...(wait ? [wait.cancelled.signal] : [])];
  if (bound) signals.push(chain);
  try {
    if (bound) {
      const refusal = await untilAborted(checkBeforeWriting(core, link, args), ...signals);
      if (refusal) return refusal;
    }
    const result = await untilAborted(link.provider.request(args), ...signals);
    // A wallet may answer a moment before it tells that the account changed.
    if (core.link !== link) return { kind: "account-changed" };
    return { kind: "answered", result, address: link.address };
  } catch (error) {
    if (core.link !== link) return { kind: "account-changed" };
    if (wait?.cancelled.signal.aborted || isRefusal(error)) return { kind: "refused" };
    if (bound && chain.aborted) return { kind: "wrong-chain" };
    return failed(error);
  } finally {
    wait?.end();
  }
}

function failed(error: unknown): RequestOutcome {
  const code = errorCodes(error)[0];
  const message = errorSentence(error);
  return { kind: "failed", message, cause: error, ...(code === undefined ? {} : { code }) };
}

/** Asks the wallet itself, since an event may be late: which account, which chain, which genesis. */
async function checkBeforeWriting(
  core: WalletCore,
  link: WalletLink,
  args: RequestArguments,
): Promise<RequestOutcome | null> {
  const sender = readSender(args);
  if (sender !== "" && !sameAddress(sender, link.address)) return { kind: "account-changed" };
  const accounts = await link.provider.request({ method: "eth_accounts" });
  if (!sameAddress(firstAccount(accounts), link.address)) {
    followAccount(core, accounts);
    return { kind: "account-changed" };
  }
  const verdict = await judgeNetwork(core, link.provider, await askChainId(link.provider));
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
