import type { BusinessRecord } from "@tenora/database/business/business-record";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { asMember } from "@tenora/database/transaction/as-member";
import { DomainError } from "@tenora/domain/domain-error";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/own-business.route";
import type { OwnBusiness, OwnBusinessResponse } from "./own-business";

/** GET: the business of the wallet this browser has proven; without a proof, nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { walletSessions, publicDatabase } = context.get(servicesContext);
  try {
    const session = await walletSessions.read(request);
    if (session === null) return answer({ wallet: null, business: null });
    const record = await asMember(publicDatabase, session.token, (tx) => findOwnBusiness(tx));
    return answer({ wallet: session.wallet, business: record && toOwnBusiness(record) });
  } catch (error) {
    // The session ended between the two readings.
    if (error instanceof DomainError && error.code === "SESSION_MISSING") {
      return answer({ wallet: null, business: null });
    }
    return errorResponse(error, context, "BUSINESS_LOOKUP_FAILED");
  }
}

function answer(body: OwnBusinessResponse): Response {
  return Response.json(body, { headers: { "cache-control": "no-store" } });
}

function toOwnBusiness(record: BusinessRecord): OwnBusiness {
  const { certificateInfo, updatedAt, consentAt } = record;
  return {
    companyName: record.companyName,
    country: record.country,
    registrationNumber: record.registrationNumber,
    directorName: record.directorName,
    directorEmail: record.directorEmail,
    status: record.status,
    tier: record.tier,
    rejectionReason: record.rejectionReason,
    certificate: certificateInfo && {
      fileName: certificateInfo.fileName,
      uploadFailed: certificateInfo.uploadFailed ?? false,
    },
    submittedAt: updatedAt.toISOString(),
    consentAt: consentAt.toISOString(),
    consentVersion: record.consentVersion,
  };
}
