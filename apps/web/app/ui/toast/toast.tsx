import { useEffect, useState } from "react";
import { whenIdle } from "~/ui/browser/when-idle";

export interface Notification {
  title: string;
  description?: string | undefined;
  tone?: "default" | "success" | "destructive" | undefined;
  /** Milliseconds. Infinity keeps it until it is replaced or closed. */
  duration?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** A later notification with the same id takes this one's place. */
  id?: string | undefined;
}

type Stack = typeof import("./toast-stack.tsx");

let hide: ((id: string) => void) | undefined;
let show: ((notification: Notification) => void) | undefined;
let loadNow: (() => void) | undefined;
let waiting: Notification[] = [];

/** Shows a toast. Notifications are queued until the toaster has loaded. */
export function notify(notification: Notification): void {
  if (show) show(notification);
  else {
    waiting.push(notification);
    loadNow?.();
  }
}

/** Closes a toast whose cause is over; does nothing when it is not shown. */
export function dismiss(id: string): void {
  waiting = waiting.filter((notification) => notification.id !== id);
  hide?.(id);
}

/** Mounted once in the page. Its library is fetched when the browser is idle, or at the first toast. */
export function Toaster() {
  const [stack, setStack] = useState<Stack>();

  useEffect(() => {
    let isUnmounted = false;
    const start = () => {
      loadNow = undefined;
      import("./toast-stack.tsx").then((loaded) => isUnmounted || setStack(loaded), console.error);
    };
    loadNow = start;
    if (waiting.length > 0) start();
    void whenIdle().then(() => loadNow?.());
    return () => {
      isUnmounted = true;
    };
  }, []);

  // The stack subscribes in its own effect, which runs before this one.
  useEffect(() => {
    if (!stack) return;
    show = stack.showToast;
    hide = stack.dismiss;
    for (const notification of waiting.splice(0)) stack.showToast(notification);
    return () => {
      show = undefined;
      hide = undefined;
    };
  }, [stack]);

  return stack ? <stack.ToastStack /> : null;
}
