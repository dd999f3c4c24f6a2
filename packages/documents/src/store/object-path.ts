import type { DocumentExtension } from "@tenora/domain/certificate/certificate-type";

/** The bucket of certificates; the specification fixes its name. */
export const businessDocuments = "business-documents";
/** The bucket of article covers: separate, so that no certificate can be served as a cover. */
export const articleCovers = "article-covers";

/** The bucket of pictures of rewards, which everybody may see. */
export const rewardPictures = "reward-pictures";

/** The bucket of pictures of campaigns, public once listed. */
export const campaignPictures = "campaign-pictures";

/** The bucket of the logos of businesses, public with their pages. */
export const logos = "logos";

export const buckets = [
  businessDocuments,
  articleCovers,
  rewardPictures,
  campaignPictures,
  logos,
] as const;
type Bucket = (typeof buckets)[number];

/** A stored document: its bucket and its path there. */
export interface ObjectPath {
  readonly bucket: Bucket;
  /** A random uuid with the extension of the true type, such as `0b9…-….pdf`. */
  readonly path: string;
}

const prefix = "/documents";
const coverPrefix = "/insights/covers";
const rewardPrefix = `/${rewardPictures}`;
const campaignPrefix = `/${campaignPictures}`;
const logoPrefix = `/${logos}`;
const shape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg|xml)$/;

/**
 * The text stored in `certificate_url`, which is served only by a signed link, in `cover_image_url`, which
 * is public while a published article uses it, in `picture_url` of a reward, as the picture of a campaign,
 * or in `logo_url`, which is public while the business has a page.
 */
export function documentUrl({ bucket, path }: ObjectPath): string {
  if (bucket === articleCovers) return `${coverPrefix}/${path}`;
  if (bucket === campaignPictures) return `${campaignPrefix}/${path}`;
  if (bucket === logos) return `${logoPrefix}/${path}`;
  return bucket === rewardPictures ? `${rewardPrefix}/${path}` : `${prefix}/${bucket}/${path}`;
}

/** The picture of a reward's `picture_url`, or null when it is not in the store. */
export function parseRewardPictureUrl(url: string): ObjectPath | null {
  if (!url.startsWith(`${rewardPrefix}/`)) return null;
  return parseObjectPath(rewardPictures, url.slice(rewardPrefix.length + 1));
}

/** The stored picture of a campaign, or null when it is not in the store. */
export function parseCampaignPictureUrl(url: string): ObjectPath | null {
  if (!url.startsWith(`${campaignPrefix}/`)) return null;
  return parseObjectPath(campaignPictures, url.slice(campaignPrefix.length + 1));
}

/** The logo of a `logo_url`, or null when it is not in the store. */
export function parseLogoUrl(url: string): ObjectPath | null {
  if (!url.startsWith(`${logoPrefix}/`)) return null;
  return parseObjectPath(logos, url.slice(logoPrefix.length + 1));
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

/** Where any text that `documentUrl` gave is in the store; null for another text. */
export const parseStoredUrl = (url: string): ObjectPath | null =>
  parseDocumentUrl(url) ??
  parseCoverUrl(url) ??
  parseRewardPictureUrl(url) ??
  parseCampaignPictureUrl(url) ??
  parseLogoUrl(url);

/** Validates both identifiers; null when either is missing or malformed. */
export function parseObjectPath(
  bucket: string | undefined,
  path: string | undefined,
): ObjectPath | null {
  const known = buckets.find((one) => one === bucket);
  if (known === undefined || path === undefined || !shape.test(path)) return null;
  // E-invoices are documents; no picture is one.
  if (path.endsWith(".xml") && known !== businessDocuments) return null;
  return { bucket: known, path };
}

/** The type by the extension, which the upload chose. */
export function extensionOf({ path }: ObjectPath): DocumentExtension {
  return path.slice(path.lastIndexOf(".") + 1) as DocumentExtension;
}
