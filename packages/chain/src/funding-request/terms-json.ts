import type { RequestTerms } from "@tenora/domain/funding-request/financing/build-terms";
import type { Terms } from "../exchange/exchange-types.ts";

/** Terms as JSON: the one member beyond 53 bits is a decimal text. */
export type TermsJson = Omit<Terms, "rewardId"> & { readonly rewardId: string };

export const toTermsJson = ({ rewardId, ...terms }: RequestTerms): TermsJson => ({
  ...terms,
  rewardId: rewardId.toString(),
});

/** The terms that `toTermsJson` wrote. */
export const fromTermsJson = ({ rewardId, ...terms }: TermsJson): Terms => ({
  ...terms,
  rewardId: BigInt(rewardId),
});
