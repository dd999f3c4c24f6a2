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

/** How far a review is, in one look, what is left first; each line leads to its section of the dialog. */
export function ReviewChecklist({ items }: { readonly items: readonly ChecklistItem[] }) {
  const toDo = items.filter(({ state }) => state === "open").length;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 rounded-control border border-line bg-surface px-4 py-1.5">
      {toDo > 0 && (
        <p className="font-medium text-sm">
          {toDo === 1 ? "1 check" : `${toDo} checks`} left before you can attest:
        </p>
      )}
      <ul aria-label="Checklist" className="contents">
        {items.map(({ id, state, label }) => {
          const { Icon, tone, word } = marks[state];
          return (
            <li key={id}>
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
    </div>
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
