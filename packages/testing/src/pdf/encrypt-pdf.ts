import { createHash } from "node:crypto";

/** What fills a password up to 32 bytes (ISO 32000-1, 7.6.3.3, algorithm 2, step a). */
const padding = Buffer.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a",
  "hex",
);
/** Everything is permitted. */
const permissions = -4;

const md5 = (...pieces: readonly Buffer[]) =>
  createHash("md5").update(Buffer.concat(pieces)).digest();

const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, "latin1"), padding]).subarray(0, 32);

/** OpenSSL 3 no longer offers RC4. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other] as number, state[one] as number];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] as number) + (key[i % key.length] as number)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] as number)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] as number) + (state[j] as number)) & 255] as number);
  }) as Buffer;
}

/** RC4 with the key and then with 19 variations of it (algorithms 3 and 5 for revision 3). */
function rc4TwentyTimes(key: Buffer, data: Buffer): Buffer {
  let result = data;
  for (let round = 0; round < 20; round++) {
    result = rc4(key.map((byte) => byte ^ round) as Buffer, result);
  }
  return result;
}

function hashFiftyTimes(hash: Buffer): Buffer {
  let result = hash;
  for (let round = 0; round < 50; round++) result = md5(result);
  return result;
}

export interface PdfEncryption {
  /** The encryption dictionary, which itself stays readable. */
  readonly dictionary: string;
  readonly id: Buffer;
  encrypt(objectNumber: number, data: Buffer): Buffer;
}

/** The standard security handler with RC4 and 128 bits (V 2, R 3). */
export function pdfEncryption(userPassword: string): PdfEncryption {
  const id = md5(Buffer.from("a file of a test"));
  const ownerKey = hashFiftyTimes(md5(padded("owner")));
  const owner = rc4TwentyTimes(ownerKey, padded(userPassword));
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const key = hashFiftyTimes(md5(padded(userPassword), owner, flags, id));
  const user = Buffer.concat([rc4TwentyTimes(key, md5(padding, id)), Buffer.alloc(16)]);
  return {
    dictionary: `<< /Filter /Standard /V 2 /R 3 /Length 128 /P ${permissions} /O <${owner.toString("hex")}> /U <${user.toString("hex")}> >>`,
    id,
    encrypt(objectNumber, data) {
      const salt = Buffer.alloc(5);
      salt.writeUIntLE(objectNumber, 0, 3);
      return rc4(md5(key, salt), data);
    },
  };
}
