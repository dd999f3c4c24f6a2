import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { classes } from "~/ui/classes";
import { Glyph } from "~/ui/glyph";
import { NavLinks } from "./nav-links.tsx";
import { menus } from "./site-links.ts";

const id = "mobile-menu";

/**
 * A native popover: the browser closes it on Escape and on a press outside, restores the focus
 * and opens it even before the scripts have loaded.
 */
export function MobileMenu() {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // Every navigation closes it, also one that leads to the page already shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);

  return (
    <div className="-mr-3.5 md:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label={open ? "Close menu" : "Open menu"}
        aria-expanded={open}
        aria-controls={id}
        className="flex size-11 items-center justify-center rounded-control hover:bg-current/10"
      >
        <Glyph className="size-6">
          <path d={open ? "M6 6l12 12M18 6 6 18" : "M4 6h16M4 12h16M4 18h16"} />
        </Glyph>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
        className="mobile-menu inset-x-0 top-header m-0 w-full border-line border-b bg-surface-raised p-0 text-ink shadow-raised"
      >
        {menus.map(({ label, links }) => (
          <nav key={label} aria-label={label} className="page-width border-line border-b py-2">
            <NavLinks
              links={links}
              look={(isActive) =>
                classes(
                  "-mx-3 flex min-h-12 items-center justify-between rounded-control px-3 font-medium hover:bg-ink/5",
                  isActive && "after:size-2 after:rounded-full after:bg-mint",
                )
              }
            />
          </nav>
        ))}
      </div>
    </div>
  );
}
