import type { CertificateExtension } from "@tenora/domain/certificate/certificate-type";

/** Where certificates lie; the name is the specification's. */
export const businessDocuments = "business-documents";
/** Where the covers of articles lie: apart, so that no certificate can ever be shown as a cover. */
export const articleCovers = "article-covers";

type Bucket = typeof businessDocuments | typeof articleCovers;

/** A stored document: which bucket, and its path there. Both are needed to reach it. */
export interface ObjectPath {
  readonly bucket: Bucket;
  /** A random uuid with the extension of the true type, such as `0b9…-….pdf`. */
  readonly path: string;
}

const prefix = "/documents";
const coverPrefix = "/insights/covers";
const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$/;

/**
 * What is stored in `certificate_url`, which answers only to a signed link, or in `cover_image_url`,
 * which answers to everybody while a published article wears it.
 */
export function documentUrl({ bucket, path }: ObjectPath): string {
  return bucket === articleCovers ? `${coverPrefix}/${path}` : `${prefix}/${bucket}/${path}`;
}

/** The cover behind a `cover_image_url`, or null when it is none that lies in the store. */
export function parseCoverUrl(url: string): ObjectPath | null {
  if (!url.startsWith(`${coverPrefix}/`)) return null;
  return parseObjectPath(articleCovers, url.slice(coverPrefix.length + 1));
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
  if (bucket !== businessDocuments && bucket !== articleCovers) return null;
  if (path === undefined || !shape.test(path)) return null;
  return { bucket, path };
}

/** The type told from the extension, which we chose ourselves when storing. */
export function extensionOf({ path }: ObjectPath): CertificateExtension {
  return path.slice(path.lastIndexOf(".") + 1) as CertificateExtension;
}
