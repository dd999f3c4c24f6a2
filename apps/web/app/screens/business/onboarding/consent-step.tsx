import { termsVersion } from "@tenora/domain/terms-version";
import { ConnectButton } from "~/features/wallet/connect-button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import type { OnboardingForm } from "./use-onboarding-form.ts";

export function ConsentStep({ form }: { form: OnboardingForm }) {
  const { isConnected, walletAddress } = useWallet();
  return (
    <>
      <CheckboxField
        label={`I confirm that the information I have given is accurate, and I understand that my business will be reviewed before it can use the platform. I agree to the terms, the privacy notice and the risk notice, version ${termsVersion}.`}
        help={
          <>
            Please read the <LegalLink to="/terms">Terms</LegalLink>,{" "}
            <LegalLink to="/privacy">Privacy notice</LegalLink> and{" "}
            <LegalLink to="/risk">Risk notice</LegalLink>.
          </>
        }
        required
        checked={form.values.consent}
        error={form.errors.consent}
        onChange={(event) => form.change({ consent: event.target.checked })}
      />
      {isConnected ? (
        <Notice tone="good" title="Wallet connected" role="none">
          <p className="text-balance break-all font-mono text-sm">{walletAddress}</p>
          <p className="mt-2 text-muted text-sm">
            This address will identify your business. When you submit, your wallet will ask you to
            sign a message to prove it's yours. Signing is free and doesn't move any funds.
          </p>
        </Notice>
      ) : (
        <Notice
          tone="info"
          title="Wallet connection required"
          role="none"
          action={<ConnectButton />}
        >
          Your wallet address will identify your business. Connect the wallet you plan to keep
          using.
        </Notice>
      )}
    </>
  );
}

/** In a new tab, so that the chosen certificate is not lost. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="text-mint-strong underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
