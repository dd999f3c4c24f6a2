import { hour, type RateLimit } from "~/http/route-handle";

/**
 * Counted by the action and not before it, so that who has written too often gets their text back. The
 * account is everybody: all of them write to one mailbox.
 */
export const contactLimit: RateLimit = {
  name: "contact message",
  perAddress: { most: 5, seconds: hour },
  perAccount: { most: 60, seconds: hour },
  countedOnceSignedIn: true,
};
export const everybody = "everybody";
