import ShieldCheck from "lucide-react/icons/shield-check";
import { Notice } from "~/ui/notice";
import { activeContentText, gapText, oversizedPictureText } from "./copy.ts";
import type { PdfInspection } from "./inspect-pdf.ts";

/** What a reviewer should know before they trust a PDF, or open the original. */
export function InspectionNotice({ inspection }: { readonly inspection: PdfInspection | null }) {
  if (inspection === null) {
    return <p className="text-muted text-sm">Checking for scripts, links and attachments…</p>;
  }
  const { found, hasOversizedPicture, gap } = inspection;
  const lines = [
    ...(gap ? [gapText[gap]] : []),
    ...(hasOversizedPicture ? [oversizedPictureText] : []),
    ...found.map((content) => activeContentText[content]),
  ];
  if (lines.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted text-sm">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-mint-strong" />
        No scripts, links or attachments found.
      </p>
    );
  }
  // Links are in most files; a warning on each of them would soon be read by nobody.
  const isHarmless = lines.length === 1 && found[0] === "link";
  return (
    <Notice
      tone={isHarmless ? "info" : "waiting"}
      title={isHarmless ? "This file contains links" : "Be careful with this file"}
      role="none"
    >
      <ul className="mt-1 list-disc space-y-1 pl-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
