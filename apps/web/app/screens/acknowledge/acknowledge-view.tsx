import { brand } from "@tenora/domain/brand";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import {
  type AcknowledgementState,
  maxDisputeWords,
} from "@tenora/domain/funding-request/acknowledgement";
import { lazy, type ReactNode, Suspense } from "react";
import { ScriptRequired } from "~/features/wallet/script-required";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Button, buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { TextArea } from "~/ui/forms/text-area";
import { Skeleton } from "~/ui/loading/skeleton";
import { Notice } from "~/ui/notice";
import type { DebtWords } from "./debt-words.server.ts";

// Wallet code: fetched once the page is there, and only where a wallet is named.
const WalletConfirmation = lazy(() => import("./wallet-confirmation.tsx"));

export interface AskedPage {
  readonly token: string;
  readonly state: AcknowledgementState;
  /** Null once the link is over. */
  readonly debt: DebtWords | null;
  readonly answeredAt: string | null;
  /** It was confirmed with the customer's wallet. */
  readonly isSigned: boolean;
  readonly expiresAt: string;
  /** Why an answer was not taken. */
  readonly problem: string | null;
}

/** What the customer is asked, whom they pay once it's sold, and two plain forms for their answer. */
export function AcknowledgeView({ page }: { readonly page: AskedPage }) {
  const { debt, state, problem } = page;
  return (
    <div className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
      {debt === null ? (
        <Over page={page} />
      ) : (
        <>
          <h1 className="wrap-anywhere font-serif text-title">
            {state === "open" ? `Do you owe ${debt.seller} this?` : `Your answer to ${debt.seller}`}
          </h1>
          {state === "open" ? (
            <p className="wrap-anywhere mt-3 text-muted">
              {debt.seller} wants to sell it to investors on {brand.name}. Before anybody can buy
              it, we ask {debt.customer} whether it's right. You need no account, and answering
              costs nothing.
            </p>
          ) : (
            <Answered page={page} debt={debt} />
          )}
          {problem && (
            <Notice tone="bad" className="mt-6">
              {problem}
            </Notice>
          )}
          <Debt debt={debt} />
          <Payment page={page} debt={debt} />
          {state === "open" && <Answer page={page} debt={debt} />}
        </>
      )}
    </div>
  );
}

const overWords: Readonly<Record<AcknowledgementState, readonly [title: string, text: string]>> = {
  open: ["There's nothing to answer any more", "The request was withdrawn since we wrote to you."],
  expired: [
    "This link has expired",
    "It worked for 14 days, and nobody answered. Write to us, and we'll send you a new one.",
  ],
  replaced: [
    "There's a newer link",
    "We've sent you another email since. Please use the link in the newest one.",
  ],
  closed: [
    "There's nothing to answer any more",
    "The request was decided, changed or withdrawn since we wrote to you. If something is wrong with the invoice, please write to us.",
  ],
  confirmed: ["You've confirmed this", "We have your answer. This link is over."],
  disputed: ["You've told us that something is wrong", "We have your answer. This link is over."],
};

/** A link that can't be answered says why, and nothing about the invoice. */
function Over({ page: { state } }: { readonly page: AskedPage }) {
  const [title, text] = overWords[state];
  return (
    <>
      <h1 className="font-serif text-title">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <p className="mt-6">
        <a href="/about" className={buttonClass({ variant: "outline" })}>
          Write to us
        </a>
      </p>
    </>
  );
}

function Answered({ page, debt }: { readonly page: AskedPage; readonly debt: DebtWords }) {
  return page.state === "confirmed" ? (
    <Notice role="none" tone="good" className="mt-6" title="You've confirmed that you owe it">
      Thank you. We have your {page.isSigned ? "wallet's signature" : "answer"} of {page.answeredAt}
      . There's nothing more to do now.
    </Notice>
  ) : (
    <Notice role="none" tone="waiting" className="mt-6" title="You've told us that it's wrong">
      We have your answer of {page.answeredAt}. Nobody can buy it while that isn't settled. We'll
      get in touch with you and with {debt.seller}.
    </Notice>
  );
}

