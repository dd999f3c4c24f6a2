import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** A small sheet at the edge of the page for the wallet's messages; it covers no control. */
export function FloatingNotice({ label, children }: { label: string; children: ReactNode }) {
  return createPortal(
    <aside
      aria-label={label}
      className="fixed inset-x-4 top-[calc(var(--spacing-header)+0.75rem)] z-40 rounded-card border border-line bg-surface-raised p-4 text-ink text-sm shadow-raised md:top-auto md:right-auto md:bottom-4 md:left-4 md:w-80"
    >
      {children}
    </aside>,
    document.body,
  );
}
