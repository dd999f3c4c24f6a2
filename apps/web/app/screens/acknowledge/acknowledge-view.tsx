import { brand } from "@tenora/domain/brand";
import {
  documentAmountLabel,
  documentTitle,
  documentWord,
} from "@tenora/domain/receivable/document-kind";
import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { Answer } from "./answer.tsx";
import type { AskedPage } from "./asked-page.ts";
import type { DebtWords } from "./debt-words.server.ts";
import { Earlier } from "./earlier.tsx";
import { LinkOver } from "./link-over.tsx";

/** What the customer is asked, whom they pay once it’s sold, and two plain forms for their answer. */
export function AcknowledgeView({ page }: { readonly page: AskedPage }) {
  const { debt, state, problem } = page;
  return (
    <div data-no-artwork className="mx-auto max-w-xl px-5 py-10 sm:px-8 sm:py-14">
      {debt === null ? (
        <LinkOver state={state} />
      ) : (
        <>
          <h1 className="wrap-anywhere font-serif text-title">
            {state === "open" ? questionOf(debt) : `Your answer to ${debt.seller}`}
          </h1>
          {state === "open" ? (
            <p className="wrap-anywhere mt-3 text-muted">
              {debt.seller} wants to sell it to investors on {brand.name}. Before anyone can buy it,
              we ask {debt.customer} to check it. You don’t need an account, and answering is free.
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
          <Earlier seller={debt.seller} confirmations={page.earlier} />
          <Payment page={page} debt={debt} />
          {state === "open" && <Answer page={page} debt={debt} />}
        </>
      )}
    </div>
  );
}

/** Nothing is owed on an order before it is delivered. */
const questionOf = ({ kind, seller }: DebtWords) =>
  kind === "order"
    ? `Did you place this order with ${seller}?`
    : `Do you owe this ${documentWord(kind)} to ${seller}?`;

function Answered({ page, debt }: { readonly page: AskedPage; readonly debt: DebtWords }) {
  return page.state === "confirmed" ? (
    <Notice
      role="none"
      tone="good"
      className="mt-6"
      title={
        debt.kind === "order" ? "You’ve confirmed the order" : "You’ve confirmed that you owe it"
      }
    >
      Thank you. We received your {page.isSigned ? "wallet’s signature" : "answer"} on{" "}
      {page.answeredAt}. There’s nothing more to do now.
    </Notice>
  ) : (
    <Notice
      role="none"
      tone="warning"
      className="mt-6"
      title="You’ve told us that something is wrong"
    >
      We received your answer on {page.answeredAt}. Nobody can buy it until this is settled. We’ll
      get in touch with you and with {debt.seller}.
    </Notice>
  );
}

function Debt({ debt }: { readonly debt: DebtWords }) {
  return (
    <Card className="mt-6">
      <CardHeading title={`${documentTitle(debt.kind)} ${debt.number}`} />
      <p className="figures wrap-anywhere font-medium font-serif text-title leading-tight">
        {debt.isInDollars ? debt.dollars : debt.invoiced}
      </p>
      <p className="figures mt-1 text-[0.9375rem] text-muted">
        {!debt.isInDollars && `Agreed as ${debt.dollars}. `}Paid on {brand.name} in {debt.coin}, 1
        for each dollar
      </p>
      <dl className="figures mt-6 divide-y divide-line border-line border-y text-[0.9375rem]">
        <Row name="From" value={`${debt.seller}, ${debt.sellerNumber}`} />
        <Row name="To" value={`${debt.customer}, ${debt.customerNumber}`} />
        <Row name="Issued" value={debt.issued} />
        <Row name={documentAmountLabel(debt.kind)} value={debt.invoiced} />
        {!debt.isInDollars && <Row name="Agreed in US dollars" value={debt.dollars} />}
        <Row name="To pay" value={debt.amount} />
        {debt.invoiceDue && <Row name={`Due by the ${debt.kind}`} value={debt.invoiceDue} />}
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
  const { seller, dollars, amount, due, coin, kind } = debt;
  return (
    <Card className="mt-6">
      <CardHeading title="Who to pay" />
      <ul className="list-disc space-y-3 pl-5 text-[0.9375rem]">
        <li>
          For now nothing changes. Once investors have financed it, pay on {brand.name} and not to{" "}
          {seller}. Investors are paid first; the rest goes to {seller}.
        </li>
        <li>
          Once it’s financed, pay {amount} (for the {dollars}) by {due}, from any wallet, in full or
          in parts. We’ll email you the address of the page before it’s due. You don’t need an
          account there.
        </li>
        {kind === "order" && (
          <li>
            You owe it once it’s delivered as ordered. If it isn’t, don’t pay yet: tell {seller} and
            us before it’s due.
          </li>
        )}
        <li>
          No wallet yet? Answering needs none. To pay, buy {coin} at a crypto exchange, withdraw it
          to a wallet of your own and pay from there; a transfer straight from that crypto exchange
          doesn’t pay it. We take no bank transfers and no cards. If you can’t pay this way, tell{" "}
          {seller} or{" "}
          <a href="/about#contact" className="underline underline-offset-4">
            us
          </a>{" "}
          before you confirm.
        </li>
        <li>
          <strong>
            Once it’s financed, a transfer to {seller}’s bank account doesn’t settle it:
          </strong>{" "}
          you’d still owe the amount to the investors.
        </li>
        <li>If it isn’t financed, pay {seller} as you agreed. Ask us if you aren’t sure.</li>
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
