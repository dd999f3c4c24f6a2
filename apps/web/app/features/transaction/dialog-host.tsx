import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";

type Show = (dialog: ReactNode) => void;

const HostContext = createContext<Show | null>(null);

/**
 * Shows the dialogs of the transaction buttons within it, and keeps one open when its button goes: a
 * purchase of all that's left ends the sale, and the buyer still reads how it ended. Leaving the page
 * closes it.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, show] = useDialog();
  return (
    <HostContext value={show}>
      {children}
      {dialog}
    </HostContext>
  );
}

/** Shows a dialog in the host around this; the second value is to be rendered where there is none. */
export function useDialogHost(): readonly [show: Show, own: ReactNode] {
  const host = useContext(HostContext);
  const [own, showOwn] = useDialog();
  return [host ?? showOwn, own];
}

function useDialog(): readonly [ReactNode, Show] {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ dialog: ReactNode; pathname: string } | null>(null);
  const dialog = shown?.pathname === pathname ? shown.dialog : null;
  return [
    dialog && createPortal(dialog, document.body),
    (next) => setShown(next ? { dialog: next, pathname } : null),
  ];
}
