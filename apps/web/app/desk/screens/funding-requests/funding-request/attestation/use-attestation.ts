import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { useCallback, useEffect, useRef, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { AttestationContext } from "../api/attestation-context.route.ts";
import { reviewProblems } from "../copy.ts";
import type { ReviewActions } from "../review/use-review-actions.ts";

interface Prepared {
  readonly message: SignableMessage;
  readonly signedAt: number;
  /** The account that the message was built for. */
  readonly attestor: string;
  /** What is signed has the customer's own signature. */
  readonly hasDebtor: boolean;
}

interface AttestationInput {
  readonly request: FundingRequestDetail;
  readonly config: PublicConfig;
  readonly actions: ReviewActions;
}

const unprepared = "We couldn't prepare the attestation. Please try again.";
const refusals = {
  rejected: "You declined the signature in your wallet. Nothing was attested.",
  "account-changed": "The account in your wallet changed, so nothing was signed.",
  "wrong-chain": "Your wallet is on another network, so nothing was signed. Switch and try again.",
} as const;

/** Builds the attestation for the connected wallet, has it signed, and sends the signature. */
export function useAttestation({ request, config, actions }: AttestationInput) {
  const wallet = useWallet();
  const { isConnected, walletAddress } = wallet;
  const { id, version } = request;
  const { reload } = actions;
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [problem, setProblem] = useState("");
  const [phase, setPhase] = useState<"ready" | "signing">("ready");
  // Each reading of the page makes both anew; what they say changes with the version alone.
  const latestRead = useRef({ signed: request.signed, config });
  latestRead.current = { signed: request.signed, config };
  // A slow answer for an account that was changed since must not be shown.
  const latest = useRef(0);

  const prepare = useCallback(async () => {
    latest.current += 1;
    const attempt = latest.current;
    const show = (message: string) => attempt === latest.current && setProblem(message);
    setPrepared(null);
    setProblem("");
    const { signed, config } = latestRead.current;
    if (!isConnected || signed === null) return;
    const path = `/api/admin/funding-requests/${id}/attestation/preparation`;
    const answer = await sendRequest<AttestationContext>(path, {
      method: "POST",
      body: { version, attestor: walletAddress },
    });
    if (!answer.ok) {
      if (answer.code === "SIMILAR_REQUEST_UNSEEN") void reload();
      return void show(reviewProblems[answer.code] ?? answer.message);
    }
    try {
      const { buildAttestation } = await import("./sign-attestation.ts");
      const message = buildAttestation(config, signed.terms, answer.data);
      if (attempt !== latest.current) return;
      if (message === null) return void show(unprepared);
      const { signedAt, debtor } = answer.data;
      setPrepared({ message, signedAt, attestor: walletAddress, hasDebtor: Boolean(debtor) });
    } catch (error) {
      console.error(error);
      show(unprepared);
    }
  }, [id, version, isConnected, walletAddress, reload]);

  useEffect(() => void prepare(), [prepare]);

  async function sign(): Promise<void> {
    if (prepared === null || phase === "signing") return;
    setProblem("");
    setPhase("signing");
    try {
      const { askSignature } = await import("./sign-attestation.ts");
      const address = prepared.attestor as `0x${string}`;
      const expected = { address, chainId: config.chain.id };
      const outcome = await askSignature(wallet, prepared.message, expected);
      if (outcome.kind !== "done") return setProblem(refusals[outcome.kind]);
      const { attestor, signedAt } = prepared;
      await actions.attest({ attestor, signedAt, signature: outcome.value });
    } catch (error) {
      console.error(error);
      setProblem("Your wallet couldn't sign the attestation. Please try again.");
    } finally {
      setPhase("ready");
    }
  }

  return { wallet, prepared, problem, phase, prepare, sign };
}
