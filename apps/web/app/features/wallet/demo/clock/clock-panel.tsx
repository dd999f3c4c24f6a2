import { formatMoment } from "@tenora/domain/text/format-date";
import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useRevalidator } from "react-router";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";

/** The chain's clock; times in seconds since 1970. */
interface ClockState {
  readonly time: number;
  readonly nextDue: number | null;
}

type Move = "day" | "week" | "due";

const moves: readonly { readonly move: Move; readonly label: string }[] = [
  { move: "day", label: "+ 1 day" },
  { move: "week", label: "+ 7 days" },
  { move: "due", label: "Next due date" },
];

const refreshMs = 30_000;

/**
 * Shows the chain's time below the page and moves it, so that a person sees what becomes of a
 * receivable. It stands after the footer and covers nothing.
 */
export function ClockPanel() {
  const { revalidate } = useRevalidator();
  const [clock, setClock] = useState<ClockState | null>(null);
  const [moving, setMoving] = useState<Move | null>(null);
  const [failure, setFailure] = useState("");

  const read = useCallback(async () => {
    const answer = await sendRequest<ClockState>("/dev/clock");
    if (answer.ok) setClock(answer.data);
  }, []);

  useEffect(() => {
    void read();
    const timer = setInterval(() => void read(), refreshMs);
    return () => clearInterval(timer);
  }, [read]);

  async function move(to: Move) {
    if (moving) return;
    setMoving(to);
    setFailure("");
    const body = { move: to };
    const answer = await sendRequest<ClockState>("/dev/clock", { method: "POST", body });
    setMoving(null);
    if (!answer.ok) return setFailure("We couldn't move the clock. Please try again.");
    setClock(answer.data);
    await revalidate();
  }

  if (!clock) return null;
  return createPortal(
    <section
      aria-label="Demo clock"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-line border-t bg-surface-sunken px-4 py-3 text-ink text-sm print:hidden"
    >
      <p role="status">
        {failure || (
          <>
            Demo clock:{" "}
            <time dateTime={new Date(clock.time * 1000).toISOString()} className="tabular-nums">
              {formatMoment(new Date(clock.time * 1000))} UTC
            </time>
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {moves.map(({ move: to, label }) => (
          <Button
            key={to}
            size="sm"
            variant="outline"
            busy={moving === to}
            disabled={to === "due" && clock.nextDue === null}
            onClick={() => void move(to)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>,
    document.body,
  );
}
