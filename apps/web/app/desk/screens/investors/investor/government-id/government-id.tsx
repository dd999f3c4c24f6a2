import { useState } from "react";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** The whole number is masked, because a part of it could identify the person. */
const mask = "••••••••••";

/** The government ID, shown on request. The audit log records each request. */
export function GovernmentId({ investorId }: { investorId: string }) {
  const [value, setValue] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function reveal() {
    setBusy(true);
    setFailure(null);
    const path = `/api/admin/investors/${investorId}/government-id`;
    const result = await sendRequest<{ governmentId: string }>(path, { method: "POST" });
    if (result.ok) setValue(result.data.governmentId);
    else setFailure(result.message);
    await revalidate();
    setBusy(false);
  }

  return (
    <section
      aria-labelledby="government-id"
      className="flex flex-col gap-4 rounded-control border border-line p-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="min-w-0">
        <h3 id="government-id" className="text-muted text-sm">
          Government ID Number
        </h3>
        <p aria-live="polite" className="figures break-words font-medium">
          {value ?? (
            <>
              <span aria-hidden="true">{mask}</span>
              <span className="sr-only">Hidden</span>
            </>
          )}
        </p>
        <p className="mt-1 text-muted text-sm">
          {value === null
            ? "Stored encrypted. Each view is recorded in the audit log."
            : "This view was recorded in the audit log."}
        </p>
        {failure && (
          <Notice tone="bad" className="mt-3">
            {failure}
          </Notice>
        )}
      </div>
      {value === null ? (
        <Button variant="outline" busy={isBusy} onClick={reveal}>
          Show number
        </Button>
      ) : (
        <Button variant="outline" onClick={() => setValue(null)}>
          Hide number
        </Button>
      )}
    </section>
  );
}
