import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";
import { SummaryLines } from "~/ui/text/summary-lines";
import type { RequestForm } from "../form/use-request-form.ts";
import { DeedLink } from "../status/deed-link.tsx";
import { recourseLines } from "./reviewed-lines.tsx";
import type { SignatureHook } from "./use-signature.ts";

interface SignedTermsProps {
  form: RequestForm;
  signature: SignatureHook;
}

/** What the signature is under, in words. */
export function TermsToSign({
  form: { id, values },
  signature: { prepared, phase },
}: SignedTermsProps) {
  if (prepared === null) {
    if (phase === "failed") return null;
    return (
      <SkeletonGroup label="Preparing the terms" className="space-y-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
      </SkeletonGroup>
    );
  }
  const { message, signing } = prepared;
  const recourse = values.kind === "community" ? "" : values.recourse;
  return (
    <SummaryLines
      lines={[...message.summary, ...recourseLines(recourse), ...deedLines(id, signing.deed)]}
      digest={message.digest}
    />
  );
}

/** Its hash is one of those in the terms. */
const deedLines = (requestId: string, deed: string | null) =>
  deed === null
    ? []
    : [
        {
          label: "Deed of assignment",
          value: (
            <>
              By your signature you assign this claim to the investors who finance it. Read the deed
              before you sign: it's one of the documents above.
              <br />
              <DeedLink requestId={requestId} deed={deed} />
            </>
          ),
        },
      ];
