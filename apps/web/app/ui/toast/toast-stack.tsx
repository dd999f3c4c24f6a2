import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { restoreFocus } from "~/ui/browser/restore-focus";
import { keepClear } from "./keep-clear.ts";
import type { Notification } from "./toast.tsx";
import "./toast.css";

const kinds = { default: toast, success: toast.success, destructive: toast.error } as const;

/** A toast that replaces another clears the fields it does not set. */
const blank = { description: undefined, action: undefined, duration: undefined };

/** How often a toast of this id has closed. */
const closedCounts = new Map<string, number>();
let layer: HTMLDivElement | null = null;
let clear: ReturnType<typeof keepClear> | null = null;

export function showToast({ title, tone = "default", id, ...rest }: Notification): void {
  const closed = () => id && countClosed(id);
  bringToFront();
  clear?.prepare();
  kinds[tone](title, {
    ...(blank as object),
    ...(rest as object),
    ...(id ? { id: currentToastId(id) } : {}),
    onDismiss: closed,
    onAutoClose: closed,
  });
}

export function dismiss(id: string): void {
  toast.dismiss(currentToastId(id));
  countClosed(id);
}

/**
 * Updates to a closing toast are lost with it, so each new toast of an id gets an id
 * of its own; only an open toast is replaced in place.
 */
const currentToastId = (id: string) => `${id} ${closedCounts.get(id) ?? 0}`;

function countClosed(id: string): void {
  closedCounts.set(id, (closedCounts.get(id) ?? 0) + 1);
}

/** A modal dialog is in the browser's top layer; toasts must appear above it. */
function bringToFront(): void {
  if (!layer?.isConnected || typeof layer.showPopover !== "function") return;
  layer.hidePopover();
  layer.showPopover();
}

function mount(mounted: HTMLDivElement | null) {
  layer = mounted;
  return mounted ? restoreFocus(mounted) : undefined;
}

export function ToastStack() {
  useEffect(() => {
    if (!layer) return;
    const kept = keepClear(layer);
    clear = kept;
    return () => {
      clear = null;
      kept.stop();
    };
  }, []);
  return (
    <div
      ref={mount}
      // The library would move the focus back whenever it leaves a toast, and
      // again when the last one closes: a keyboard trap. So it never sees focus events.
      onFocusCapture={(event) => event.stopPropagation()}
      popover="manual"
      className="toast-layer"
    >
      <Toaster
        position="bottom-right"
        hotkey={["altKey", "KeyT"]}
        containerAriaLabel="Notifications"
        closeButton
      />
    </div>
  );
}
