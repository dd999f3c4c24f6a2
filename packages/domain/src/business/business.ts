/** The review status of a business. Stored; only an admin moves it out of `pending`. */
export const businessStatuses = ["pending", "approved", "rejected"] as const;
export type BusinessStatus = (typeof businessStatuses)[number];

/** 1 Scale, 2 Growth, 3 Kickstart. */
export const tiers = [1, 2, 3] as const;
export type Tier = (typeof tiers)[number];

/** Every business starts here until it is verified. */
export const defaultTier: Tier = 3;

export const tierNames: Record<Tier, string> = { 1: "Scale", 2: "Growth", 3: "Kickstart" };

/** The public facts about the business of one exact wallet address. */
export interface BusinessOverview {
  readonly status: BusinessStatus;
  readonly tier: Tier;
  /** Approved, but an admin has closed the feature pages for now. */
  readonly suspended?: true;
}

/** True when the feature pages are open. No record means not eligible. */
export function isEligible(overview: BusinessOverview | null): boolean {
  return overview?.status === "approved" && overview.suspended !== true;
}

/** An admin decides once, while the business is pending. */
export function canReview(status: BusinessStatus): boolean {
  return status === "pending";
}

/** What an admin may do to a business after the decision, and only while it is approved. */
export function canSuspend({ status, suspendedAt }: Suspendable): boolean {
  return status === "approved" && suspendedAt === null;
}

export function canReinstate({ suspendedAt }: Suspendable): boolean {
  return suspendedAt !== null;
}

export interface Suspendable {
  readonly status: BusinessStatus;
  readonly suspendedAt: Date | null;
}

/** Only a rejected business may restart; its record then returns to `pending`. */
export function canRestartOnboarding(overview: BusinessOverview | null): boolean {
  return overview === null || overview.status === "rejected";
}
