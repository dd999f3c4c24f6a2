import { formatCount } from "@tenora/domain/money/format-amount";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { ReactNode } from "react";
import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { AskToJoin } from "./ask-to-join.tsx";
import { GuestMail } from "./mail/guest-mail.tsx";
import type { Guest, GuestState } from "./use-guest.ts";

const moment = (seconds: number) => `${formatMoment(new Date(seconds * 1_000))} UTC`;

type Over = Extract<GuestState, { readonly kind: "over" }>;

const invitationOver = {
  expired: ({ deadline }: Over) => `Your invitation expired on ${moment(deadline)}.`,
  revoked: () => "The seller revoked your invitation.",
  "used-up": () => "You've bought everything your invitation allows.",
} as const;

const linkOver = {
  expired: ({ deadline }: Over) => `It expired on ${moment(deadline)}.`,
  revoked: () => "The seller revoked it.",
  "used-up": ({ isOwnCap }: Over) =>
    isOwnCap
      ? "You've bought everything it allows each wallet."
      : "Everything it allows has been bought.",
} as const;

/** The button for those whom the seller lets in; for others why not, and what to do about it. */
export function GuestAdmission({
  listing,
  guest: { state, refresh },
  children,
}: {
  listing: bigint;
  guest: Guest;
  children: ReactNode;
}) {
  switch (state.kind) {
    case "not-needed":
      return children;
    case "disconnected":
      return (
        <div className="grid gap-4">
          <Notice role="none">
            Only wallets that the seller invited can buy this. Connect yours to see your invitation,
            or to ask for one.
          </Notice>
          {children}
        </div>
      );
    case "checking":
      return (
        <Button busy className="w-full">
          Checking whether you can buy
        </Button>
      );
    case "failed":
      return (
        <Notice
          tone="bad"
          title="We couldn't check whether you can buy"
          action={
            <Button variant="outline" size="sm" onClick={() => void refresh()}>
              Try again
            </Button>
          }
        >
          Nothing was sent.
        </Notice>
      );
    case "unproven":
      return (
        <Notice title="Are you invited?" action={<SignInButton onSignedIn={refresh} />}>
          Sign once with your wallet to see your invitation, or to ask for one. It's free and
          doesn't move any funds.
        </Notice>
      );
    case "uninvited":
      return state.hasAsked ? (
        <Asked />
      ) : (
        <AskToJoin
          listing={listing}
          onAsked={refresh}
          reason="The seller hasn't invited this wallet. If they invited another one of yours, switch to it."
        />
      );
    case "linkless":
      return (
        <Notice role="none">
          Only people who have the seller's link can buy this. Open the link that the seller gave
          you.
        </Notice>
      );
    case "wrong-link":
      return (
        <Notice tone="bad" title="This link is wrong or incomplete">
          Open the link exactly as you received it, or ask the seller for a new one.
        </Notice>
      );
    case "over":
      if (state.pass === "link")
        return (
          <Notice tone="warning" title="This link can't be used any more">
            {linkOver[state.status](state)} Ask the seller for a new one.
          </Notice>
        );
      return state.hasAsked ? (
        <Asked />
      ) : (
        <AskToJoin
          listing={listing}
          onAsked={refresh}
          reason={invitationOver[state.status](state)}
        />
      );
    case "ready":
      return (
        <div className="grid gap-3">
          <p role="status" className="rounded-control bg-mint-soft px-4 py-3 text-[0.9375rem]">
            {readyWords(state)}
          </p>
          {children}
        </div>
      );
  }
}

function readyWords({
  pass,
  left,
  hasBought,
}: Extract<GuestState, { readonly kind: "ready" }>): string {
  const units = `up to ${formatCount(left)} ${left === 1 ? "unit" : "units"}`;
  const until = `until ${moment(pass.deadline)}`;
  return pass.kind === "invitation"
    ? `You're invited: you can buy ${units} ${until}.`
    : hasBought
      ? `You're using the seller's link. You can buy ${units} more ${until}.`
      : `You're using the seller's link. Each wallet can buy ${units} ${until}.`;
}

function Asked() {
  return (
    <Notice tone="waiting" title="You've asked to join">
      <p>The seller sees your request. You can buy here once they've invited this wallet.</p>
      <GuestMail about="invitation" />
    </Notice>
  );
}
