import { workingDaysWords } from "@tenora/domain/business/review-time";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ReviewTimeline } from "~/features/dashboard/review-timeline";
import { ConnectButton } from "~/features/wallet/connect-button";
import { FailedCheckNotice } from "~/features/wallet/sign-in/failed-check-notice";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { Seal, useJustBecame } from "~/ui/seal";
import { ContactLink } from "~/ui/text/contact-link";
import { useWallet } from "~/wallet/wallet-provider";
import { RegisterButton } from "./register-button.tsx";
import { isApproved, type Standing, useStanding } from "./use-standing.ts";

interface Words {
  readonly title: string;
  readonly text: ReactNode;
  readonly badge?: readonly [BadgeTone, string];
}

const words: Record<Standing, Words> = {
  "no-wallet": {
    title: "Start with a wallet",
    text: "Connect the wallet you'll invest from, then register. You can browse without either.",
  },
  checking: {
    title: "Checking your registration",
    text: "One moment while we check whether this wallet is registered.",
  },
  unregistered: {
    title: "Register once, then invest",
    text: "Fill in one short form and sign with your wallet. We review every registration before you can buy.",
  },
  registered: {
    title: "You're registered",
    text: "To see our decision, check your status and sign with your wallet. Signing is free.",
  },
  pending: {
    badge: ["waiting", "Pending review"],
    title: "We've received your registration",
    text: "We review every registration. Our decision will appear here, and we'll email you.",
  },
  rejected: {
    badge: ["bad", "Not approved"],
    title: "Your registration wasn't approved",
    text: (
      <>
        <ContactLink /> if something has changed since.
      </>
    ),
  },
  suspended: {
    badge: ["bad", "Suspended"],
    title: "Your registration is suspended",
    text: (
      <>
        You can't buy for now. You keep the notes you own and can still collect on them.{" "}
        <ContactLink /> if you don't know why.
      </>
    ),
  },
  approved: {
    badge: ["good", "Approved"],
    title: "You're approved as an investor",
    text: "One step is left: register your approval on the page of the first receivable you buy.",
  },
  "admission-unknown": {
    title: "You're approved as an investor",
    text: "We can't check right now whether a step is left before you can buy.",
  },
  // The head of the page has its badge.
  eligible: {
    title: "You're approved as an investor",
    text: "You can start buying now.",
  },
};

/** Nothing is left to register. */
const withoutButton: ReadonlySet<Standing> = new Set([
  ...(["no-wallet", "approved", "admission-unknown", "eligible"] as const),
]);

/**
 * The registration of this wallet as an investor, and the next step. Of whom the chain admits, the head of
 * the page says it all, unless the approval has just arrived.
 */
export function RegistrationPanel() {
  const { standing, own, isSettled, failedCheck, isHidden, isRevealing, reveal } = useStanding();
  const { walletAddress, config } = useWallet();
  const isNews = useJustBecame(isSettled ? isApproved(standing) : null, walletAddress);
  const days = workingDaysWords(config.reviewWorkingDays);
  const { title, text, badge: usualBadge } = words[standing];
  const badge = failedCheck ? (["waiting", "Check failed"] as const) : usualBadge;
  if (standing === "eligible" && !isNews) return null;
  return (
    <section
      aria-label="Your registration"
      aria-live="polite"
      aria-busy={standing === "checking"}
      className={classes(
        cardClass,
        "mt-10 flex min-h-32 flex-col justify-between gap-5 p-6 sm:flex-row sm:items-center sm:p-8",
      )}
    >
      <div className="min-w-0 max-w-prose">
        {badge && (
          <Badge tone={badge[0]} className="mb-3">
            {badge[1]}
          </Badge>
        )}
        <h2 className="font-medium font-serif text-heading">{title}</h2>
        <p className="mt-1.5 whitespace-pre-line text-muted">
          {(standing === "rejected" && own?.rejectionReason) || text}
          {standing === "pending" && ` It usually takes ${days}.`}
        </p>
        {standing === "rejected" && own?.rejectionReason && (
          <p className="mt-1.5 text-muted">{text}</p>
        )}
        {standing === "pending" && own && (
          <ReviewTimeline
            submittedAt={own.submittedAt}
            decision="By email, and here."
            now={Date.now()}
          />
        )}
        {failedCheck && (
          <FailedCheckNotice
            check={failedCheck}
            known={
              standing === "unregistered"
                ? "If you've registered before, check again; you don't need to register twice."
                : "Your registration is still with us, and nothing about it has changed."
            }
          />
        )}
      </div>
      {isNews && <Seal />}
      <div className="flex shrink-0 flex-col gap-3">
        {standing === "approved" && (
          <Link to="/exchange" className={buttonClass()}>
            Find a receivable
          </Link>
        )}
        {standing === "no-wallet" && <ConnectButton />}
        {!withoutButton.has(standing) && <RegisterButton />}
        {isHidden && standing !== "eligible" && (
          <Button variant="link" busy={isRevealing} onClick={reveal}>
            Check my status
          </Button>
        )}
      </div>
    </section>
  );
}
