import { isKeptInPage, useKeptInPage } from "../kept-in-page.ts";

type Codes = readonly string[];

const name = "fresh recovery codes";

interface FreshCodes {
  readonly codes: Codes | null;
  readonly show: (codes: Codes) => void;
  /** They were kept elsewhere. */
  readonly forget: () => void;
}

/**
 * Recovery codes that nobody has said to have kept. They are shown once: another place of the portal
 * takes nothing away, and whoever closes the page is asked, wherever it stands.
 */
export function useFreshCodes(): FreshCodes {
  const [codes, keep] = useKeptInPage<Codes>(name);
  return {
    codes,
    show: (fresh) => {
      keep(fresh);
      // Not an effect: it has to outlive this screen, and the same function is only added once.
      window.addEventListener("beforeunload", askWhileKept);
    },
    forget: () => keep(null),
  };
}

function askWhileKept(event: BeforeUnloadEvent): void {
  if (isKeptInPage(name)) event.preventDefault();
}
