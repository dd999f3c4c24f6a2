import type { RequestArguments } from "@tenora/wallet/provider/provider";
import { type DemoPerson, findDemoPerson } from "./demo-people.ts";
import { RpcError } from "./local-rpc.ts";

/** A request that waits for the person's word. */
export interface PendingRequest extends RequestArguments {
  readonly id: number;
  readonly confirm: () => void;
  readonly refuse: () => void;
}

export interface DemoState {
  /** Whose wallet it is; null before anybody was chosen. */
  readonly person: DemoPerson | null;
  /** The page may see the account. */
  readonly connected: boolean;
  readonly open: readonly PendingRequest[];
}

const key = "demoWallet";
const listeners = new Set<() => void>();
let state: DemoState = { person: null, connected: false, open: [] };
let lastId = 0;

export const getDemoState = () => state;

export function subscribeToDemo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(change: Partial<DemoState>) {
  state = { ...state, ...change };
  for (const listener of [...listeners]) listener();
}

/** Makes the wallet this person's, over reloads too. */
export function storePerson(person: DemoPerson, connected: boolean): void {
  show({ person, connected });
  try {
    sessionStorage.setItem(key, JSON.stringify({ address: person.address, connected }));
  } catch {
    // It lives until the page is left.
  }
}

/** Brings back the choice of this tab, if there was one. */
export function restorePerson(): DemoPerson | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}") as {
      address?: unknown;
      connected?: unknown;
    };
    const person = findDemoPerson(kept.address) ?? null;
    if (person && !state.person) show({ person, connected: kept.connected === true });
  } catch {
    // Unreadable: as if nothing was chosen.
  }
  return state.person;
}

export function clearPerson(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** Shows a request and waits. @throws RpcError 4001 when the person refuses */
export function requestConfirmation(request: RequestArguments): Promise<void> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    const close = () => show({ open: state.open.filter((other) => other.id !== id) });
    const confirm = () => {
      close();
      resolve();
    };
    const refuse = () => {
      close();
      reject(new RpcError(4001, "User rejected the request."));
    };
    show({ open: [...state.open, { ...request, id, confirm, refuse }] });
  });
}
