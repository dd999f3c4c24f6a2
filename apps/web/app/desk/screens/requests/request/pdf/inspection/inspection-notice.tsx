import ShieldCheck from "lucide-react/icons/shield-check";
import { Notice } from "~/ui/notice";
import { activeContentText, gapText, oversizedPictureText } from "../copy.ts";
import type { PdfProblem } from "../pdf-problem.ts";
import type { PdfInspection } from "./inspect-pdf.ts";

interface InspectionNoticeProps {
  /** Null while it is running. */
  readonly inspection: PdfInspection | null;
  /** Why the file is not drawn, which another notice explains. */
  readonly problem: PdfProblem | null;
}

/** What a reviewer should know before they trust a PDF or open the original. */
export function InspectionNotice({ inspection, problem }: InspectionNoticeProps) {
  if (inspection === null) {
    return <p className="text-muted text-xs">Checking for scripts, links and attachments…</p>;
  }
  const { found, hasOversizedPicture, gap } = inspection;
  const lines = [
    ...(gap && gap !== problem ? [gapText[gap]] : []),
    ...(hasOversizedPicture ? [oversizedPictureText] : []),
    ...found.map((content) => activeContentText[content]),
  ];
  // Finding nothing in an unreadable file is no good news.
  if (lines.length === 0 && (gap || problem === "damaged")) return null;
  if (lines.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted text-xs">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-mint-strong" />
        No scripts, links or attachments found.
      </p>
    );
  }
  // Most files have links; admins would stop reading a warning that is on every file.
  const isHarmless = lines.length === 1 && found[0] === "link";
  return (
    <Notice
      tone={isHarmless ? "info" : "bad"}
      title={isHarmless ? undefined : "Be careful with this file"}
      role="none"
    >
      <ul className={isHarmless ? undefined : "mt-1 list-disc space-y-1 pl-4"}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
