import type { CertificateExtension } from "@tenora/domain/certificate";

/** The only bucket there is; its name is the specification's. */
export const businessDocuments = "business-documents";

/** A stored document: which bucket, and its path there. Both are needed to reach it. */
export interface ObjectPath {
  readonly bucket: typeof businessDocuments;
  /** A random uuid with the extension of the true type, such as `0b9…-….pdf`. */
  readonly path: string;
}

const prefix = "/documents";
const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$/;

/** What is stored in `certificate_url`; it answers only to a signed link. */
export function documentUrl({ bucket, path }: ObjectPath): string {
  return `${prefix}/${bucket}/${path}`;
}

/** The document behind a `certificate_url`, or null when the text is no such address. */
export function parseDocumentUrl(url: string): ObjectPath | null {
  const [root, bucket, path, ...more] = url.split("/").slice(1);
  if (`/${root}` !== prefix || more.length > 0) return null;
  return parseObjectPath(bucket, path);
}

/** Both identifiers checked; null if either is missing or is none of ours. */
export function parseObjectPath(
  bucket: string | undefined,
  path: string | undefined,
): ObjectPath | null {
  if (bucket !== businessDocuments || path === undefined || !shape.test(path)) return null;
  return { bucket, path };
}

/** The type told from the extension, which we chose ourselves when storing. */
export function extensionOf({ path }: ObjectPath): CertificateExtension {
  return path.slice(path.lastIndexOf(".") + 1) as CertificateExtension;
}
