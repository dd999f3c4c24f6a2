import { saveProfile } from "@tenora/database/profile/save-profile";
import { checkProfile, profileAnswersSchema } from "@tenora/domain/business/profile";
import { DomainError } from "@tenora/domain/domain-error";
import { memberAction } from "~/http/member-action.server";
import { type RouteHandle, walletFormLimit } from "~/http/route-handle";

const limit = walletFormLimit("business profile");

export const handle: RouteHandle = { rateLimits: { PUT: limit } };

/** PUT: an approved business saves what it says of itself. */
export const action = memberAction(
  profileAnswersSchema,
  async (tx, { input, services }) => {
    const { profile } = checkProfile(input, services.now().getUTCFullYear());
    if (profile === null) throw new DomainError("INVALID_INPUT");
    await saveProfile(tx, profile);
  },
  { limit, fallback: "DATABASE_UNAVAILABLE" },
);
