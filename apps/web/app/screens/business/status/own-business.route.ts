import type { BusinessRecord } from "@tenora/database/business/business-record";
import { findOwnBusiness } from "@tenora/database/business/find-own-business";
import { findOwnCertificateRequest } from "@tenora/database/business/review/find-certificate-requests";
import { memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import type { OwnBusiness, OwnBusinessResponse } from "./own-business";

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the business of the wallet that this browser has proven. */
export const loader = memberLoader(
  async (tx) => {
    const record = await findOwnBusiness(tx);
    return record && toOwnBusiness(record, await findOwnCertificateRequest(tx));
  },
  (wallet, business): OwnBusinessResponse => ({ wallet, business }),
  "BUSINESS_LOOKUP_FAILED",
);

type CertificateRequest = Awaited<ReturnType<typeof findOwnCertificateRequest>>;

function toOwnBusiness(record: BusinessRecord, request: CertificateRequest): OwnBusiness {
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
    suspensionReason: record.suspensionReason,
    certificate: certificateInfo && {
      fileName: certificateInfo.fileName,
      uploadFailed: certificateInfo.uploadFailed ?? false,
    },
    certificateRequest: request && {
      message: request.message,
      requestedAt: request.requestedAt.toISOString(),
    },
    submittedAt: updatedAt.toISOString(),
    consentAt: consentAt.toISOString(),
    consentVersion: record.consentVersion,
  };
}
