import { hour, minute, type RateLimit } from "~/http/route-handle";

/** Drafts are saved at every step, and a while after the last key. */
export const saveLimit: RateLimit = {
  name: "funding request",
  perAddress: { most: 240, seconds: 10 * minute },
  perAccount: { most: 120, seconds: 10 * minute },
  countedOnceSignedIn: true,
};

/** Computing a fingerprint takes 128 MiB and most of a second. */
export const signingLimit: RateLimit = {
  name: "funding request signing",
  perAddress: { most: 60, seconds: hour },
  perAccount: { most: 30, seconds: hour },
  countedOnceSignedIn: true,
};

/** A few campaigns of three pictures an hour, some of them chosen again. */
export const campaignPictureLimit: RateLimit = {
  name: "campaign picture",
  perAddress: { most: 60, seconds: hour },
  perAccount: { most: 30, seconds: hour },
  countedOnceSignedIn: true,
};

/** Several requests of ten files an hour. */
export const documentLimit: RateLimit = {
  name: "funding request document",
  perAddress: { most: 120, seconds: hour },
  perAccount: { most: 60, seconds: hour },
  countedOnceSignedIn: true,
};
