import { fieldLabels } from "@tenora/domain/funding-request/draft";
import { requestName } from "@tenora/domain/funding-request/request-name";
import { formatTypedAmount } from "@tenora/domain/money/format-typed-amount";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { formatMoment } from "@tenora/domain/text/format-date";
import { useState } from "react";
import { Link } from "react-router";
import { sendRequest } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { Badge } from "~/ui/badge";
import { Button, buttonClass } from "~/ui/button";
import { Card, CardHeading } from "~/ui/card";
import { Dialog } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { Seal, useJustBecame } from "~/ui/seal";
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestDetail, RequestEvent } from "./api/responses.ts";
import { FailedSale } from "./failed-sale.tsx";
import { PublishButton } from "./publish-button.tsx";
import { requestPath } from "./request-queries.ts";
import { eventLabel, statusWords } from "./status-words.ts";

interface RequestStatusProps {
  request: FundingRequestDetail;
  /** The time of the exchange, in ms since 1970. */
  now: number;
  onChanged: () => void;
}

/** A request that was submitted: where it is, what happens next, what has happened. */
export function RequestStatus({ request, now, onChanged }: RequestStatusProps) {
  const { label, tone, next } = statusWords(request);
  const canPublish = request.status === "attested" && !request.isExpired;
  const canWithdraw = request.status === "submitted" || request.status === "attested";
  const isNews = useJustBecame(tone === "good", request.id);
  return (
    <div className="mt-8 space-y-6">
      <RequestHeading draft={request.draft} />
      {request.failedSale ? (
        <FailedSale
          request={request}
          sale={request.failedSale}
          status={<Badge tone={tone}>{label}</Badge>}
          now={now}
          onChanged={onChanged}
        />
      ) : (
        <Card>
          <CardHeading title="Status" aside={<Badge tone={tone}>{label}</Badge>} />
          <div aria-live="polite" className="flex items-start justify-between gap-4">
            <p className="figures">{next}</p>
            {isNews && <Seal />}
          </div>
          <MarketLinks request={request} />
          {request.rejectionReason && (
            <Notice tone="bad" role="none" title="Our reason" className="mt-4">
              {request.rejectionReason}
            </Notice>
          )}
          {(canPublish || canWithdraw) && (
            <div className="mt-6 flex flex-wrap gap-3">
              {canPublish && request.offer && (
                <PublishButton request={request} offer={request.offer} onDone={onChanged} />
              )}
              {canWithdraw && <WithdrawButton request={request} onDone={onChanged} />}
            </div>
          )}
        </Card>
      )}
      <Card>
        <CardHeading title="Timeline" />
        <Timeline
          events={[...request.history, ...marketEvents(request.market)].sort((a, b) =>
            a.at.localeCompare(b.at),
          )}
        />
      </Card>
    </div>
  );
}

/** To the receivable, after what is more urgent. */
function MarketLinks({ request: { listingId, market } }: Pick<RequestStatusProps, "request">) {
  if (listingId === null) return null;
  const pastDue = market?.pastDue ?? null;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {pastDue !== null && (
        <Link to="/business/payments" className={buttonClass()}>
          Pay {pastDue}
        </Link>
      )}
      <Link
        to={`/exchange/${listingId}`}
        className={buttonClass({ variant: pastDue === null ? "default" : "outline" })}
      >
        See it on the exchange
      </Link>
      {pastDue === null && market && paidThere.includes(market.status) && (
        <Link to="/business/payments" className={buttonClass({ variant: "outline" })}>
          Open payments
        </Link>
      )}
    </div>
  );
}

/** What the page of payments has an act for. */
const paidThere: readonly ReceivableStatus[] = [
  ...(["selling", "closing", "running", "grace", "late", "overdue", "defaulted"] as const),
];

/** Which request this is: its invoice, whose it is and what it raises. */
function RequestHeading({ draft }: Pick<FundingRequestDetail, "draft">) {
  const isCampaign = draft.kind === "community";
  return (
    <header>
      <h2 className="wrap-anywhere font-medium font-serif text-heading">
        {requestName(draft) || "Funding request"}
      </h2>
      <p className="wrap-anywhere mt-1 text-muted">
        {isCampaign ? "Community campaign" : draft.customerName}
        {draft.amount && (
          <span className="figures"> · {formatTypedAmount(draft.amount, draft.stablecoin)}</span>
        )}
      </p>
    </header>
  );
}

const marketEvents = (market: FundingRequestDetail["market"]): RequestEvent[] =>
  (market?.history ?? []).map((event) => ({ ...event, reason: null, changes: [] }));

function Timeline({ events }: { events: readonly RequestEvent[] }) {
  return (
    <ol className="space-y-5 border-line border-l-2 pl-5">
      {events.map(({ event, at, reason, changes }) => (
        <li key={`${event}${at}`} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.6875rem] size-3 rounded-full bg-mint-strong"
          />
          <p className="font-medium">{eventLabel(event)}</p>
          <p className="figures text-muted text-sm">
            <time dateTime={at}>{formatMoment(new Date(at))} UTC</time>
          </p>
          {reason && <p className="mt-1 text-[0.9375rem]">{reason}</p>}
          {changes.map(({ field, comment }) => (
            <p key={field} className="mt-1 text-[0.9375rem]">
              {fieldLabels[field]}: {comment}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** What a withdrawal does: signatures that exist can't be called back by it. */
function withdrawalWords({
  status,
  isExpired,
  attestationExpiresAt,
}: FundingRequestDetail): string {
  if (status === "draft") return "The answers and files are deleted. This can't be undone.";
  const noWayBack = "You can't undo this, but you can start a new request.";
  if (status === "submitted") return `We'll stop the review. ${noWayBack}`;
  if (isExpired || attestationExpiresAt === null) return noWayBack;
  const until = `${formatMoment(new Date(attestationExpiresAt))} UTC`;
  return `Your signature and ours stay valid until ${until}: until then it could still be published with them, so its amount counts against your tier's limit. ${noWayBack}`;
}

/** Withdraws after asking once: it can't be undone. */
export function WithdrawButton({
  request,
  onDone,
}: {
  request: FundingRequestDetail;
  onDone: () => void;
}) {
  const wallet = useWallet();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const isDraft = request.status === "draft";

  async function withdraw() {
    setBusy(true);
    setProblem((await ensureWalletSession(wallet)) ?? "");
    const result = await sendRequest(`${requestPath(request.id)}/withdrawal`, {
      method: "POST",
      body: { version: request.version },
    });
    setBusy(false);
    if (!result.ok) return setProblem(result.message);
    setOpen(false);
    onDone();
  }

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {isDraft ? "Delete draft" : "Withdraw"}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isDraft ? "Delete this draft?" : "Withdraw this request?"}
        description={withdrawalWords(request)}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="destructive" busy={isBusy} onClick={() => void withdraw()}>
              {isDraft ? "Delete draft" : "Withdraw request"}
            </Button>
          </>
        }
      >
        {problem && <Notice tone="bad">{problem}</Notice>}
      </Dialog>
    </>
  );
}
