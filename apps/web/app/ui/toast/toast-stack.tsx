import { useEffect } from "react";
import { Toaster, toast } from "sonner";
import { restoreFocus } from "~/ui/browser/restore-focus";
import { letPressesThrough } from "./press-through.ts";
import type { Notification } from "./toast.tsx";
import "./toast.css";

const kinds = { default: toast, success: toast.success, destructive: toast.error } as const;

/** A toast that replaces another clears the fields it does not set. */
const blank = { description: undefined, action: undefined, duration: undefined };

/**
 * The library's id of the toast that is open for each of ours. A closing toast isn't in it: updates to
 * it would be lost with it, so the next one gets an id that was never used.
 */
const openToasts = new Map<string, string>();
let toastCount = 0;
let layer: HTMLDivElement | null = null;

export function showToast({ title, tone = "default", id, action, ...rest }: Notification): void {
  const toastId = id && openToastId(id);
  const closed = () => {
    if (id && openToasts.get(id) === toastId) openToasts.delete(id);
  };
  bringToFront();
  kinds[tone](title, {
    ...(blank as object),
    ...(rest as object),
    ...(toastId && { id: toastId }),
    ...(action && {
      action: {
        label: action.label,
        onClick() {
          // The press closes this toast; what the action shows next must not close with it.
          closed();
          action.onClick();
        },
      },
    }),
    onDismiss: closed,
    onAutoClose: closed,
  });
  // After the library has drawn it, by a timer of its own.
  setTimeout(revealFocused);
}

/** The control with the focus scrolls clear of the notices: toast.css keeps their place free for it. */
function revealFocused(): void {
  const focused = document.activeElement?.closest("a, button, input, select, textarea, summary");
  if (!focused || layer?.contains(focused)) return;
  focused.scrollIntoView?.({ block: "nearest" });
}

export function dismiss(id: string): void {
  const toastId = openToasts.get(id);
  if (toastId === undefined) return;
  openToasts.delete(id);
  toast.dismiss(toastId);
}

function openToastId(id: string): string {
  const toastId = openToasts.get(id) ?? `${id} ${++toastCount}`;
  openToasts.set(id, toastId);
  return toastId;
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
    const stop = letPressesThrough(layer);
    return () => {
      stop();
      toast.dismiss();
      openToasts.clear();
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
