import ChevronRight from "lucide-react/icons/chevron-right";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { setSingleKeyShortcuts, useSingleKeyShortcuts } from "./single-key-shortcuts.ts";

const shortcuts = [
  { keys: ["/"], does: "Search" },
  { keys: ["j", "k"], does: "Next and previous row, or entry while one is open" },
  { keys: ["x"], does: "Select the row, where rows can be selected" },
] as const;

/** Shown at every width, since a zoomed desktop has a keyboard; where nothing points but fingers, they are off. */
export function KeyboardShortcuts() {
  const isOn = useSingleKeyShortcuts();
  return (
    <details className="group mt-4 text-sm [@media(any-hover:none)]:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open:rotate-90"
        />
        Keyboard shortcuts
      </summary>
      <div className="max-w-md pb-2">
        <CheckboxField
          label="Use single-key shortcuts"
          help="Saved in this browser. Turn them off if you use voice control."
          checked={isOn}
          onChange={(event) => setSingleKeyShortcuts(event.target.checked)}
        />
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-muted">
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className="col-span-2 grid grid-cols-subgrid items-baseline">
              <dt className="flex gap-1">
                {keys.map((one) => (
                  <kbd
                    key={one}
                    className="rounded border border-line-strong px-1.5 font-mono text-xs"
                  >
                    {one}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
