import { owedStatuses } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
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
import type { FundingRequestResponse } from "../api/responses.ts";
import { PublishButton } from "../publish/publish-button.tsx";
import { requestPath } from "../request-queries.ts";
import { DeedLink } from "./deed-link.tsx";
import { FailedSaleNotice } from "./failed-sale.tsx";
import { NewRequestLink } from "./new-request-link.tsx";
import { RequestFigures } from "./request-figures.tsx";
import { RequestTimeline } from "./request-timeline.tsx";
import { requestStatusWords } from "./status-words.ts";

interface RequestStatusProps {
  request: FundingRequestResponse;
  /** The time of the exchange, in ms since 1970. */
  now: number;
  onChanged: () => void;
}

/** A request that was submitted: where it is, what happens next, what has happened. */
export function RequestStatus({ request, now, onChanged }: RequestStatusProps) {
  const { config } = useWallet();
  const review = { now: Date.now(), days: config.reviewWorkingDays };
  const { label, tone, next } = requestStatusWords(request, review);
  const isRejected = request.status === "rejected";
  const canPublish = request.status === "attested" && !request.isExpired;
  const canWithdraw = request.status === "submitted" || request.status === "attested";
  const isNews = useJustBecame(tone === "good", request.id);
  return (
    <div className="mt-4 space-y-6">
      <RequestFigures request={request} />
      {request.failedSale ? (
        <FailedSaleNotice
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
          {isRejected && (
            <div className="mt-4">
              <NewRequestLink variant="outline">Start a new request</NewRequestLink>
            </div>
          )}
          {request.deed !== null && !isRejected && (
            <p className="mt-4">
              <DeedLink requestId={request.id} deed={request.deed} />
            </p>
          )}
          {(canPublish || canWithdraw) && (
            <div className="mt-6 flex flex-wrap gap-3">
              {canPublish && request.offer && (
                <PublishButton request={request} onDone={onChanged} />
              )}
              {canWithdraw && <WithdrawButton request={request} onDone={onChanged} />}
            </div>
          )}
        </Card>
      )}
      <Card>
        <CardHeading title="Timeline" />
        <RequestTimeline request={request} />
      </Card>
    </div>
  );
}

/** To the receivable, after what is more urgent. */
function MarketLinks({ request: { listingId, market } }: Pick<RequestStatusProps, "request">) {
  if (listingId === null) return null;
  // Only guests can buy: the seller lets them in on the receivable's page.
  const action = market?.openGate ? guestActions[market.openGate] : "See it on the exchange";
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
        {action}
      </Link>
      {pastDue === null && market && paidThere.includes(market.status) && (
        <Link to="/business/payments" className={buttonClass({ variant: "outline" })}>
          Open payments
        </Link>
      )}
    </div>
  );
}

const guestActions = { invite: "Invite people", link: "Share your link" } as const;

/** What the page of payments has an act for. */
const paidThere: readonly ReceivableStatus[] = ["closing", ...owedStatuses];

/** What a withdrawal does: signatures that exist can't be called back by it. */
function withdrawalWords({
  status,
  isExpired,
  attestationExpiresAt,
}: FundingRequestResponse): string {
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
  request: FundingRequestResponse;
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
        {isDraft ? "Delete draft" : "Withdraw request"}
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
