import type { ComponentProps } from "react";
import { classes } from "~/ui/classes";
import { Dialog } from "~/ui/dialog";
import { SiblingButtons } from "../siblings/sibling-buttons.tsx";
import type { Siblings } from "../siblings/use-siblings.ts";
import "./entry-dialog.css";

/** From `lg` on a panel at the right edge, as high as the page: the list stays in sight beside it. */
const sidePanel =
  "lg:my-0! lg:mr-0! lg:h-dvh lg:max-h-none! lg:max-w-none! " +
  "lg:rounded-none! lg:border-y-0! lg:border-r-0! lg:[&>div]:h-full lg:[&>div]:max-h-none! " +
  // The actions stay at the lower edge.
  "lg:[&>div>:nth-child(2)]:flex-1";

/** What scrolls knows its height, so that a column in it can be as high (`cqh`) and stand still. */
const measurable = "xl:not-short:[&>div>:nth-child(2)]:[container-type:size]";

interface EntryDialogProps extends ComponentProps<typeof Dialog> {
  /** Room to read a document beside the answers. */
  readonly isWide?: boolean;
  /** The entries beside it in its list; null where it isn't listed. */
  readonly siblings?: Siblings | null;
}

/** The details of an entry above its list. */
export function EntryDialog({ isWide = false, siblings, ...props }: EntryDialogProps) {
  const width = isWide ? `lg:w-[min(84rem,92vw)]! ${measurable}` : "lg:w-[min(56rem,72vw)]!";
  return (
    <Dialog
      size="xl"
      {...props}
      headActions={siblings && <SiblingButtons siblings={siblings} />}
      className={classes(sidePanel, width)}
    />
  );
}
