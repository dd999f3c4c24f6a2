import type { PublishedContracts } from "@tenora/chain/funding-request/signing-deployment";
import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import { useState } from "react";
import { sendRequest } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { ConfirmationQuestion } from "./signature.route.ts";

interface ConfirmationInput {
  readonly token: string;
  /** The wallet that the request names, in any capitals. */
  readonly debtor: string;
  readonly onConfirmed: () => void;
}

type Phase = "closed" | "preparing" | "failed" | "ready" | "signing" | "sending";

const unprepared = "We couldn't prepare what your wallet signs. Please try again.";
const refusals = {
  rejected: "You declined the signature in your wallet. Nothing was sent.",
  "account-changed": "The account in your wallet changed, so nothing was signed.",
  "wrong-chain": "Your wallet is on another network, so nothing was signed. Switch and try again.",
} as const;

/** Reads what the customer's wallet signs, has it signed, and sends the signature. */
export function useWalletConfirmation({ token, debtor, onConfirmed }: ConfirmationInput) {
  const wallet = useWallet();
  const [message, setMessage] = useState<SignableMessage | null>(null);
  const [phase, setPhase] = useState<Phase>("closed");
  const [problem, setProblem] = useState("");
  const path = `/acknowledge/${token}/signature`;

  function stop(words: string, next: "ready" | "failed"): void {
    setProblem(words);
    setPhase(next);
  }

  /** `first`: why it is read again. */
  async function prepare(first = ""): Promise<void> {
    setPhase("preparing");
    setProblem("");
    setMessage(null);
    const answer = await sendRequest<ConfirmationQuestion>(path);
    if (!answer.ok) return stop(answer.message, "failed");
    try {
      const { buildConfirmation } = await import("./sign-confirmation.ts");
      const config = wallet.config as unknown as PublishedContracts;
      const built = buildConfirmation(config, answer.data);
      if (built === null) return stop(unprepared, "failed");
      setMessage(built);
      stop(first, "ready");
    } catch (error) {
      console.error(error);
      stop(unprepared, "failed");
    }
  }

  async function sign(): Promise<void> {
    if (message === null || phase !== "ready") return;
    setProblem("");
    setPhase("signing");
    try {
      const { askSignature } = await import("./sign-confirmation.ts");
      const expected = { address: debtor as `0x${string}`, chainId: wallet.config.chain.id };
      const outcome = await askSignature(wallet, message, expected);
      if (outcome.kind !== "done") return stop(refusals[outcome.kind], "ready");
      setPhase("sending");
      const body = { digest: message.digest, signature: outcome.value };
      const answer = await sendRequest(path, { method: "POST", body });
      if (answer.ok) return onConfirmed();
      if (answer.code === "CONFIRMATION_OUTDATED") return await prepare(answer.message);
      stop(answer.message, "ready");
    } catch (error) {
      console.error(error);
      stop("Your wallet couldn't sign it. Please try again.", "ready");
    }
  }

  return { wallet, message, phase, problem, prepare, sign };
}
