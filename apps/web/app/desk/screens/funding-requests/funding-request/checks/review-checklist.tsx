import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import Info from "lucide-react/icons/info";
import type { MouseEvent } from "react";
import { classes } from "~/ui/classes";
import type { ChecklistItem } from "./checklist.ts";

const marks = {
  done: { Icon: CircleCheck, tone: "text-mint-strong", word: "Done" },
  open: { Icon: CircleDashed, tone: "text-amber", word: "To do" },
  bad: { Icon: CircleAlert, tone: "text-brick", word: "Problem" },
  note: { Icon: Info, tone: "text-muted", word: "Note" },
} as const;

const lineClass =
  "inline-flex min-h-8 items-center gap-1.5 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11";

const checklistId = "review-checklist";

/** How far a review is, in one look, what is left first; each line leads to its section of the dialog. */
export function ReviewChecklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  return (
    <section
      id={checklistId}
      aria-label="Progress"
      tabIndex={-1}
      className="scroll-mt-4 rounded-control border border-line bg-surface px-4 py-1.5"
    >
      <ul aria-label="Checklist" className="flex flex-wrap gap-x-5">
        {items.map(({ id, state, label }) => {
          const { Icon, tone, word } = marks[state];
          return (
            <li key={label}>
              <a href={`#${id}`} onClick={goTo} className={lineClass}>
                <Icon aria-hidden="true" className={classes("size-4 shrink-0", tone)} />
                <span>
                  <span className="sr-only">{word}:</span> {label}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "2 steps left before you can attest", in the foot of the dialog; the checklist has them one by one. */
export function StepsLeft({ count }: { readonly count: number }) {
  return (
    <a href={`#${checklistId}`} onClick={goTo} className={lineClass}>
      {count === 1 ? "1 step" : `${count} steps`} left before you can attest
    </a>
  );
}

/** Within the dialog: the address of the request stays as it is. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  section?.scrollIntoView({ block: "start" });
  const field = section?.querySelector<HTMLElement>("select, textarea");
  (field ?? section)?.focus({ preventScroll: true });
}
