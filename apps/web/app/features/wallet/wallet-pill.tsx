import ChevronDown from "lucide-react/icons/chevron-down";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { classes } from "~/ui/classes";
import { useWallet } from "~/wallet/wallet-provider";
import { PendingTransactions } from "./pending-transactions.tsx";
import { useDismiss } from "./use-dismiss.ts";
import { WalletPanel } from "./wallet-panel.tsx";

interface WalletPillProps {
  className?: string | undefined;
  /** Set after a connect, so that the focus moves here from the removed button. */
  takeFocus?: boolean | undefined;
  onDisconnect?: (() => void) | undefined;
}

/** The connected wallet: its short address, and a panel with everything else. */
export default function WalletPill({
  className,
  takeFocus = false,
  onDisconnect,
}: WalletPillProps) {
  const { shortenedAddress, network, disconnect } = useWallet();
  const isElsewhere = network === "other" || network === "genesis-mismatch";
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);

  useDismiss(
    whole,
    open,
    useCallback((reason: "outside" | "escape") => {
      setOpen(false);
      if (reason === "escape") pill.current?.focus();
    }, []),
  );

  // The focused connect button was removed, so the pill takes the focus.
  useEffect(() => {
    if (takeFocus && document.activeElement === document.body) {
      pill.current?.focus({ preventScroll: true });
    }
  }, [takeFocus]);

  function handleDisconnect() {
    onDisconnect?.();
    disconnect();
  }

  return (
    <div className={classes("inline-flex items-center gap-2", className)}>
      <PendingTransactions />
      <div ref={whole} className="relative inline-flex flex-1">
        <button
          ref={pill}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="figures inline-flex min-h-11 flex-1 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 font-medium text-[0.8125rem] text-ink sm:gap-2.5 sm:px-4 sm:text-sm shadow-card transition-colors duration-150 hover:border-line-strong"
        >
          <span
            aria-hidden="true"
            className={classes(
              "size-2.5 shrink-0 rounded-full",
              isElsewhere ? "bg-amber max-sm:hidden" : "bg-mint",
            )}
          />
          {/* Where the words have no room, a colour alone wouldn't say it. */}
          {isElsewhere && (
            <TriangleAlert
              aria-hidden="true"
              className="-mx-0.5 size-4 shrink-0 text-amber sm:hidden"
            />
          )}
          <span className="sr-only">Wallet connected: </span>
          {shortenedAddress}
          {isElsewhere && <span className="text-amber max-sm:sr-only">Wrong network</span>}
          <ChevronDown
            aria-hidden="true"
            className={classes(
              "size-3.5 transition-transform sm:size-4 duration-150",
              open && "rotate-180",
            )}
          />
        </button>
        {open && <WalletPanel id={id} onDisconnect={handleDisconnect} />}
      </div>
    </div>
  );
}
