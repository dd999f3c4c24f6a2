import { asMember } from "@tenora/database/as-member";
import { replaceCertificate } from "@tenora/database/replace-certificate";
import { documentUrl } from "@tenora/documents/object-path";
import { DomainError } from "@tenora/domain/failure";
import { walletAddressSchema } from "@tenora/domain/wallet-address";
import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/config/services.server";
import { openUpload } from "~/config/upload.server";
import { receiveForm } from "~/features/certificate-upload/receive-form.server";

/**
 * Receives a certificate that takes the place of a failed or wrong one. The one before is kept.
 * @throws DomainError SESSION_MISSING, WALLET_PROOF_REFUSED (the form names another wallet than the
 *   session), CERTIFICATE_SETTLED, CERTIFICATE_UPLOAD_FAILED, TOO_MANY_UPLOADS, CERTIFICATE_…
 */
export async function receiveReplacement(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const services = context.get(servicesContext);
  const upload = await openUpload(services, request, "certificate");
  const { status } = upload.standing ?? {};
  if (status !== "pending" && status !== "rejected") throw new DomainError("CERTIFICATE_SETTLED");

  const { fields, fileName, certificate } = await receiveForm(request, services.documents);
  if (certificate === null) throw new DomainError("CERTIFICATE_UPLOAD_FAILED");
  await upload.keepOrDiscard(certificate, () => {
    const wallet = walletAddressSchema.safeParse(fields.walletAddress);
    if (wallet.data !== upload.session.wallet) throw new DomainError("WALLET_PROOF_REFUSED");
    const replacement = { url: documentUrl(certificate), info: { fileName } };
    return asMember(services.publicDatabase, upload.session.token, (tx) =>
      replaceCertificate(tx, replacement),
    );
  });
}
