import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { maxDisputeWords } from "@tenora/domain/funding-request/customer/acknowledgement";
import {
  disputeKindLabels,
  disputeKinds,
} from "@tenora/domain/funding-request/customer/dispute-kind";
import { lazy, type ReactNode, Suspense } from "react";
import { ScriptRequired } from "~/features/wallet/script-required";
import { useIsHydrated } from "~/ui/browser/use-is-hydrated";
import { Button } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { Skeleton } from "~/ui/loading/skeleton";
import type { AskedPage } from "./asked-page.ts";
import type { DebtWords } from "./debt-words.server.ts";

// Wallet code: fetched once the page is there, and only where a wallet is named.
const WalletConfirmation = lazy(() => import("./wallet-confirmation.tsx"));

interface AnswerProps {
  readonly page: AskedPage;
  readonly debt: DebtWords;
}

/** Two plain forms, and the customer's wallet between them where the terms name it. */
export function Answer({ page, debt }: AnswerProps) {
  return (
    <Card className="mt-6">
      <CardHeading
        title="Your answer"
        description={`You can answer once, until ${page.expiresAt}.`}
      />
      <Form page={page} answer="confirmed">
        <p className="wrap-anywhere mb-4 text-[0.9375rem]">{confirmationWords(debt)}</p>
        <Button type="submit" className="w-full sm:w-auto">
          Confirm the {debt.kind === "order" ? "order" : "debt"}
        </Button>
      </Form>
      {debt.wallet !== null && (
        <WithWallet token={page.token} wallet={debt.wallet} kind={debt.kind} />
      )}
      <details open={page.problem !== null || undefined} className="mt-8 border-line border-t pt-4">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          Something is wrong
        </summary>
        <Form page={page} answer="disputed">
          <div className="mb-4">
            <SelectField
              name="kind"
              label="What is it about?"
              help={`We'll tell ${debt.seller} which of these it is, so they can put it right.`}
              placeholder="Choose one"
              options={disputeKinds.map((value) => ({ value, label: disputeKindLabels[value] }))}
              required
            />
          </div>
          <TextArea
            name="reason"
            label="What's wrong?"
            help={`In your own words. We read it; ${debt.seller} doesn't see it.`}
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

/** An order is confirmed before it is delivered, so nothing is owed on it yet. */
const confirmationWords = (debt: DebtWords) =>
  debt.kind === "order"
    ? `I confirm for ${debt.customer} that we placed this order with ${debt.seller}, that once it's delivered as ordered we owe ${owedWords(debt)}, due ${debt.due} and paid as ${debt.amount}, and that we don't dispute it.`
    : `I confirm for ${debt.customer} that we owe ${owedWords(debt)}, due ${debt.due} and paid as ${debt.amount}, that we received what it's for, and that we don't dispute it.`;

/** The debt in the currency that the customer's books have. */
const owedWords = ({ isInDollars, invoiced, dollars }: DebtWords) =>
  isInDollars ? dollars : `${invoiced}, agreed as ${dollars}`;

interface WithWalletProps {
  readonly token: string;
  readonly wallet: string;
  readonly kind: DebtWords["kind"];
}

/** The stronger answer, which needs scripts: anybody can check the signature on the chain. */
function WithWallet({ token, wallet, kind }: WithWalletProps) {
  const isHydrated = useIsHydrated();
  return (
    <section aria-label="With your wallet" className="mt-8 border-line border-t pt-6">
      <h3 className="font-medium">Or with your wallet</h3>
      <p className="mt-2 mb-4 text-[0.9375rem] text-muted">
        The {kind} names your wallet {shortenAddress(wallet)}. If you sign with it, investors can
        check on the chain that you confirmed. Signing is free and doesn't move any funds.
        {kind === "order" &&
          " What you sign says that you owe the amount: for this order, that’s once it’s delivered as ordered."}
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
