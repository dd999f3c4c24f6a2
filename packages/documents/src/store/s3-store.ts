import type { Readable } from "node:stream";
import type { _Object, S3Client } from "@aws-sdk/client-s3";
import { documentTypes } from "@tenora/domain/certificate/certificate-type";
import type { DocumentStore, StoredDocument } from "./document-store.ts";
import {
  buckets,
  businessDocuments,
  extensionOf,
  type ObjectPath,
  parseObjectPath,
} from "./object-path.ts";

/**
 * The bucket and its credentials. Objects are named after the documents' paths; covers and pictures of
 * rewards are in folders of their own.
 */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** The endpoint of a service other than Amazon's, such as `https://s3.example`. */
  readonly endpoint?: string | undefined;
  /** `host/bucket` instead of `bucket.host`; most other services require it. */
  readonly forcePathStyle: boolean;
  /** Absent: the credentials of the machine, as the AWS SDK finds them. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

const connectMs = 2_000;
/** The longest wait for data within one request. */
const silenceMs = 7_000;
const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/**
 * Documents as private objects of an S3 bucket, of any compatible service with conditional writes.
 * Loads the AWS SDK at first use, so that installations with a folder never load it.
 */
export function s3Store(settings: S3Settings): DocumentStore {
  let connected: Promise<Connection> | undefined;
  const connection = () => {
    connected ??= connect(settings);
    return connected;
  };
  const at = ({ bucket, path }: ObjectPath) => ({
    Bucket: settings.bucket,
    Key: bucket === businessDocuments ? path : `${bucket}/${path}`,
  });

  return {
    async put(object, content, signal) {
      const { client, PutObjectCommand } = await connection();
      // One conditional put: an interrupted multipart upload would leave hidden parts behind.
      const body = await gather(content);
      const { contentType } = documentTypes[extensionOf(object)];
      const how = { Body: body, ContentType: contentType, IfNoneMatch: "*" };
      await client.send(new PutObjectCommand({ ...at(object), ...how }), { abortSignal: signal });
    },
    async open(object) {
      const { client, GetObjectCommand } = await connection();
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(object)));
        return { size: ContentLength ?? 0, content: Body as Readable };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(object) {
      const { client, DeleteObjectCommand } = await connection();
      await client.send(new DeleteObjectCommand(at(object)));
    },
    async *list() {
      const { client, paginateListObjectsV2 } = await connection();
      const pages = paginateListObjectsV2({ client }, { Bucket: settings.bucket });
      for await (const { Contents = [] } of pages) yield* Contents.flatMap(toDocument);
    },
    async check() {
      const { client, HeadBucketCommand } = await connection();
      try {
        await client.send(new HeadBucketCommand({ Bucket: settings.bucket }));
      } catch (error) {
        throw withCode(error);
      }
    },
  };
}

/** The response to a HEAD request has no body with a reason. */
function withCode(error: unknown): unknown {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === undefined) return error;
  const code = { 403: "REFUSED", 404: "NO_BUCKET" }[status] ?? `HTTP_${status}`;
  return Object.assign(new Error(`The bucket: ${code}`, { cause: error }), { code });
}

function toDocument(entry: _Object): StoredDocument[] {
  const key = entry.Key ?? "";
  const folder = buckets.find((one) => one !== businessDocuments && key.startsWith(`${one}/`));
  const object = folder
    ? parseObjectPath(folder, key.slice(folder.length + 1))
    : parseObjectPath(businessDocuments, key);
  return object && entry.LastModified ? [{ object, storedAt: entry.LastModified }] : [];
}

/** At most 10 MiB, which the caller enforces. */
async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

type Sdk = typeof import("@aws-sdk/client-s3");
type Connection = { readonly client: S3Client } & Pick<
  Sdk,
  | "PutObjectCommand"
  | "GetObjectCommand"
  | "DeleteObjectCommand"
  | "HeadBucketCommand"
  | "paginateListObjectsV2"
>;

async function connect(settings: S3Settings): Promise<Connection> {
  const sdk = await import("@aws-sdk/client-s3");
  const { region, endpoint, forcePathStyle, credentials } = settings;
  const client = new sdk.S3Client({
    region,
    forcePathStyle,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 2,
    // Not every service supports the SDK's additional checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
      httpAgent: { maxSockets: 100, keepAlive: true },
      httpsAgent: { maxSockets: 100, keepAlive: true },
    },
  });
  return { ...sdk, client };
}
