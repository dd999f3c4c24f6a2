import { deflateSync } from "node:zlib";
import { type PdfEncryption, pdfEncryption } from "./encrypt-pdf.ts";

/** An object's text, or a stream with the entries of its dictionary. */
export type PdfObject = string | { readonly dictionary: string; readonly content: Buffer };

interface PdfOptions {
  /** By number, from 1 on; the first is the catalog. */
  readonly objects: readonly PdfObject[];
  /** Puts all objects that are no streams into an object stream (ISO 32000-2, 7.5.7). */
  readonly compress?: boolean;
  /** Encrypts with this user password, which may be empty; needs `compress`. */
  readonly userPassword?: string;
}

const header = "%PDF-1.7\n";

function streamBytes({ dictionary, content }: Exclude<PdfObject, string>): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`, "latin1"),
    content,
    Buffer.from("\nendstream"),
  ]);
}

const bytesOf = (object: PdfObject) =>
  typeof object === "string" ? Buffer.from(object, "latin1") : streamBytes(object);

/** Objects one after another, and where each begins. */
class Body {
  readonly offsets = new Map<number, number>();
  readonly #pieces: Buffer[] = [Buffer.from(header)];
  #length = header.length;

  get length(): number {
    return this.#length;
  }

  append(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  object(number: number, object: PdfObject): void {
    this.offsets.set(number, this.#length);
    this.append(
      Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytesOf(object), Buffer.from("\nendobj\n")]),
    );
  }

  bytes(): Buffer {
    return Buffer.concat(this.#pieces);
  }
}

/** A whole PDF of these objects, with a correct cross-reference table or stream. */
export function writePdf({ objects, compress = false, userPassword }: PdfOptions): Buffer {
  const encryption = userPassword === undefined ? null : pdfEncryption(userPassword);
  return compress ? withObjectStream(objects, encryption) : withTable(objects);
}

function withTable(objects: readonly PdfObject[]): Buffer {
  const body = new Body();
  for (const [index, object] of objects.entries()) body.object(index + 1, object);
  const start = body.length;
  const rows = [...body.offsets.values()].map(
    (offset) => `${String(offset).padStart(10, "0")} 00000 n \n`,
  );
  const size = objects.length + 1;
  body.append(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return body.bytes();
}

function withObjectStream(objects: readonly PdfObject[], encryption: PdfEncryption | null): Buffer {
  const body = new Body();
  const container = objects.length + 1;
  const encryptionNumber = container + 1;
  const table = container + 2;
  const inside = [...objects.entries()].flatMap(([index, object]) =>
    typeof object === "string" ? [{ number: index + 1, text: object }] : [],
  );
  const append = (number: number, { dictionary, content }: Exclude<PdfObject, string>) =>
    body.object(number, {
      dictionary,
      content: encryption ? encryption.encrypt(number, content) : content,
    });
  for (const [index, object] of objects.entries()) {
    if (typeof object !== "string") append(index + 1, object);
  }
  append(container, objectStream(inside));
  if (encryption) body.object(encryptionNumber, encryption.dictionary);

  const start = body.length;
  body.offsets.set(table, start);
  const rows = Array.from({ length: table + 1 }, (_, number) => {
    const row = Buffer.alloc(7);
    const place = inside.findIndex((one) => one.number === number);
    const offset = body.offsets.get(number);
    if (place >= 0) {
      row.writeUInt8(2, 0);
      row.writeUInt32BE(container, 1);
      row.writeUInt16BE(place, 5);
    } else if (offset !== undefined) {
      row.writeUInt8(1, 0);
      row.writeUInt32BE(offset, 1);
    }
    return row;
  });
  const id = encryption?.id.toString("hex");
  const encrypted = encryption ? `/Encrypt ${encryptionNumber} 0 R /ID [<${id}> <${id}>]` : "";
  body.object(table, {
    dictionary: `/Type /XRef /Size ${table + 1} /W [1 4 2] /Root 1 0 R ${encrypted} /Filter /FlateDecode`,
    content: deflateSync(Buffer.concat(rows)),
  });
  body.append(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return body.bytes();
}

function objectStream(inside: readonly { number: number; text: string }[]) {
  const texts = inside.map(({ text }) => text).join("\n");
  let offset = 0;
  const index = inside.map(({ number, text }) => {
    const entry = `${number} ${offset}`;
    offset += text.length + 1;
    return entry;
  });
  const head = `${index.join(" ")}\n`;
  return {
    dictionary: `/Type /ObjStm /N ${inside.length} /First ${head.length} /Filter /FlateDecode`,
    content: deflateSync(Buffer.from(head + texts, "latin1")),
  };
}
