import { errorCodes, isRefusal } from "@tenora/domain/ethereum/provider-errors";
import { errorSentence } from "../errors.ts";
import { checkNetwork, requestChainId } from "../network/check-network.ts";
import {
  firstAccount,
  type RequestArguments,
  requireProvider,
  sameAddress,
} from "../provider/provider.ts";
import { accountsChanged } from "../state/connection-events.ts";
import {
  type Connection,
  promptClosed,
  promptOpened,
  type WalletModel,
} from "../state/wallet-model.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";
import type { RequestOutcome, SignOutcome } from "./outcomes.ts";

/** Requests whose effect belongs to one chain: they are sent only on the configured one. */
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
  runtime: WalletRuntime,
  args: RequestArguments,
): Promise<RequestOutcome> {
  const { connection, chainChanges } = runtime.model();
  if (!connection) return { kind: "failed", message: "Connect your wallet first." };
  const isBound = chainBound.has(args.method);
  const needsConfirmation = isBound || args.method === "personal_sign";
  const prompt = runtime.newKey();
  if (needsConfirmation) runtime.dispatch(promptOpened(prompt));
  const isSameAccount = (model: WalletModel) => model.connection?.key === connection.key;
  const isCancelled = (model: WalletModel) => needsConfirmation && !model.prompts.includes(prompt);
  const isOtherChain = (model: WalletModel) => isBound && model.chainChanges !== chainChanges;
  const during = <T>(promise: Promise<T>) =>
    runtime.during(
      promise,
      (model) => isSameAccount(model) && !isCancelled(model) && !isOtherChain(model),
    );
  try {
    const refusal = isBound ? await during(checkBeforeSending(runtime, connection, args)) : null;
    if (refusal) return refusal;
    const result = await during(requireProvider(connection.found).request(args));
    // A wallet may answer a moment before it reports that the account changed.
    if (!isSameAccount(runtime.model())) return { kind: "account-changed" };
    return { kind: "answered", result, address: connection.address };
  } catch (error) {
    const model = runtime.model();
    if (!isSameAccount(model)) return { kind: "account-changed" };
    if (isCancelled(model)) return { kind: "rejected", isOpen: true };
    if (isRefusal(error)) return { kind: "rejected" };
    return isOtherChain(model) ? { kind: "wrong-chain" } : failed(error);
  } finally {
    if (needsConfirmation) runtime.dispatch(promptClosed(prompt));
  }
}

function failed(error: unknown): RequestOutcome {
  const code = errorCodes(error)[0];
  const message = errorSentence(error);
  return { kind: "failed", message, cause: error, ...(code === undefined ? {} : { code }) };
}

/** Asks the wallet itself, since an event may be late: which account, which chain, which genesis. */
async function checkBeforeSending(
  runtime: WalletRuntime,
  connection: Connection,
  args: RequestArguments,
): Promise<RequestOutcome | null> {
  const provider = requireProvider(connection.found);
  const sender = readSender(args);
  if (sender !== "" && !sameAddress(sender, connection.address)) return { kind: "account-changed" };
  const accounts = await provider.request({ method: "eth_accounts" });
  if (!sameAddress(firstAccount(accounts), connection.address)) {
    runtime.dispatch(accountsChanged(runtime.newKey(), accounts));
    return { kind: "account-changed" };
  }
  const network = await checkNetwork(runtime, provider, await requestChainId(provider));
  if (network === "unknown") {
    return { kind: "failed", message: "Your wallet can't reach its network. Please try again." };
  }
  return network === "right" ? null : { kind: "wrong-chain" };
}

function readSender({ method, params }: RequestArguments): string {
  const first: unknown = Array.isArray(params) ? params[0] : undefined;
  const sender = method === "eth_signTypedData_v4" ? first : (first as { from?: unknown })?.from;
  return typeof sender === "string" ? sender : "";
}

/** Requests the connected account's signature of a text (ERC-191, `personal_sign`). Never throws. */
export async function requestSignature(runtime: WalletRuntime, text: string): Promise<SignOutcome> {
  const outcome = await sendWalletRequest(runtime, {
    method: "personal_sign",
    params: [textToHex(text), runtime.model().connection?.address],
  });
  switch (outcome.kind) {
    case "answered":
      return typeof outcome.result === "string" && outcome.result.startsWith("0x")
        ? { kind: "signed", signature: outcome.result, address: outcome.address }
        : { kind: "failed", message: "Your wallet answered without a signature." };
    case "failed":
      return { kind: "failed", message: outcome.message };
    case "wrong-chain":
      return { kind: "failed", message: "Your wallet is on another network." };
    case "rejected":
      return { kind: "rejected" };
    default:
      return outcome;
  }
}

/** UTF-8 bytes as 0x-hex: every wallet shows that as text, while some misread plain text. */
export function textToHex(text: string): `0x${string}` {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
