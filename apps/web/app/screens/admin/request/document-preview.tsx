import { useEffect, useState } from "react";
import { Skeleton } from "~/ui/skeleton";
import { fetchLink, type Which } from "./fetch-link.ts";

const box = "block w-full border-line border-t bg-surface-sunken";

interface DocumentPreviewProps {
  readonly businessId: string;
  readonly path: string;
  readonly which?: Which;
}

const titles: Record<Which, string> = {
  present: "Registration certificate",
  rejected: "Rejected registration certificate",
};

/** The document itself, where the browser can show it; the link is asked for when it is opened. */
export function DocumentPreview({ businessId, path, which = "present" }: DocumentPreviewProps) {
  const isPdf = path.endsWith(".pdf");
  const [link, setLink] = useState<string | null | "none">(null);

  useEffect(() => {
    // Phones often cannot show a PDF inside a page; the button opens it there.
    if (isPdf && !navigator.pdfViewerEnabled) return setLink("none");
    let gone = false;
    fetchLink(businessId, which).then((url) => gone || setLink(url ?? "none"));
    return () => {
      gone = true;
    };
  }, [businessId, isPdf, which]);

  if (link === "none") return null;
  if (link === null) return <Skeleton className="h-96 rounded-none" />;
  return isPdf ? (
    <iframe
      src={link}
      title={titles[which]}
      className={`${box} h-96 focus:outline-2 focus:-outline-offset-2 focus:outline-focus`}
    />
  ) : (
    <img src={link} alt={titles[which]} className={`${box} max-h-128 object-contain`} />
  );
}
