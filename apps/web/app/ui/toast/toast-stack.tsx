import { Toaster, toast } from "sonner";
import { restoreFocus } from "~/ui/browser/restore-focus";
import type { Notification } from "./toast.tsx";

const kinds = { default: toast, success: toast.success, destructive: toast.error } as const;

/** A toast that replaces another in its place says all of it anew: nothing of the other stays. */
const blank = { description: undefined, action: undefined, duration: undefined };

/** How often a toast of this id has gone. */
const closedCounts = new Map<string, number>();
let layer: HTMLDivElement | null = null;

export function showToast({ title, tone = "default", id, ...rest }: Notification): void {
  const gone = () => id && countClosed(id);
  bringToFront();
  kinds[tone](title, {
    ...(blank as object),
    ...(rest as object),
    ...(id ? { id: currentToastId(id) } : {}),
    onDismiss: gone,
    onAutoClose: gone,
  });
}

export function dismiss(id: string): void {
  toast.dismiss(currentToastId(id));
  countClosed(id);
}

/**
 * A toast on its way out takes along whatever is written into it, so each life of an id gets a name
 * of its own: only a toast that stays is replaced in its place.
 */
const currentToastId = (id: string) => `${id} ${closedCounts.get(id) ?? 0}`;

function countClosed(id: string): void {
  closedCounts.set(id, (closedCounts.get(id) ?? 0) + 1);
}

/** A modal dialog lies in the browser's top layer; a toast about it has to come in above it. */
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
  return (
    <div
      ref={mount}
      // The library would send the focus back to where it came from whenever it leaves a toast, and
      // again when the last one goes: a trap for the keyboard. It never learns of the focus.
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
