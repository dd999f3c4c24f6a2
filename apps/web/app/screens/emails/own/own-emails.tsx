import type { MailRecipient } from "@tenora/database/mail/mail-settings";
import { Link } from "react-router";
import { PortalNavigation } from "~/features/shell/portal-navigation";
import { ConnectButton } from "~/features/wallet/connect-button";
import { ScriptRequired } from "~/features/wallet/script-required";
import { SignInFirst } from "~/features/wallet/sign-in/sign-in-first";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Button, buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { EmailsHeading } from "../emails-heading.tsx";
import { SettingsForm } from "../settings-form.tsx";
import { ownSettingsPath, useOwnSettings } from "./use-own-settings.ts";

interface OwnEmailsProps {
  readonly recipient: MailRecipient;
  /** IANA names. */
  readonly timeZones: readonly string[];
}

/** Which emails the connected wallet's business gets, or its investor. */
export function OwnEmails(props: OwnEmailsProps) {
  const { isReady, isConnected } = useWallet();
  return (
    <div data-no-artwork className="page-width min-h-dvh py-6 sm:py-8">
      <PortalNavigation portal={props.recipient} />
      <div className="mt-8 max-w-xl">
        <EmailsHeading />
        <ScriptRequired className="mt-8" />
        <section aria-label="Your choices" aria-live="polite">
          {!isReady ? <Loading /> : isConnected ? <Own {...props} /> : <Connect />}
        </section>
      </div>
    </div>
  );
}

function Own({ recipient, timeZones }: OwnEmailsProps) {
  const wallet = useWallet();
  const { data, error, refetch } = useOwnSettings();
  if (error && !data)
    return (
      <Notice
        tone="bad"
        className="mt-8"
        title="We couldn't load your choices"
        action={
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    );
  if (!data) return <Loading />;
  if (data.wallet !== wallet.walletAddress.toLowerCase())
    return (
      <SignInFirst reason="Only you can choose your emails." onSignedIn={() => void refetch()} />
    );
  const settings = data[recipient];
  if (settings === null) return <NoRecord recipient={recipient} />;
  return (
    <SettingsForm
      key={data.wallet}
      settings={settings}
      timeZones={timeZones}
      save={async (choices) => {
        const rejection = await ensureWalletSession(wallet);
        if (rejection !== null) return rejection;
        const body = { recipient, ...choices };
        const result = await sendRequest(ownSettingsPath, { method: "PUT", body });
        return result.ok ? null : result.message;
      }}
      onSaved={() => refetch()}
    />
  );
}

function Connect() {
  return (
    <Card className="mt-8">
      <CardHeading
        title="Connect your wallet"
        description="Then you can choose which emails you get."
      />
      <ConnectButton />
    </Card>
  );
}

const absent = {
  business: {
    title: "This wallet has no business",
    text: "Once you've applied, you can choose your emails here.",
    link: "/business/onboarding",
    action: "Start business onboarding",
  },
  investor: {
    title: "This wallet isn't registered as an investor",
    text: "Once you've registered, you can choose your emails here.",
    link: "/investor/onboarding",
    action: "Register as an investor",
  },
} as const;

function NoRecord({ recipient }: Pick<OwnEmailsProps, "recipient">) {
  const { title, text, link, action } = absent[recipient];
  return (
    <Notice
      role="none"
      className="mt-8"
      title={title}
      action={
        <Link to={link} className={buttonClass({ size: "sm" })}>
          {action}
        </Link>
      }
    >
      {text}
    </Notice>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your choices" className="mt-8 grid gap-4">
      <Skeleton className="h-44 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
