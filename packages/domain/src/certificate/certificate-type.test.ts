import fc from "fast-check";
import { expect, test } from "vitest";
import { certificateTypes, sniffCertificate, sniffLength } from "./certificate-type.ts";

test.each(Object.entries(certificateTypes))(
  "certificate type: recognises %s by its first bytes",
  (type, { magic }) => {
    expect(sniffCertificate(Uint8Array.from([...magic, 1, 2, 3]))).toBe(type);
    // One byte short, or one byte late, it is nothing.
    expect(sniffCertificate(Uint8Array.from(magic.slice(0, -1)))).toBeNull();
    expect(sniffCertificate(Uint8Array.from([0, ...magic]))).toBeNull();
    expect(magic.length).toBeLessThanOrEqual(sniffLength);
  },
);

test("certificate type: rejects random bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 16 }), (bytes) => {
      const starts = Object.values(certificateTypes).some(({ magic }) =>
        magic.every((byte, at) => bytes[at] === byte),
      );
      fc.pre(!starts);
      expect(sniffCertificate(bytes)).toBeNull();
    }),
  );
});
