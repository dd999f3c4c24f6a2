import { Card, CardHeading } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { EarlierWords } from "./earlier-words.server.ts";

interface EarlierProps {
  readonly seller: string;
  readonly confirmations: readonly EarlierWords[];
}

/** What the customer confirmed to the same seller before, with a warning where it may be the same debt. */
export function Earlier({ seller, confirmations }: EarlierProps) {
  if (confirmations.length === 0) return null;
  return (
    <Card className="mt-6">
      <CardHeading title={`What you’ve confirmed to ${seller} before`} />
      {confirmations.some(({ isAlike }) => isAlike) && (
        <Notice tone="warning" role="none" className="mb-4">
          You may have confirmed this one already. If it’s the same, don’t confirm it again: tell us
          below that something is wrong.
        </Notice>
      )}
      <ul className="figures divide-y divide-line border-line border-y text-[0.9375rem]">
        {confirmations.map(({ number, amount, due, confirmed, status, isAlike }) => (
          <li key={`${number} ${confirmed} ${due}`} className="wrap-anywhere py-2">
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              <span>
                {number}
                {isAlike && <span className="font-normal text-amber"> · looks the same</span>}
              </span>
              <span>{amount}</span>
            </p>
            <p className="text-muted text-sm">
              Due {due} · confirmed {confirmed}
              {status && ` · ${status}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
