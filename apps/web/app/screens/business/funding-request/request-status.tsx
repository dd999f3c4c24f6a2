import { fieldLabels } from "@tenora/domain/funding-request/draft";
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
import { useWallet } from "~/wallet/wallet-provider";
import type { FundingRequestDetail, RequestEvent } from "./api/responses.ts";
import { PublishButton } from "./publish-button.tsx";
import { requestPath } from "./request-queries.ts";
import { eventLabel, statusWords } from "./status-words.ts";

interface RequestStatusProps {
  request: FundingRequestDetail;
  onChanged: () => void;
}

/** A request that was submitted: where it is, what happens next, what has happened. */
export function RequestStatus({ request, onChanged }: RequestStatusProps) {
  const { label, tone, next } = statusWords(request);
  const canPublish = request.status === "attested" && !request.isExpired;
  const canWithdraw = request.status === "submitted" || request.status === "attested";
  return (
    <div className="mt-8 space-y-6">
      <Card>
        <CardHeading title="Status" aside={<Badge tone={tone}>{label}</Badge>} />
        <p>{next}</p>
        {request.listingId !== null && (
          <Link
            to={`/exchange/${request.listingId}`}
            className={buttonClass({ className: "mt-6" })}
          >
            See it on the exchange
          </Link>
        )}
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
      <Card>
        <CardHeading title="Timeline" />
        <Timeline events={request.history} />
      </Card>
    </div>
  );
}

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
        description={
          isDraft
            ? "The answers and files are deleted. This can't be undone."
            : "We'll stop the review. You can't undo this, but you can start a new request."
        }
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
