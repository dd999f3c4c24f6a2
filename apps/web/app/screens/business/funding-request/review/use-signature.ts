import type { SignableMessage } from "@tenora/chain/typed-data/signable-message";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { useEffect, useRef, useState } from "react";
import type { SellerContext } from "~/features/terms/seller-context";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { useWallet } from "~/wallet/wallet-provider";
import type { SigningContext } from "../api/responses.ts";
import type { RequestForm } from "../form/use-request-form.ts";
import { requestPath } from "../request-queries.ts";

export interface Preparation {
  readonly message: SignableMessage;
  readonly signing: SigningContext;
  readonly version: number;
}

export interface SignatureHook {
  /** Null while the terms are being prepared. */
  readonly prepared: Preparation | null;
  readonly problem: string;
  readonly phase: "preparing" | "ready" | "signing" | "submitting" | "failed";
  prepare(): Promise<void>;
  /** Signs and submits. Resolves with true when the request is submitted. */
  submit(): Promise<boolean>;
}

const unprepared = "We couldn't prepare the terms. Check your answers and try again.";
const unsaved = "Your answers couldn't be saved, so there is nothing to sign yet.";
const refusals = {
  rejected:
    "You declined the signature in your wallet. Nothing was sent, and your answers are saved.",
  "account-changed": "The account in your wallet changed, so nothing was signed.",
  "wrong-chain": "Your wallet is on another network, so nothing was signed. Switch and try again.",
} as const;

/** What is signed has changed since: it has to be seen again. */
const isPreparedAgain = (code: string) =>
  ["TERMS_OUTDATED", "DOCUMENTS_CHANGED", "DEED_OUTDATED"].includes(code);

/** Builds the terms when the last step opens, has them signed, and submits them. */
export function useSignature(
  form: RequestForm,
  { seller, config }: { readonly seller: SellerContext; readonly config: PublicConfig },
): SignatureHook {
  const wallet = useWallet();
  const [prepared, setPrepared] = useState<Preparation | null>(null);
  const [phase, setPhase] = useState<SignatureHook["phase"]>("preparing");
  const [problem, setProblem] = useState("");
  const isBusy = useRef(false);

  function fail(message: string): false {
    setProblem(message);
    setPhase("failed");
    return false;
  }

  async function prepare(): Promise<void> {
    setPhase("preparing");
    setProblem("");
    setPrepared(null);
    const version = await form.save();
    if (version === null) return void fail(unsaved);
    const path = `${requestPath(form.id)}/signing`;
    const answer = await sendRequest<SigningContext>(path, { method: "POST", body: { version } });
    if (!answer.ok) return void fail(answer.message);
    try {
      const { prepareTerms } = await import("./sign-terms.ts");
      const { values: draft, context } = form;
      const message = await prepareTerms({ draft, context, seller, config, signing: answer.data });
      if (message === null) return void fail(unprepared);
      setPrepared({ message, signing: answer.data, version });
      setPhase("ready");
    } catch (error) {
      console.error(error);
      fail(unprepared);
    }
  }

  // Once when the step opens: what is typed can't change while it is shown.
  const begin = useRef(prepare);
  useEffect(() => void begin.current(), []);

  async function submit(): Promise<boolean> {
    if (isBusy.current || prepared === null) return false;
    isBusy.current = true;
    try {
      return await signAndSend(prepared);
    } catch (error) {
      console.error(error);
      return fail("Your wallet couldn't sign the terms. Please try again.");
    } finally {
      isBusy.current = false;
    }
  }

  async function signAndSend({ message, signing, version }: Preparation): Promise<boolean> {
    setProblem("");
    setPhase("signing");
    const rejection = await ensureWalletSession(wallet);
    if (rejection !== null) return retry(rejection);
    const { askSignature } = await import("./sign-terms.ts");
    const address = wallet.getState().walletAddress as `0x${string}`;
    const chainId = config.chain.id;
    const outcome = await askSignature(wallet, message, { address, chainId });
    if (outcome.kind !== "done") return retry(refusals[outcome.kind]);
    setPhase("submitting");
    const { signedAt, counter, previous } = signing;
    const result = await sendRequest(`${requestPath(form.id)}/submission`, {
      method: "POST",
      body: { version, signedAt, counter, previous, signature: outcome.value },
    });
    if (result.ok) return true;
    const { code, message: sentence } = result;
    if (isPreparedAgain(code)) {
      await form.reload();
      await prepare();
      setProblem(sentence);
      return false;
    }
    return retry(sentence);
  }

  function retry(message: string): false {
    setProblem(message);
    setPhase("ready");
    return false;
  }

  return { prepared, problem, phase, prepare, submit };
}
