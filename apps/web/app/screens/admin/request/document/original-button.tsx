import type { ComponentProps } from "react";
import { Button } from "~/ui/button";
import { downloadDocument } from "./download-document.ts";
import type { CertificateVersion } from "./fetch-document-link.ts";
import { openDocument } from "./open-document.ts";

interface OriginalButtonProps extends ComponentProps<typeof Button> {
  readonly businessId: string;
  readonly path: string;
  readonly which?: CertificateVersion;
}

const labels: Record<CertificateVersion, readonly [picture: string, pdf: string]> = {
  present: ["View document", "Download original"],
  rejected: ["View the rejected document", "Download the rejected original"],
};

/** The certificate as it was sent: a picture in a tab of its own, a PDF only as a download. */
export function OriginalButton({
  businessId,
  path,
  which = "present",
  ...button
}: OriginalButtonProps) {
  const isPdf = path.endsWith(".pdf");
  const open = isPdf ? downloadDocument : openDocument;
  return (
    <Button {...button} onClick={() => open(businessId, which)}>
      {labels[which][isPdf ? 1 : 0]}
    </Button>
  );
}
