import { Toaster, toast } from "sonner";
import { keepFocus } from "./keep-focus.ts";
import type { Notification } from "./toast.tsx";

const kinds = { default: toast, success: toast.success, destructive: toast.error } as const;

/** A toast that replaces another in its place says all of it anew: nothing of the other stays. */
const blank = { description: undefined, action: undefined, duration: undefined };

/** How often a toast of this id has gone. */
const departures = new Map<string, number>();
let layer: HTMLDivElement | null = null;

export function deliver({ title, tone = "default", id, ...rest }: Notification): void {
  const gone = () => id && depart(id);
  raise();
  kinds[tone](title, {
    ...(blank as object),
    ...(rest as object),
    ...(id ? { id: nameToday(id) } : {}),
    onDismiss: gone,
    onAutoClose: gone,
  });
}

export function dismiss(id: string): void {
  toast.dismiss(nameToday(id));
  depart(id);
}

/**
 * A toast on its way out takes along whatever is written into it, so each life of an id gets a name
 * of its own: only a toast that stays is replaced in its place.
 */
const nameToday = (id: string) => `${id} ${departures.get(id) ?? 0}`;

function depart(id: string): void {
  departures.set(id, (departures.get(id) ?? 0) + 1);
}

/** A modal dialog lies in the browser's top layer; a toast about it has to come in above it. */
function raise(): void {
  if (!layer?.isConnected || typeof layer.showPopover !== "function") return;
  layer.hidePopover();
  layer.showPopover();
}

function mount(mounted: HTMLDivElement | null) {
  layer = mounted;
  return mounted ? keepFocus(mounted) : undefined;
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
