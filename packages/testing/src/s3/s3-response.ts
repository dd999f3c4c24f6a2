import type { IncomingMessage } from "node:http";
import type { S3Server } from "./s3-server.ts";

export interface S3Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
}

/** Objects in a page of a list: few, so that tests need several pages. */
const pageLength = 3;

/** The answer to a request that is signed as it should be. */
export function answerSigned(service: S3Server, request: IncomingMessage, body: Buffer): S3Answer {
  const url = new URL(request.url ?? "/", service.endpoint);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split("/");
  if (bucket !== service.bucket) return errorResponse(404, "NoSuchBucket");
  const key = rest.join("/");
  if (key !== "") return overObject(service, request, key, body);
  if (request.method === "HEAD") return { status: 200 };
  if (request.method !== "GET" || url.searchParams.get("list-type") !== "2") {
    return errorResponse(501, "NotImplemented");
  }
  return list(service, url.searchParams.get("continuation-token") ?? "");
}

function overObject(
  { objects, mode }: S3Server,
  request: IncomingMessage,
  key: string,
  body: Buffer,
): S3Answer {
  const found = objects.get(key);
  switch (request.method) {
    case "PUT": {
      if (mode === "full") return errorResponse(507, "XMinioStorageFull");
      const mustBeNew = request.headers["if-none-match"] === "*";
      if (found && mustBeNew) return errorResponse(412, "PreconditionFailed");
      const contentType = request.headers["content-type"] ?? "binary/octet-stream";
      objects.set(key, { body, contentType, storedAt: new Date() });
      return { status: 200, headers: { etag: '"stored"' } };
    }
    case "GET":
    case "HEAD": {
      if (!found) return errorResponse(404, "NoSuchKey");
      const headers = {
        "content-length": found.body.length,
        "content-type": found.contentType,
        "last-modified": found.storedAt.toUTCString(),
      };
      return { status: 200, headers, ...(request.method === "GET" ? { body: found.body } : {}) };
    }
    case "DELETE":
      objects.delete(key);
      return { status: 204 };
    default:
      return errorResponse(405, "MethodNotAllowed");
  }
}

function list({ objects, bucket }: S3Server, after: string): S3Answer {
  const left = [...objects].filter(([key]) => key > after).sort(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, pageLength);
  const entries = page.map(
    ([key, { body, storedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
  );
  const isCut = left.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  const truncated = `<IsTruncated>${isCut}</IsTruncated>${next}`;
  const content = `<Name>${bucket}</Name>${truncated}${entries.join("")}`;
  return xml(200, `<ListBucketResult>${content}</ListBucketResult>`);
}

/** An error as S3 responds with it. */
export function errorResponse(status: number, code: string): S3Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(status: number, content: string): S3Answer {
  const headers = { "content-type": "application/xml" };
  return { status, headers, body: `<?xml version="1.0" encoding="UTF-8"?>${content}` };
}
