import { connect } from "node:net";
import { samplePdfOfSize } from "@tenora/testing/uploads/sample-documents";
import type { Person } from "../support/people/person.ts";

/** The first lines of an HTTP request by hand. */
export const requestHead = (first: string, lines: readonly string[]): string =>
  `${[first, "Host: x", ...lines].join("\r\n")}\r\n\r\n`;

/** Writes head and pieces to a new connection, a piece each turn of the loop; resolves with the answer. */
export function sendFragments(
  serverUrl: string,
  head: string,
  pieces: Iterable<Uint8Array | string>,
): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(serverUrl).port), "127.0.0.1").setNoDelay(true);
    socket.on("data", (bytes) => {
      answer += bytes;
      if (/\r\n\r\n/.test(answer)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(head);
    const left = pieces[Symbol.iterator]();
    const next = () => {
      const piece = left.next();
      if (piece.done || socket.destroyed) return;
      socket.write(piece.value);
      setImmediate(next);
    };
    socket.once("connect", next);
  });
}

/** Twenty bodies of 384 KB in chunks of one byte, all at once. */
export async function sendOneByteChunks(person: Person): Promise<void> {
  const body = "1\r\nx\r\n".repeat(64 * 1024);
  const { origin } = person.headers();
  const head = requestHead("POST /api/business/submissions HTTP/1.1", [
    `Origin: ${origin}`,
    "Transfer-Encoding: chunked",
  ]);
  // In one write, so that the first chunks arrive with the head.
  await Promise.all(
    Array.from({ length: 20 }, () => sendFragments(person.serverUrl, head + body, [])),
  );
}

/**
 * A form with a document of `size` bytes in pieces of `pieceSize`: read and inspected to its end,
 * then found incomplete.
 */
export function sendDocument(person: Person, size: number, pieceSize: number): Promise<string> {
  const disposition =
    'Content-Disposition: form-data; name="registrationCertificate"; filename="a.pdf"';
  const body = Buffer.concat([
    Buffer.from(`--B\r\n${disposition}\r\n\r\n`),
    samplePdfOfSize(size),
    Buffer.from("\r\n--B--\r\n"),
  ]);
  const headers = person.headers();
  const head = requestHead("POST /api/business/submissions HTTP/1.1", [
    `Origin: ${headers.origin}`,
    `Cookie: ${headers.cookie}`,
    `X-Forwarded-For: ${headers["x-forwarded-for"]}`,
    "Content-Type: multipart/form-data; boundary=B",
    `Content-Length: ${body.length}`,
  ]);
  return sendFragments(person.serverUrl, head, cut(body, pieceSize));
}

function* cut(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
