import { Toaster, toast } from "sonner";
import type { Notification } from "./toast.tsx";

const kinds = { default: toast, success: toast.success, destructive: toast.error } as const;
let layer: HTMLDivElement | null = null;

export function deliver({ title, tone = "default", ...rest }: Notification): void {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  raise();
  kinds[tone](title, Object.fromEntries(given));
}

export function dismiss(id: string): void {
  toast.dismiss(id);
}

/** A modal dialog lies in the browser's top layer; a toast about it has to come in above it. */
function raise(): void {
  if (!layer?.isConnected || typeof layer.showPopover !== "function") return;
  layer.hidePopover();
  layer.showPopover();
}

export function ToastStack() {
  return (
    <div
      ref={(mounted) => {
        layer = mounted;
      }}
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
