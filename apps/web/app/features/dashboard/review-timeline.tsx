import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import { classes } from "~/ui/classes";
import { useWallet } from "~/wallet/wallet-provider";

interface ReviewTimelineProps {
  /** ISO 8601. */
  readonly submittedAt: string;
  /** We asked for another certificate, which hasn't arrived. */
  readonly isWaitingForYou?: boolean;
  /** How they hear of the decision. */
  readonly decision: string;
  /** Ms since 1970. */
  readonly now: number;
}

/** Where an onboarding or a registration stands, and until when it is usually decided. */
export function ReviewTimeline({
  submittedAt,
  isWaitingForYou = false,
  decision,
  now,
}: ReviewTimelineProps) {
  const { config } = useWallet();
  const days = config.reviewWorkingDays;
  const usualEnd = afterWorkingDays(Date.parse(submittedAt), days);
  const until = formatShortDate(new Date(usualEnd));
  return (
    <ol className="mt-4 space-y-3 border-line border-l-2 pl-5">
      <Step title="Submitted" isReached>
        {formatMoment(new Date(submittedAt))} UTC
      </Step>
      <Step title="In review" isReached>
        {isWaitingForYou
          ? "We'll continue once you've sent another certificate."
          : now <= usualEnd
            ? `Usually decided by ${until}.`
            : `This is taking longer than usual: we aimed to decide by ${until}. There's nothing you need to do.`}
      </Step>
      <Step title="Decision">{decision}</Step>
    </ol>
  );
}

function Step({
  title,
  isReached = false,
  children,
}: {
  title: string;
  isReached?: boolean;
  children: React.ReactNode;
}) {
  return (
    <li className="relative">
      <span
        aria-hidden="true"
        className={classes(
          "absolute top-1.5 -left-[1.6875rem] size-3 rounded-full border-2",
          isReached ? "border-mint-strong bg-mint-strong" : "border-line-strong bg-surface",
        )}
      />
      <p className="font-medium text-[0.9375rem]">{title}</p>
      <p className="figures text-muted text-sm">{children}</p>
    </li>
  );
}
