import { hour, type RateLimit } from "~/http/route-handle";

/** Twenty searches are saved, renamed, turned on and off in one sitting. */
export const searchLimit: RateLimit = {
  name: "saved search",
  perAddress: { most: 240, seconds: hour },
  perAccount: { most: 120, seconds: hour },
  countedOnceSignedIn: true,
};
