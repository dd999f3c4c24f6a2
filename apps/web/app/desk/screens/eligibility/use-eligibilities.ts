import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { UnsignedInvestor } from "@tenora/database/investor/investor-eligibility";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import type { EligibilityContext } from "./eligibility-context.route.ts";

interface Prepared {
  readonly attestor: string;
  readonly issuedAt: number;
  /** One for each investor, in their order. */
  readonly messages: readonly SignableMessage[];
}

const unprepared = "We couldn't prepare the signatures. Please try again.";
const refusals = {
  rejected: "You declined the signature in your wallet.",
  "account-changed": "The account in your wallet changed.",
  "wrong-chain": "Your wallet is on another network. Switch and try again.",
} as const;

/** Builds one message per investor for the connected wallet, and has them signed one after another. */
export function useEligibilities(investors: readonly UnsignedInvestor[], config: PublicConfig) {
  const wallet = useWallet();
  const { isConnected, walletAddress } = wallet;
  const { revalidate } = useRevalidator();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [problem, setProblem] = useState("");
  /** How many are signed while the wallet is asked; null before and after. */
  const [signedCount, setSignedCount] = useState<number | null>(null);
  const wallets = investors.map((investor) => investor.walletAddress).join();
  // A slow answer for an account that was changed since must not be shown.
  const latest = useRef(0);

  const prepare = useCallback(async () => {
    latest.current += 1;
    const attempt = latest.current;
    const show = (message: string) => attempt === latest.current && setProblem(message);
    setPrepared(null);
    setProblem("");
    if (!isConnected || wallets === "") return;
    const path = "/api/admin/eligibilities/preparation";
    const body = { attestor: walletAddress };
    const answer = await sendRequest<EligibilityContext>(path, { method: "POST", body });
    if (!answer.ok) return void show(answer.message);
    try {
      const { buildEligibility } = await import("./sign-eligibility.ts");
      const built = wallets.split(",").map((one) => buildEligibility(config, one, answer.data));
      if (attempt !== latest.current) return;
      const messages = built.filter((message) => message !== null);
      if (messages.length < built.length) return void show(unprepared);
      setPrepared({ attestor: walletAddress, issuedAt: answer.data.issuedAt, messages });
    } catch (error) {
      console.error(error);
      show(unprepared);
    }
  }, [wallets, config, isConnected, walletAddress]);

  useEffect(() => void prepare(), [prepare]);

  async function sign(): Promise<void> {
    if (prepared === null || signedCount !== null) return;
    setProblem("");
    let count = 0;
    try {
      for (const [at, { id }] of investors.entries()) {
        setSignedCount(count);
        const failure = await signOne(prepared, at, id);
        if (failure !== null) return setProblem(failure);
        count += 1;
      }
    } catch (error) {
      console.error(error);
      setProblem("Your wallet couldn't sign. Please try again.");
    } finally {
      setSignedCount(null);
      if (count > 0) {
        notify({
          title: count === 1 ? "Eligibility signed" : `${count} eligibilities signed`,
          description: "It can now be registered on the chain.",
          tone: "success",
        });
        await revalidate();
      }
    }
  }

  /** Null on success, otherwise the message. */
  async function signOne(from: Prepared, at: number, id: string): Promise<string | null> {
    const message = from.messages[at];
    if (message === undefined) return unprepared;
    const { askSignature } = await import("./sign-eligibility.ts");
    const address = from.attestor as `0x${string}`;
    const outcome = await askSignature(wallet, message, { address, chainId: config.chain.id });
    if (outcome.kind !== "done") return refusals[outcome.kind];
    const { attestor, issuedAt } = from;
    const result = await sendRequest(`/api/admin/investors/${id}/eligibility`, {
      method: "POST",
      body: { attestor, issuedAt, signature: outcome.value },
    });
    return result.ok ? null : result.message;
  }

  return { wallet, prepared, problem, signedCount, prepare, sign };
}
