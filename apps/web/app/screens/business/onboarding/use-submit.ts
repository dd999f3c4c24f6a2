import { useQueryClient } from "@tanstack/react-query";
import type { FailureCode } from "@tenora/domain/failure";
import { onboardingMessages } from "@tenora/domain/onboarding";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { forgetStanding } from "~/features/business-standing/standing-key";
import { ensureProven } from "~/session/ensure-proven";
import { useWallet } from "~/session/wallet-session";
import { notify } from "~/ui/toast";
import { sendSubmission, unexplainedFailure } from "./send-submission.ts";
import type { SubmissionPhase } from "./submission-progress.tsx";
import type { OnboardingForm } from "./use-onboarding-form.ts";

const accountChanged =
  "The account in your wallet has changed. Check the address below and submit again.";
const sessionEnded =
  "Your wallet's session has ended. Press Submit again: your wallet asks you to sign once more.";

/** Submits the form: proves the wallet, sends, and leads to the portal. Nothing typed is lost. */
export function useSubmit(form: OnboardingForm) {
  const wallet = useWallet();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<SubmissionPhase | null>(null);
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
    const refusal = await ensureProven(wallet);
    if (refusal !== null) return fail(refusal);
    if (wallet.getState().walletAddress !== walletAddress) return fail(accountChanged);
    setPhase({ kind: "sending", sent: 0 });
    const outcome = await sendSubmission(
      { values, certificate, walletAddress, submissionKey },
      (sent) => setPhase(sent < 1 ? { kind: "sending", sent } : { kind: "saving" }),
    );
    if (outcome.kind === "refused") {
      const { code, message } = outcome;
      if (isAboutCertificate(code)) form.refuseCertificate(message);
      if (code === "WALLET_TAKEN") await forgetStanding(client, walletAddress);
      return fail(code === "SESSION_MISSING" ? sessionEnded : message);
    }
    form.finish();
    notify({
      title: "Submission successful",
      description: "Your business onboarding request has been submitted and is pending review",
      tone: "success",
    });
    await forgetStanding(client, walletAddress);
    await navigate("/business");
  }

  return { submit, phase, isSubmitting: phase !== null };
}

function isAboutCertificate(code: FailureCode | null): boolean {
  return code === "CERTIFICATE_TYPE" || code === "CERTIFICATE_SIZE";
}

function fail(message: string): void {
  notify({
    id: "submission",
    title: "Submission failed",
    description: message || unexplainedFailure,
    tone: "destructive",
  });
}
