import X from "lucide-react/icons/x";
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "./button.tsx";
import { classes } from "./classes.ts";

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl", xl: "max-w-5xl" } as const;

// Positioned, so that what is hidden by position scrolls with the rest and doesn't make the panel longer.
const bodyClass =
  "relative min-h-0 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6 focus-visible:-outline-offset-2 short:shrink-0 short:overflow-visible";

interface DialogProps {
  open: boolean;
  /** Escape, the cross and a click beside the panel all end here; the caller then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** Buttons before the cross. */
  headActions?: ReactNode;
  /** What it is about, where that changes while it is open: another one begins at its top, with nothing typed. */
  subject?: string | undefined;
  size?: keyof typeof widths | undefined;
  className?: string | undefined;
}

/** A modal on the browser's own <dialog>, which traps and restores the focus. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  headActions,
  subject,
  size = "md",
  className,
}: DialogProps) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const focused = useRef<Node>(null);

  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!open || !dialog) return;
    const { documentElement: page } = document;
    page.toggleAttribute("data-scrollbar", window.innerWidth > page.clientWidth);
    // A field that asked for the focus keeps it; else a ring around the cross would look like a choice.
    const hasFocus = dialog.contains(document.activeElement);
    dialog.showModal();
    if (!hasFocus) dialog.querySelector("h2")?.focus();
    return () => dialog.close();
  }, [open]);

  // The element that opened it may have been removed; the browser then has no focus to restore.
  useEffect(() => {
    if (!open) return;
    return () => {
      if (document.activeElement !== document.body) return;
      document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, [open]);

  // An action may remove the focused element: then the body takes the focus.
  useEffect(() => {
    const dialog = panel.current;
    if (!open || !dialog) return;
    const vanished = new MutationObserver(() => {
      if (document.activeElement !== document.body || focused.current?.isConnected) return;
      body.current?.focus({ preventScroll: true });
    });
    vanished.observe(dialog, { childList: true, subtree: true });
    return () => vanished.disconnect();
  }, [open]);

  const beside = (event: MouseEvent) => event.target === panel.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and arrives as cancel
    <dialog
      ref={panel}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== panel.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose();
      }}
      onMouseDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && beside(event)) onClose();
      }}
      className={classes(
        // Its own limit of the browser's is 6 px below that of what it holds, and would clip the buttons.
        "dialog-panel m-auto max-h-none w-[calc(100%-2rem)] overflow-clip rounded-card border border-line",
        "bg-surface-raised p-0 text-ink shadow-raised",
        widths[size],
        className,
      )}
    >
      {/* No header or footer: outside of the main element those would be a banner and a contentinfo. */}
      {open && (
        <div className="flex max-h-[calc(100dvh-2rem-var(--notice-strip,0px))] flex-col sm:max-h-[calc(100dvh-4rem-var(--notice-strip,0px))] short:overflow-y-auto">
          <div className="flex flex-wrap items-start gap-x-4 px-5 pt-3 pb-2 sm:px-6 sm:pt-5 sm:pb-4">
            <h2
              id={`${id}-title`}
              tabIndex={-1}
              className="min-w-0 flex-1 break-words pt-1.5 font-medium font-serif text-heading outline-none"
            >
              {title}
            </h2>
            <div className="-mr-2.5 flex shrink-0">
              {headActions}
              <Button variant="ghost" size="icon" onClick={onClose} aria-label="Close">
                <X className="size-5" aria-hidden="true" />
              </Button>
            </div>
            {/* Below the buttons too: they leave no room for badges and dates on a phone. */}
            {description && (
              <p id={`${id}-description`} className="mt-1 basis-full text-sm text-muted">
                {description}
              </p>
            )}
          </div>
          <Fragment key={subject}>
            {/* Focusable, so that the arrow keys scroll a long text that holds nothing to focus. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling is the interaction */}
            <div ref={body} tabIndex={0} data-scroll-body className={bodyClass}>
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3 sm:px-6 sm:py-4 max-sm:*:flex-auto">
                {footer}
              </div>
            )}
          </Fragment>
        </div>
      )}
    </dialog>
  );
}
