import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { answerSigned, errorResponse, type S3Answer } from "./s3-response.ts";
import { rejectionReason, type S3Credentials } from "./signature.ts";

/** How the service behaves. `hanging` accepts requests without an answer; `cut` closes the connection. */
export type S3Mode = "well" | "slow" | "hanging" | "failing" | "full" | "denied" | "cut";

export interface S3Object {
  readonly body: Buffer;
  readonly contentType: string;
  storedAt: Date;
}

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  readonly credentials: S3Credentials;
  /** The objects in the bucket, by key. */
  readonly objects: Map<string, S3Object>;
  /** Method and path of each request, in order. */
  readonly requests: string[];
  mode: S3Mode;
  /** Rejects connections from now on. */
  stop(): Promise<void>;
}

const slowMs = 1_500;

/**
 * An S3 service for tests, with one private bucket: Signature Version 4, conditional puts
 * (If-None-Match: *), whole objects, paged lists (ListObjectsV2), and failures.
 */
export async function startS3Server(): Promise<S3Server> {
  const server = createServer((request, response) => {
    answer(service, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const service: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "business-documents",
    credentials: { accessKeyId: "tenora", secretAccessKey: "a key that only the tests know" },
    objects: new Map(),
    requests: [],
    mode: "well",
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return service;
}

async function answer(
  service: S3Server,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  service.requests.push(`${request.method} ${request.url}`);
  if (service.mode === "hanging") {
    request.resume();
  } else if (service.mode === "cut") {
    request.destroy();
  } else {
    const body = await buffer(request);
    if (service.mode === "slow") await new Promise((done) => setTimeout(done, slowMs));
    const { status, headers, body: content } = judge(service, request, body);
    response.writeHead(status, headers).end(content);
  }
}

function judge(service: S3Server, request: IncomingMessage, body: Buffer): S3Answer {
  if (service.mode === "failing") return errorResponse(503, "SlowDown");
  if (service.mode === "denied") return errorResponse(403, "AccessDenied");
  const code = rejectionReason(request, body, service.credentials);
  return code === null ? answerSigned(service, request, body) : errorResponse(403, code);
}
