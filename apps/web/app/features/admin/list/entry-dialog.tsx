import type { ComponentProps } from "react";
import { Dialog } from "~/ui/dialog";

/** From `lg` on a panel at the right edge, as high as the page: the list stays in sight beside it. */
const sidePanel =
  "lg:my-0! lg:mr-0! lg:h-dvh lg:max-h-none! lg:w-[min(56rem,72vw)]! lg:max-w-none! " +
  "lg:rounded-none! lg:border-y-0! lg:border-r-0! lg:[&>div]:h-full lg:[&>div]:max-h-none! " +
  // The actions stay at the lower edge.
  "lg:[&>div>:nth-child(2)]:flex-1";

/** The details of an entry above its list. */
export function EntryDialog(props: ComponentProps<typeof Dialog>) {
  return <Dialog size="xl" {...props} className={sidePanel} />;
}
