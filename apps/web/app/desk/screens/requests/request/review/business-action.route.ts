import {
  changeTier,
  setBusinessCountry,
  suspendBusiness,
} from "@tenora/database/business/manage-business";
import { addBusinessComment } from "@tenora/database/business/review/add-business-comment";
import { requestCertificate } from "@tenora/database/business/review/request-certificate";
import { hideRating } from "@tenora/database/rating/hide-rating";
import { tiers } from "@tenora/domain/business/business";
import { countryCodes } from "@tenora/domain/receivable/country-code";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const reason = textSchema(2_000, { least: 1 });
const input = z.discriminatedUnion("act", [
  z.object({ act: z.literal("suspend"), reason }),
  z.object({ act: z.literal("reinstate"), reason }),
  z.object({
    act: z.literal("tier"),
    // A page of an older version does not send it.
    seen: z.literal(tiers).optional(),
    tier: z.literal(tiers),
    reason,
  }),
  z.object({ act: z.literal("note"), note: textSchema(4_000, { least: 1 }) }),
  z.object({
    act: z.literal("country"),
    seen: z.literal(countryCodes).nullable(),
    country: z.literal(countryCodes),
  }),
  z.object({ act: z.literal("hide-rating"), rating: z.uuid(), hide: z.boolean(), reason }),
  z.object({
    act: z.literal("request-certificate"),
    message: textSchema(2_000, { least: 1 }),
    /** The certificate in the details view, "" for none. */
    seenCertificate: z.string().max(1_000),
  }),
]);

/**
 * POST: what an admin does to a business besides reviewing it: suspend, reinstate, tier, country, comment, message,
 * and hide or show the words of a rating.
 */
export const action = adminAction(input, (tx, call) => {
  const businessId = pathId(call, "BUSINESS_NOT_FOUND");
  const { input } = call;
  switch (input.act) {
    case "suspend":
    case "reinstate": {
      const suspend = input.act === "suspend";
      return suspendBusiness(tx, { businessId, suspend, reason: input.reason });
    }
    case "tier":
      return changeTier(tx, {
        businessId,
        seen: input.seen,
        tier: input.tier,
        reason: input.reason,
      });
    case "country": {
      const { seen, country } = input;
      return setBusinessCountry(tx, { businessId, seen, country });
    }
    case "note":
      return addBusinessComment(tx, businessId, input.note);
    case "hide-rating": {
      const { rating, hide, reason } = input;
      return hideRating(tx, businessId, { rating, hide, reason });
    }
    case "request-certificate": {
      const { message, seenCertificate } = input;
      return requestCertificate(tx, { businessId, message, seenCertificate });
    }
  }
});
