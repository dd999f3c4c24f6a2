import Check from "lucide-react/icons/check";
import FileText from "lucide-react/icons/file-text";
import { classes } from "~/ui/classes";

// Small pieces of the product with sample figures, above what is said of them. The cards' texts say it all,
// so a screen reader gets those alone.

/** An invoice, and what it became. */
export function InvoicePaid() {
  return (
    <div className="space-y-2">
      <Slip>
        <FileText className="size-4 shrink-0 text-muted" />
        <span className="text-muted">Due in 45 days</span>
        <Amount>24,000 USDC</Amount>
      </Slip>
      <Slip className="ml-5 border-transparent bg-forest text-on-forest">
        <Check className="size-4 shrink-0 text-mint" />
        <span className="text-on-forest-muted">Paid today</span>
        <Amount>23,650 USDC</Amount>
      </Slip>
    </div>
  );
}

const backers = [
  ["MT", "bg-mint-soft text-mint-strong"],
  ["AK", "bg-amber-soft text-amber"],
  ["JL", "bg-forest text-on-forest"],
  ["+58", "bg-surface-sunken text-muted"],
] as const;

/** A campaign with its backers. */
export function Backers() {
  return (
    <div>
      <div className="flex">
        {backers.map(([name, look]) => (
          <span
            key={name}
            className={classes(
              "-mr-1.5 grid size-9 place-items-center rounded-full border-2 border-surface font-medium text-xs",
              look,
            )}
          >
            {name}
          </span>
        ))}
      </div>
      <Bar done="w-[81%]" />
      <p className="figures mt-2 flex justify-between text-xs">
        <span className="font-medium">7,300 of 9,000 USDC</span>
        <span className="text-muted">61 backers</span>
      </p>
    </div>
  );
}

const checks = ["Certificate checked", "Customer confirmed", "Offered once only"] as const;

/** What a reviewer has checked. */
export function ChecksPicture() {
  return (
    <div className="space-y-1.5">
      {checks.map((text) => (
        <p key={text} className="flex items-center gap-2 text-[0.8125rem]">
          <span className="grid size-5 shrink-0 place-items-center rounded-full bg-mint-soft text-mint-strong">
            <Check className="size-3.5" strokeWidth={2.5} />
          </span>
          {text}
        </p>
      ))}
    </div>
  );
}

const settled = ["h-5", "h-7", "h-9", "h-12", "h-14", "h-18"] as const;

/** Receivables settled, each larger than the one before. */
export function Record() {
  return (
    <div className="flex items-end justify-between gap-4">
      <div className="flex items-end gap-1.5">
        {settled.map((height) => (
          <span
            key={height}
            className={classes("w-3.5 rounded-t-[3px] bg-mint-strong last:bg-mint", height)}
          />
        ))}
      </div>
      <p className="text-right text-xs leading-snug">
        <span className="block font-medium">6 settled</span>
        <span className="text-muted">all on time</span>
      </p>
    </div>
  );
}

interface SlipProps {
  /** Its colours, and where it is. */
  readonly className?: string;
  readonly children: React.ReactNode;
}

const Slip = ({ className = "border-line bg-surface", children }: SlipProps) => (
  <p
    className={classes(
      "flex items-center gap-2 rounded-lg border px-2.5 py-2 text-[0.8125rem] shadow-card",
      className,
    )}
  >
    {children}
  </p>
);

const Amount = ({ children }: { children: string }) => (
  <span className="figures ml-auto font-medium">{children}</span>
);

export const Bar = ({ done }: { done: string }) => (
  <span className="mt-3 block h-1.5 overflow-hidden rounded-full bg-ink/10">
    <span className={classes("block h-full rounded-full bg-mint-strong", done)} />
  </span>
);
