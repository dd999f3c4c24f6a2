import { randomUUID } from "node:crypto";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentUrl } from "@tenora/documents/store/object-path";
import { DomainError } from "@tenora/domain/domain-error";
import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import * as z from "zod";
import { isUncertain, openUpload } from "~/http/open-upload.server";
import type { RateLimit } from "~/http/route-handle";
import type { Services } from "~/services.server";
import { receiveForm } from "./receive-form.server";

const formSchema = z.object({
  walletAddress: walletAddressSchema,
  /** A program that never retries may omit it. */
  replacementKey: z.uuid().default(randomUUID),
});

/**
 * Receives a certificate that replaces a failed or wrong one, which stays in the store.
 * @throws DomainError SESSION_MISSING, WALLET_PROOF_REFUSED (the form names another wallet than the
 *   session), CERTIFICATE_SETTLED, BUSINESS_ERASED, CERTIFICATE_UPLOAD_FAILED, TOO_MANY_UPLOADS,
 *   CERTIFICATE_…, INVALID_INPUT, BUSINESS_SAVE_FAILED
 */
export async function receiveReplacement(
  request: Request,
  services: Services,
  limit: RateLimit,
): Promise<void> {
  const upload = await openUpload(services, request, limit);
  // Without a business the database tells which it is: never registered, or erased.
  if (upload.business?.status === "approved") throw new DomainError("CERTIFICATE_SETTLED");

  const { fields, fileName, certificate } = await receiveForm(request, services.documents);
  if (certificate === null) throw new DomainError("CERTIFICATE_UPLOAD_FAILED");
  await upload.saveOrDiscard(certificate, async () => {
    const form = formSchema.safeParse(fields);
    if (!form.success) throw new DomainError("INVALID_INPUT");
    const { walletAddress, replacementKey: key } = form.data;
    if (walletAddress !== upload.session.wallet) throw new DomainError("WALLET_PROOF_REFUSED");
    const replacement = { url: documentUrl(certificate), info: { fileName }, key };
    const { repeated } = await asMember(services.publicDatabase, upload.session.token, (tx) =>
      replaceCertificate(tx, replacement),
    ).catch((cause) => {
      throw isUncertain(cause) ? new DomainError("BUSINESS_SAVE_FAILED", { cause }) : cause;
    });
    // The first request of this upload stored its own copy of the file.
    if (repeated) await upload.discard(certificate);
  });
}
