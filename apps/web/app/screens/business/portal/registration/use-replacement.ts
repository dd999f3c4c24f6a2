import { useQueryClient } from "@tanstack/react-query";
import { onboardingMessages } from "@tenora/domain/business/onboarding";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { useRef, useState } from "react";
import { serverMessage } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { checkCertificate } from "../../certificate/check-certificate";
import { isAboutCertificate, sendForm } from "../../certificate/send-form";
import { phaseOf, type UploadPhase } from "../../certificate/upload-progress";
import { invalidateBusinessStatus } from "../../status/business-status-key";

export type CertificateReplacement = ReturnType<typeof useReplacement>;

interface Chosen {
  readonly file: File;
  /** Idempotency key: the same choice sent twice replaces once. */
  readonly key: string;
}

const unknownOutcome =
  "We don't know whether your certificate arrived. Send it again: the same file is never saved twice.";
const sessionEnded =
  "Your wallet session has ended. Press Send certificate again and sign once more.";
const accountChanged =
  "The account in your wallet has changed, so nothing was replaced. Switch back to this business's account.";

/** Replaces the certificate of the connected wallet's request. */
export function useReplacement() {
  const wallet = useWallet();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const [phase, setPhase] = useState<UploadPhase | null>(null);
  // A large file takes longer to check than a small one chosen after it: the last choice counts.
  const lastChoice = useRef<File | null>(null);
  // A second press may come before the first has been rendered.
  const isBusy = useRef(false);

  async function choose(file: File) {
    if (isBusy.current) return; // dropped on a form that is just being sent
    lastChoice.current = file;
    const rejection = await checkCertificate(file);
    if (lastChoice.current !== file) return;
    setChosen(rejection === null ? { file, key: crypto.randomUUID() } : null);
    setError(rejection ?? undefined);
  }

  function remove() {
    lastChoice.current = null;
    setChosen(null);
    setError(undefined);
  }

  function close() {
    remove();
    setOpen(false);
    setWasOpen(true);
  }

  async function send() {
    if (isBusy.current) return;
    if (!chosen) return setError(onboardingMessages.document.message);
    isBusy.current = true;
    setPhase({ kind: "proving" });
    try {
      await proveAndSend(chosen, wallet.walletAddress);
    } finally {
      isBusy.current = false;
      setPhase(null);
    }
  }

  async function proveAndSend({ file, key }: Chosen, walletAddress: string) {
    const hasChanged = () => wallet.getState().walletAddress !== walletAddress;
    const rejection = await ensureWalletSession(wallet);
    if (rejection !== null) return fail(rejection);
    if (hasChanged()) return fail(accountChanged);
    setPhase({ kind: "sending", sent: 0 });
    const fields = { walletAddress, replacementKey: key };
    const result = await sendForm(
      "/api/business/certificate",
      { fields, certificate: file },
      (sent) => setPhase(phaseOf(sent)),
    );
    if (!result.ok) {
      const { code, message } = result;
      if (isAboutCertificate(code)) {
        setChosen(null);
        return setError(message);
      }
      if (code === "CERTIFICATE_SETTLED") await invalidateBusinessStatus(client, walletAddress);
      // Switching accounts ends the session, so the change is the cause of this rejection.
      if (code === "SESSION_MISSING") return fail(hasChanged() ? accountChanged : sessionEnded);
      return fail(serverMessage(result) ?? unknownOutcome);
    }
    notify({
      title: "Certificate received",
      description: `We now have ${file.name} on file for ${shortenAddress(walletAddress)}.`,
      tone: "success",
    });
    await invalidateBusinessStatus(client, walletAddress);
    close();
  }

  return {
    isOpen,
    wasOpen,
    file: chosen?.file ?? null,
    error,
    phase,
    open: () => setOpen(true),
    close,
    choose,
    remove,
    send,
  };
}

function fail(message: string): void {
  notify({ id: "replacement", title: "Upload failed", description: message, tone: "destructive" });
}
