import type { CertificateExtension } from "@tenora/domain/certificate/certificate-type";

/** The bucket of certificates; the specification fixes its name. */
export const businessDocuments = "business-documents";
/** The bucket of article covers: separate, so that no certificate can be served as a cover. */
export const articleCovers = "article-covers";

type Bucket = typeof businessDocuments | typeof articleCovers;

/** A stored document: its bucket and its path there. */
export interface ObjectPath {
  readonly bucket: Bucket;
  /** A random uuid with the extension of the true type, such as `0b9…-….pdf`. */
  readonly path: string;
}

const prefix = "/documents";
const coverPrefix = "/insights/covers";
const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$/;

/**
 * The text stored in `certificate_url`, which is served only by a signed link, or in `cover_image_url`,
 * which is public while a published article uses it.
 */
export function documentUrl({ bucket, path }: ObjectPath): string {
  return bucket === articleCovers ? `${coverPrefix}/${path}` : `${prefix}/${bucket}/${path}`;
}

/** The cover of a `cover_image_url`, or null when it is not in the store. */
export function parseCoverUrl(url: string): ObjectPath | null {
  if (!url.startsWith(`${coverPrefix}/`)) return null;
  return parseObjectPath(articleCovers, url.slice(coverPrefix.length + 1));
}

/** The document of a `certificate_url`, or null when the text is not an address. */
export function parseDocumentUrl(url: string): ObjectPath | null {
  const [root, bucket, path, ...more] = url.split("/").slice(1);
  if (`/${root}` !== prefix || more.length > 0) return null;
  return parseObjectPath(bucket, path);
}

/** Validates both identifiers; null when either is missing or malformed. */
export function parseObjectPath(
  bucket: string | undefined,
  path: string | undefined,
): ObjectPath | null {
  if (bucket !== businessDocuments && bucket !== articleCovers) return null;
  if (path === undefined || !shape.test(path)) return null;
  return { bucket, path };
}

/** The type by the extension, which the upload chose. */
export function extensionOf({ path }: ObjectPath): CertificateExtension {
  return path.slice(path.lastIndexOf(".") + 1) as CertificateExtension;
}
