import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest();
/** RFC 3986, as Signature Version 4 encodes. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const skewMs = 15 * 60 * 1000;

/**
 * The error code of a request, or null when it is signed with Amazon's Signature Version 4
 * (header form), its body as declared and its date within a quarter of an hour.
 */
export function rejectionReason(
  request: IncomingMessage,
  body: Buffer,
  credentials: S3Credentials,
): string | null {
  const { headers } = request;
  const [, id, day = "", region = "", signedHeaders = "", signature = ""] =
    shape.exec(headers.authorization ?? "") ?? [];
  if (id === undefined) return "AccessDenied";
  if (id !== credentials.accessKeyId) return "InvalidAccessKeyId";
  const date = String(headers["x-amz-date"] ?? "");
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)Z$/, "$1-$2-$3:$4:$5Z"));
  if (!(Math.abs(Date.now() - at) < skewMs)) return "RequestTimeTooSkewed";
  const declared = String(headers["x-amz-content-sha256"] ?? "");
  if (declared !== "UNSIGNED-PAYLOAD" && declared !== sha256(body)) {
    return "XAmzContentSHA256Mismatch";
  }
  const names = signedHeaders.split(";");
  const sent = Object.keys(headers).filter((name) => name.startsWith("x-amz-"));
  if (!names.includes("host") || sent.some((name) => !names.includes(name))) return "AccessDenied";

  const canonical = [
    request.method,
    ...canonicalAddress(request.url ?? "/"),
    names.map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`).join(""),
    signedHeaders,
    declared,
  ];
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical.join("\n"))}`;
  let key = hmac(`AWS4${credentials.secretAccessKey}`, day);
  for (const part of [region, "s3", "aws4_request"]) key = hmac(key, part);
  const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, "hex"));
  return isRight ? null : "SignatureDoesNotMatch";
}

function canonicalAddress(address: string): [path: string, query: string] {
  const url = new URL(address, "http://host");
  const path = url.pathname.split("/").map((part) => encode(decodeURIComponent(part)));
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return [path.join("/"), query.sort().join("&")];
}
