import { errorCodes, nestedErrors } from "@tenora/domain/ethereum/provider-errors";
import { isNodeUnreachable } from "../../rpc/or-null-on-revert.ts";
import { refusalOf } from "../../wallet/wallet-outcome.ts";
import type { ExplainedError } from "./explain.ts";

/** What nodes and wallets say, in any of their wordings; the first that fits counts. */
const nodeMessages: readonly (readonly [said: RegExp, ExplainedError])[] = [
  [
    /insufficient funds|exceeds the balance of the account|exceeds transaction sender account balance|outoffunds/i,
    {
      code: "INSUFFICIENT_FUNDS",
      sentence: "Your wallet doesn't have enough ETH for the network fee.",
      nextStep: "Add some ETH on this network to your wallet, then try again.",
    },
  ],
  [
    /replacement (transaction|fee)|could not replace/i,
    {
      code: "REPLACEMENT_UNDERPRICED",
      sentence: "An earlier transaction is still pending, and this fee is too low to replace it.",
      nextStep:
        "Wait for the earlier one, or choose a fee at least 10% higher in your wallet to replace it.",
    },
  ],
  [
    /already known|already imported|known transaction/i,
    {
      code: "ALREADY_SENT",
      sentence: "This transaction has already been sent.",
      nextStep: "Wait until it's confirmed. You don't need to send it again.",
    },
  ],
  [
    /nonce (provided for the transaction .*)?(is )?(too low|lower than)|nonce has already been used/i,
    {
      code: "NONCE_TOO_LOW",
      sentence: "Your wallet has sent another transaction in the meantime.",
      nextStep: "Wait until your pending transactions are confirmed, then try again.",
    },
  ],
  [
    /nonce (provided for the transaction .*)?(is )?(too high|higher than)|nonce gap/i,
    {
      code: "NONCE_TOO_HIGH",
      sentence: "Your wallet counts transactions that this network doesn't know.",
      nextStep: "Reset the account's activity data in your wallet's settings, then try again.",
    },
  ],
  [
    /underpriced|less than block base fee|lower than the block base fee|(fee|gas price) too low|(tip|priority fee).*higher than/i,
    {
      code: "FEE_TOO_LOW",
      sentence: "The network fee is too low at the moment.",
      nextStep: "Try again with the fee that your wallet suggests now.",
    },
  ],
  [
    /exceeds (the )?block gas limit|exceeds the limit allowed for the block|intrinsic gas|gas limit (reached|too)|provided for the transaction is too low/i,
    {
      code: "GAS_LIMIT",
      sentence: "The gas limit doesn't fit this transaction.",
      nextStep: "Try again with the limit that your wallet suggests, or with fewer notes at once.",
    },
  ],
];

const unreachable: ExplainedError = {
  code: "NODE_UNREACHABLE",
  sentence: "We can't reach the network right now.",
  nextStep:
    "Check your connection and try again in a moment. If you've just sent something, look in your wallet first.",
};

const walletMessages: Readonly<Record<string, ExplainedError>> = {
  rejected: {
    code: "REJECTED",
    sentence: "You declined the request in your wallet.",
    nextStep: "Nothing was sent. Try again whenever you like.",
  },
  "account-changed": {
    code: "ACCOUNT_CHANGED",
    sentence: "Your wallet is on another account now, so nothing was sent.",
    nextStep: "Switch back to the account you started with, or start again with this one.",
  },
  "wrong-chain": {
    code: "WRONG_CHAIN",
    sentence: "Your wallet is on another network, so nothing was sent.",
    nextStep: "Switch networks in your wallet, then try again.",
  },
  "-32002": {
    code: "WALLET_BUSY",
    sentence: "Your wallet already has an open request.",
    nextStep: "Open your wallet and answer it, then try again.",
  },
  "4100": {
    code: "WALLET_LOCKED",
    sentence: "Your wallet is locked, or hasn't given this site permission.",
    nextStep: "Open your wallet, connect it again and try once more.",
  },
  "4200": {
    code: "WALLET_UNSUPPORTED",
    sentence: "Your wallet doesn't support this request.",
    nextStep: "Update your wallet, or use another one.",
  },
};

/** Explains what wallets, nodes and the way to them answer; null for everything else. */
export function explainNodeError(error: unknown): ExplainedError | null {
  const refusal = refusalOf(error);
  if (refusal) return walletMessages[refusal.kind] ?? null;
  const texts = nestedErrors(error).flatMap(({ message, details, shortMessage }) =>
    [shortMessage, details, message].filter((text) => typeof text === "string"),
  );
  const known = nodeMessages.find(([said]) => texts.some((text) => said.test(text)));
  if (known) return known[1];
  const codes = errorCodes(error);
  const code = codes.find((one) => walletMessages[one]);
  if (code !== undefined) return walletMessages[code] ?? null;
  const isDisconnected = codes.some((one) => one === 4900 || one === 4901 || one === 429);
  return isDisconnected || isNodeUnreachable(error) ? unreachable : null;
}