function Debt({ debt }: { readonly debt: DebtWords }) {
  return (
    <Card className="mt-6">
      <CardHeading title={`${debt.kind} ${debt.number}`} />
      <p className="figures wrap-anywhere font-medium font-serif text-title leading-tight">
        {debt.amount}
      </p>
      <dl className="figures mt-6 divide-y divide-line border-line border-y text-[0.9375rem]">
        <Row name="From" value={`${debt.seller}, ${debt.sellerNumber}`} />
        <Row name="To" value={`${debt.customer}, ${debt.customerNumber}`} />
        <Row name="Issued" value={debt.issued} />
        <Row name="Amount as invoiced" value={debt.invoiced} />
        {debt.invoiceDue && <Row name="Due by the invoice" value={debt.invoiceDue} />}
        <Row name="Due" value={debt.due} />
      </dl>
    </Card>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-medium">{value}</dd>
    </div>
  );
}

function Payment({ page, debt }: { readonly page: AskedPage; readonly debt: DebtWords }) {
  const { seller, amount, due, coin } = debt;
  return (
    <Card className="mt-6">
      <CardHeading title="Whom you pay" />
      <ul className="list-disc space-y-3 pl-5 text-[0.9375rem]">
        <li>
          For now nothing changes. Once investors have financed it, your payment belongs to them and
          no longer to {seller}.
        </li>
        <li>
          Then pay {amount} by {due} on our site, in {coin} and from any wallet, in full or in
          parts. We'll email you the address of the page before it's due. You need no account there.
        </li>
        <li>
          <strong>
            Once it's financed, a transfer to {seller}'s bank account doesn't settle it:
          </strong>{" "}
          you'd still owe the amount to the investors.
        </li>
        <li>If it isn't financed, pay {seller} as you agreed. Ask us if you aren't sure.</li>
      </ul>
      <p className="mt-6">
        <a
          href={`/acknowledge/${page.token}/notice`}
          download
          className="inline-flex min-h-11 items-center text-mint-strong underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          Notice of assignment (PDF)
        </a>
      </p>
    </Card>
  );
}

function Answer({ page, debt }: { readonly page: AskedPage; readonly debt: DebtWords }) {
  return (
    <Card className="mt-6">
      <CardHeading title="Your answer" description={`Once, and until ${page.expiresAt}.`} />
      <Form page={page} answer="confirmed">
        <p className="wrap-anywhere mb-4 text-[0.9375rem]">
          I confirm for {debt.customer} that we owe {debt.amount}, due {debt.due}, that we received
          what it's for, and that we don't dispute it.
        </p>
        <Button type="submit" className="w-full sm:w-auto">
          Confirm
        </Button>
      </Form>
      {debt.wallet !== null && <WithWallet token={page.token} wallet={debt.wallet} />}
      <details open={page.problem !== null || undefined} className="mt-8 border-line border-t pt-4">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          Something is wrong
        </summary>
        <Form page={page} answer="disputed">
          <TextArea
            name="reason"
            label="What's wrong?"
            help={`For example the amount, the date, or that you don't know ${debt.seller}. We read it; we don't show it to ${debt.seller}.`}
            rows={4}
            required
            maxLength={maxDisputeWords}
            className="w-full"
          />
          <Button type="submit" variant="outline" className="mt-4 w-full sm:w-auto">
            Dispute it
          </Button>
        </Form>
      </details>
    </Card>
  );
}

interface WithWalletProps {
  readonly token: string;
  readonly wallet: string;
}

/** The stronger answer, which needs scripts: anybody can check the signature on the chain. */
function WithWallet({ token, wallet }: WithWalletProps) {
  const isHydrated = useIsHydrated();
  return (
    <section aria-label="With your wallet" className="mt-8 border-line border-t pt-6">
      <h3 className="font-medium">Or with your wallet</h3>
      <p className="mt-2 mb-4 text-[0.9375rem] text-muted">
        The invoice names your wallet {shortenAddress(wallet)}. With its signature investors can
        check on the chain that you confirmed. Signing is free and moves no money.
      </p>
      <ScriptRequired className="" />
      {isHydrated && (
        <Suspense fallback={<Skeleton className="h-11 w-full sm:w-56" />}>
          <WalletConfirmation
            token={token}
            debtor={wallet}
            // As the plain form does: the page again, from its top.
            onConfirmed={() => window.location.assign(`/acknowledge/${token}`)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface FormProps {
  readonly page: AskedPage;
  readonly answer: "confirmed" | "disputed";
  readonly children: ReactNode;
}

const Form = ({ page, answer, children }: FormProps) => (
  <form method="post" action={`/acknowledge/${page.token}`} className="mt-2">
    <input type="hidden" name="answer" value={answer} />
    {children}
  </form>
);
