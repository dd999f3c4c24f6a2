import type { DocumentStore } from "./document-store.ts";
import { folderStore } from "./folder-store.ts";
import { type S3Settings, s3Store } from "./s3-store.ts";

export type DocumentSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | ({ readonly kind: "s3" } & S3Settings);

/** The store of the settings. */
export function chooseStore(settings: DocumentSettings): DocumentStore {
  return settings.kind === "s3" ? s3Store(settings) : folderStore(settings.folder);
}
