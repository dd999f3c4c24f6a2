import { formatCalendarDate } from "@tenora/domain/text/format-date";
import Gift from "lucide-react/icons/gift";
import type { ReactNode } from "react";
import type { RewardView } from "./reward-view.ts";

interface RewardCardProps {
  reward: RewardView;
  /** Not where its name stands above it already. */
  isNamed?: boolean;
  /** What this person can do about it. */
  children?: ReactNode;
}

/** A reward: its picture, what it is, how it's redeemed and until when. */
export function RewardCard({ reward, isNamed = true, children }: RewardCardProps) {
  const { name, description, redemption, until, picture } = reward;
  return (
    <div className="flex flex-wrap items-start gap-4 sm:flex-nowrap">
      <RewardPicture picture={picture} />
      <div className="min-w-0 flex-1 basis-48">
        {isNamed && <h3 className="wrap-anywhere font-semibold">{name}</h3>}
        {description && <p className="wrap-anywhere mt-1">{description}</p>}
        {redemption && (
          <p className="wrap-anywhere mt-1 text-[0.9375rem] text-muted">To redeem: {redemption}</p>
        )}
        {until && (
          <p className="figures mt-1 text-[0.9375rem] text-muted">
            Until {formatCalendarDate(until)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** The gift stays where there is no picture, or none that we keep: without alt text nothing is drawn over it. */
function RewardPicture({ picture }: { picture: string | null }) {
  return (
    <div className="relative grid size-24 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-surface-sunken">
      <Gift aria-hidden="true" className="size-8 text-muted" />
      {picture && (
        <img
          src={picture}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
