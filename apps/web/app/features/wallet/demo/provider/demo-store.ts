import { findPersona, type Persona } from "@tenora/domain/demo/personas";
import type { RequestArguments } from "@tenora/wallet/provider/provider";

import { RpcError } from "./local-rpc.ts";

/** A request that waits for the person's confirmation. */
export interface PendingRequest extends RequestArguments {
  readonly id: number;
  readonly confirm: () => void;
  readonly reject: () => void;
}

export interface DemoState {
  /** The persona of the wallet; null before one was chosen. */
  readonly person: Persona | null;
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

/** Sets the wallet's persona; survives reloads of this tab. */
export function storePerson(person: Persona, connected: boolean): void {
  show({ person, connected });
  try {
    sessionStorage.setItem(key, JSON.stringify({ address: person.address, connected }));
  } catch {
    // It then lasts until the page is closed.
  }
}

/** Restores this tab's persona, if one was chosen. */
export function restorePerson(): Persona | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "{}") as {
      address?: unknown;
      connected?: unknown;
    };
    const person = findPersona(stored.address) ?? null;
    if (person && !state.person) show({ person, connected: stored.connected === true });
  } catch {
    // Unreadable: treated as no choice.
  }
  return state.person;
}

/** The persona whose own button was pressed: that press confirms. */
let agreed: Persona | null = null;

/** True while that press is being carried out: no panel asks for the same thing again. */
export const isAgreed = () => agreed !== null;

/**
 * Makes the wallet this persona's and connects by `connect`. A request to connect that was open is
 * confirmed with this persona; every other one was meant for the persona before and is rejected.
 */
export async function becomePerson(
  person: Persona,
  connect: () => Promise<unknown>,
): Promise<void> {
  agreed = person;
  try {
    storePerson(person, true);
    for (const { method, confirm, reject } of state.open) {
      if (method === "eth_requestAccounts") confirm();
      else reject();
    }
    await connect();
  } finally {
    agreed = null;
  }
}

export function clearPerson(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}

/** Shows a request and waits. @throws RpcError 4001 when the person rejects it */
export function requestConfirmation(request: RequestArguments): Promise<void> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    const close = () => show({ open: state.open.filter((other) => other.id !== id) });
    const confirm = () => {
      close();
      resolve();
    };
    const rejectRequest = () => {
      close();
      reject(new RpcError(4001, "User rejected the request."));
    };
    show({ open: [...state.open, { ...request, id, confirm, reject: rejectRequest }] });
  });
}
