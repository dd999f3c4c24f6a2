import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";

/** Shows a dialog, or with null none; false where the page that showed it is gone. */
type Show = (dialog: ReactNode) => boolean;

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
  // A toast may show a dialog again long after its button was pressed, on another page of the host.
  const page = useRef<string | null>(null);
  useEffect(() => {
    page.current = pathname;
    return () => {
      page.current = null;
    };
  }, [pathname]);
  const show = useCallback<Show>((next) => {
    if (page.current === null) return false;
    setShown(next ? { dialog: next, pathname: page.current } : null);
    return true;
  }, []);
  return [dialog && createPortal(dialog, document.body), show];
}
