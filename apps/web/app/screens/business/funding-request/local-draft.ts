import { type Draft, draftSchema } from "@tenora/domain/funding-request/draft/draft";
import { browserStorage } from "@tenora/wallet/state/wallet-flags";

/** What was typed in this browser and is not saved on the server yet. */
export interface LocalDraft {
  readonly draft: Draft;
  /** The version on the server that it was typed over; null when there is none. */
  readonly baseVersion: number | null;
}

const prefix = "fundingRequest:";
// Another wallet in this browser must not see what this one typed.
const keyOf = (wallet: string, id: string) => `${prefix}${wallet.toLowerCase()}:${id}`;

export function readLocalDraft(wallet: string, id: string): LocalDraft | null {
  try {
    return parse(browserStorage()?.getItem(keyOf(wallet, id)));
  } catch {
    return null; // no storage, or an unknown value in it
  }
}

export function storeLocalDraft(wallet: string, id: string, draft: LocalDraft): void {
  try {
    browserStorage()?.setItem(keyOf(wallet, id), JSON.stringify(draft));
  } catch {
    // Private mode or full: the form still works, but a reload loses it.
  }
}

export function deleteLocalDraft(wallet: string, id: string): void {
  try {
    browserStorage()?.removeItem(keyOf(wallet, id));
  } catch {
    // Nothing was stored.
  }
}

/** The requests that this wallet started in this browser and never saved. */
export function listLocalDrafts(wallet: string): { readonly id: string; readonly draft: Draft }[] {
  try {
    const storage = browserStorage();
    if (!(storage instanceof Storage)) return [];
    const start = keyOf(wallet, "");
    return Object.keys(storage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const found = parse(storage.getItem(key));
        return found?.baseVersion === null
          ? [{ id: key.slice(start.length), draft: found.draft }]
          : [];
      });
  } catch {
    return [];
  }
}

function parse(text: string | null | undefined): LocalDraft | null {
  if (!text) return null;
  const { draft, baseVersion } = JSON.parse(text) as Record<string, unknown>;
  const parsed = draftSchema.safeParse(draft);
  if (!parsed.success) return null;
  return { draft: parsed.data, baseVersion: typeof baseVersion === "number" ? baseVersion : null };
}
