import { useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";

/** What the proven wallet has rated. */
export interface OwnRatings {
  /** In lower case; null without a session. */
  readonly wallet: string | null;
  readonly ratings: readonly OwnRatingView[];
}

export interface OwnRatingView {
  readonly listing: string;
  readonly fingerprint: string;
  /** 1 to 5. */
  readonly stars: number;
  /** Empty for none. */
  readonly words: string;
  /** Why we hid the words; null while everybody sees them. */
  readonly hiddenReason: string | null;
}

export const ratingsPath = "/api/investor/ratings";
export const ownRatingsKey = (wallet: string) => ["own-ratings", wallet] as const;

/** The ratings of this wallet, in lower case; none while this browser hasn't proven it. */
export function useOwnRatings(wallet: string): readonly OwnRatingView[] {
  const { data } = useQuery({
    queryKey: ownRatingsKey(wallet),
    queryFn: ({ signal }) => requestData<OwnRatings>(ratingsPath, signal),
  });
  return data?.wallet === wallet ? data.ratings : [];
}
