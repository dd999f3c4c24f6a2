import { DomainError } from "@tenora/domain/domain-error";
import type { DocumentStore } from "./document-store.ts";
import type { ObjectPath } from "./object-path.ts";

const timeoutMs = 8_000;

/** Stores a file that is in memory, and resolves with its place. @throws DomainError STORE_UNAVAILABLE */
export async function storeWhole(
  store: DocumentStore,
  object: ObjectPath,
  bytes: Uint8Array,
): Promise<ObjectPath> {
  try {
    await store.put(object, whole(bytes), AbortSignal.timeout(timeoutMs));
  } catch (cause) {
    throw new DomainError("STORE_UNAVAILABLE", { cause });
  }
  return object;
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
