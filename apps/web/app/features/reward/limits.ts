import { hour, type RateLimit } from "~/http/route-handle";

/** Pictures that a business uploads for its rewards. */
export const rewardPictureLimit: RateLimit = {
  name: "reward picture",
  perAddress: { most: 60, seconds: hour },
  perAccount: { most: 30, seconds: hour },
  countedOnceSignedIn: true,
};

/** Rewards that a business describes. */
export const rewardLimit: RateLimit = {
  name: "reward",
  perAddress: { most: 60, seconds: hour },
  perAccount: { most: 30, seconds: hour },
  countedOnceSignedIn: true,
};

/** Rewards that a business marks as handed over: hundreds after a campaign. */
export const deliveryLimit: RateLimit = {
  name: "reward delivery",
  perAddress: { most: 1_200, seconds: hour },
  perAccount: { most: 600, seconds: hour },
  countedOnceSignedIn: true,
};
