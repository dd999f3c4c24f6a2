import { hasInMemoryState, useInMemoryState } from "../../../../features/admin/in-memory-state.ts";

type Codes = readonly string[];

const name = "fresh recovery codes";

interface NewRecoveryCodes {
  readonly codes: Codes | null;
  readonly show: (codes: Codes) => void;
  /** They were kept elsewhere. */
  readonly forget: () => void;
}

/**
 * Recovery codes that nobody has said to have kept. They are shown once: another place of the portal
 * takes nothing away, and whoever closes the page is asked, wherever it stands.
 */
export function useNewRecoveryCodes(): NewRecoveryCodes {
  const [codes, keep] = useInMemoryState<Codes>(name);
  return {
    codes,
    show: (fresh) => {
      keep(fresh);
      // Not an effect: it has to outlive this screen, and the same function is only added once.
      window.addEventListener("beforeunload", confirmUnload);
    },
    forget: () => keep(null),
  };
}

function confirmUnload(event: BeforeUnloadEvent): void {
  if (hasInMemoryState(name)) event.preventDefault();
}
