import type { ReactNode } from "react";
import { classes } from "~/ui/classes";

interface ReviewColumnsProps {
  readonly document: ReactNode;
  /** What is compared with the document: the checklist, the answers and the forms. */
  readonly children: ReactNode;
}

/** As high as what scrolls beside it; a picture is as wide as the column, and a PDF scrolls by itself. */
const still =
  "xl:not-short:sticky xl:not-short:top-0 xl:not-short:max-h-[100cqh] xl:not-short:overflow-y-auto " +
  "xl:[&_img]:max-h-none! xl:not-short:[&_[data-pages]]:max-h-[calc(100cqh-13rem)]!";

/**
 * From `xl` on the document stands still on the left while the answers and forms scroll on the right, so
 * that a reviewer reads and records side by side. Below that the document comes first.
 */
export const ReviewColumns = ({ document, children }: ReviewColumnsProps) => (
  <div data-review-columns="" className="grid gap-8 xl:grid-cols-2 xl:items-start">
    <div data-document="" className={classes("min-w-0", still)}>
      {document}
    </div>
    <div className="min-w-0 space-y-8">{children}</div>
  </div>
);
