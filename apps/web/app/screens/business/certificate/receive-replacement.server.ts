import { randomUUID } from "node:crypto";
import { replaceCertificate } from "@tenora/database/document/replace-certificate";
import { asMember } from "@tenora/database/transaction/as-member";
import { documentUrl } from "@tenora/documents/store/object-path";
import { DomainError } from "@tenora/domain/domain-error";
import { walletAddressSchema } from "@tenora/domain/ethereum/wallet-address";
import type { RouterContextProvider } from "react-router";
import * as z from "zod";
import { receiveForm } from "~/features/certificate-upload/receive-form.server";
import { isUncertain, openUpload } from "~/http/open-upload.server";
import { servicesContext } from "~/services.server";

const formSchema = z.object({
  walletAddress: walletAddressSchema,
  /** A program that never sends twice need not name its sending. */
  replacementKey: z.uuid().default(randomUUID),
});

/**
 * Receives a certificate that takes the place of a failed or wrong one. The one before is kept.
 * @throws DomainError SESSION_MISSING, WALLET_PROOF_REFUSED (the form names another wallet than the
 *   session), CERTIFICATE_SETTLED, BUSINESS_ERASED, CERTIFICATE_UPLOAD_FAILED, TOO_MANY_UPLOADS,
 *   CERTIFICATE_…, INVALID_INPUT, BUSINESS_SAVE_FAILED
 */
export async function receiveReplacement(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const services = context.get(servicesContext);
  const upload = await openUpload(services, request, "certificate");
  // Without a standing the database says which it is: never registered, or erased.
  if (upload.standing?.status === "approved") throw new DomainError("CERTIFICATE_SETTLED");

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
    // The earlier sending of this very file brought its own copy of it.
    if (repeated) await upload.discard(certificate);
  });
}
