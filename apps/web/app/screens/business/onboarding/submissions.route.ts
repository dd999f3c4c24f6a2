import { restartOnboarding } from "@tenora/database/business/restart-onboarding";
import { type BusinessSubmission, submitBusiness } from "@tenora/database/business/submit-business";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentUrl } from "@tenora/documents/store/object-path";
import {
  certificateReceivedText,
  onboardingSchema,
  registeredNumber,
  registrationNumberError,
} from "@tenora/domain/business/onboarding";
import { DomainError } from "@tenora/domain/domain-error";
import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import { termsVersion } from "@tenora/domain/terms-version";
import * as z from "zod";
import { jsonRoute } from "~/http/json-route.server";
import { isUncertain, openUpload } from "~/http/open-upload.server";
import {
  countedByHandler,
  type RateLimit,
  type RouteHandle,
  walletFormLimit,
} from "~/http/route-handle";
import type { Services } from "~/services.server";
import { type ReceivedForm, receiveForm } from "../certificate/receive-form.server";

const limit = walletFormLimit("submission");
export const handle: RouteHandle = { rateLimits: { POST: limit }, maxBodyBytes: countedByHandler };

const formSchema = z.object({
  ...onboardingSchema.shape,
  consent: z.literal("true").transform(() => true as const),
  walletAddress: walletAddressSchema,
  submissionKey: z.uuid(),
});

/** POST: the owner of a proven wallet submits their onboarding form. */
export const action = jsonRoute("BUSINESS_SAVE_FAILED", async ({ request, services }) => {
  const { repeated } = await receiveSubmission(request, services, limit);
  return Response.json({ ok: true }, { status: repeated ? 200 : 201 });
});

/**
 * Receives a form and its certificate and saves both, or neither.
 * @throws DomainError SESSION_MISSING, WALLET_PROOF_REFUSED (the form names another wallet than the
 *   session), WALLET_TAKEN, INVALID_INPUT, CERTIFICATE_…, TOO_MANY_UPLOADS, BUSINESS_LOOKUP_FAILED,
 *   BUSINESS_SAVE_FAILED
 */
async function receiveSubmission(
  request: Request,
  services: Services,
  limit: RateLimit,
): Promise<{ readonly repeated: boolean }> {
  const upload = await openUpload(services, request, limit);
  const { session, business } = upload;
  const received = await receiveForm(request, services.documents);
  return upload.saveOrDiscard(received.certificate, async () => {
    const form = parseForm(received);
    if (form.walletAddress !== session.wallet) throw new DomainError("WALLET_PROOF_REFUSED");
    const columns = { ...certificateColumns(received), ...consentColumns(services) };
    const restarts = business?.status === "rejected";
    const { repeated } = await save(services, session.token, restarts, { ...form, ...columns });
    // The first request of this submission stored its own copy of the document.
    if (repeated) await upload.discard(received.certificate);
    return { repeated };
  });
}

function parseForm({ fields }: ReceivedForm) {
  const parsed = formSchema.safeParse(fields);
  if (!parsed.success) throw new DomainError("INVALID_INPUT");
  const registrationNumber = registeredNumber(parsed.data);
  if (registrationNumber === null)
    throw new DomainError("INVALID_INPUT", { words: registrationNumberError(parsed.data) });
  return { ...parsed.data, registrationNumber };
}

function certificateColumns({ fileName, certificate }: ReceivedForm) {
  return certificate === null
    ? {
        certificateUrl: certificateReceivedText,
        certificateInfo: { fileName, uploadFailed: true as const },
      }
    : { certificateUrl: documentUrl(certificate), certificateInfo: { fileName } };
}

const consentColumns = ({ now }: Services) => ({
  consentAt: now(),
  consentVersion: termsVersion,
});

/** A rejected business starts over on its own record; any other wallet gets a new one. */
async function save(
  services: Services,
  token: string,
  restarts: boolean,
  submission: BusinessSubmission,
): Promise<{ repeated: boolean }> {
  const submit = restarts ? restartOnboarding : submitBusiness;
  try {
    return await asMember(services.publicDatabase, token, (tx) => submit(tx, submission));
  } catch (cause) {
    throw isUncertain(cause) ? new DomainError("BUSINESS_SAVE_FAILED", { cause }) : cause;
  }
}
