import { useQueryClient } from "@tanstack/react-query";
import { onboardingMessages } from "@tenora/domain/business/onboarding";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { serverMessage } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { tellTimeZone } from "~/session/tell-time-zone";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { isAboutCertificate, sendForm } from "../certificate/send-form";
import { phaseOf, type UploadPhase } from "../certificate/upload-progress";
import { invalidateBusinessStatus } from "../status/business-status-key";
import type { OnboardingForm } from "./use-onboarding-form.ts";

/** The specification's sentence for a failure that has no better one. */
const unknownFailure = "There was an error submitting your information. Please try again.";
const accountChanged =
  "The account in your wallet has changed. Check the address below and submit again.";
const sessionEnded = "Your wallet session has ended. Press Submit again and sign once more.";

/** Submits the form: proves the wallet, sends, and opens the portal. A failure keeps the form. */
export function useSubmit(form: OnboardingForm) {
  const wallet = useWallet();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<UploadPhase | null>(null);
  // A second press may come before the first has been rendered.
  const isBusy = useRef(false);

  async function submit() {
    if (isBusy.current || !form.isComplete()) return;
    if (!wallet.isConnected) {
      const { title, message } = onboardingMessages.wallet;
      return notify({ id: "onboarding-step", title, description: message, tone: "destructive" });
    }
    isBusy.current = true;
    setPhase({ kind: "proving" });
    try {
      await proveAndSend(wallet.walletAddress);
    } finally {
      isBusy.current = false;
      setPhase(null);
    }
  }

  async function proveAndSend(walletAddress: string) {
    const { values, certificate, submissionKey } = form;
    if (!certificate) return;
    const hasChanged = () => wallet.getState().walletAddress !== walletAddress;
    const rejection = await ensureWalletSession(wallet);
    if (rejection !== null) return fail(rejection);
    if (hasChanged()) return fail(accountChanged);
    setPhase({ kind: "sending", sent: 0 });
    const fields = { ...values, consent: String(values.consent), walletAddress, submissionKey };
    const result = await sendForm("/api/business/submissions", { fields, certificate }, (sent) =>
      setPhase(phaseOf(sent)),
    );
    if (!result.ok) {
      const { code } = result;
      const message = serverMessage(result) ?? "";
      if (isAboutCertificate(code)) form.rejectCertificate(message);
      if (code === "WALLET_TAKEN") await invalidateBusinessStatus(client, walletAddress);
      // Switching accounts ends the session, so the change is the cause of this rejection.
      if (code === "SESSION_MISSING") return fail(hasChanged() ? accountChanged : sessionEnded);
      return fail(message);
    }
    form.finish();
    tellTimeZone();
    notify({
      title: "Submission successful",
      description: "Your business onboarding request has been submitted and is pending review",
      tone: "success",
    });
    if (hasChanged()) notifyOwnAccount(walletAddress);
    await invalidateBusinessStatus(client, walletAddress);
    await navigate("/business");
  }

  return { submit, phase, isSubmitting: phase !== null };
}

/** The portal is about to show another account, which is not registered. */
function notifyOwnAccount(walletAddress: string): void {
  notify({
    title: "You've switched accounts",
    description: `This request belongs to ${shortenAddress(walletAddress)}. Switch to that account in your wallet to see it.`,
    duration: Number.POSITIVE_INFINITY,
  });
}

function fail(message: string): void {
  notify({
    id: "submission",
    title: "Submission failed",
    description: message || unknownFailure,
    tone: "destructive",
  });
}
