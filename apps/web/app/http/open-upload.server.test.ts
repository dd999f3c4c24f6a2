import { certificateMaxBytes } from "@tenora/domain/certificate/certificate-type";
import { expect, test } from "vitest";
import { announcedBytes } from "./open-upload.server.ts";

const announcing = (length: string) => announcedBytes(new Headers({ "content-length": length }));

test("upload quota: charges the announced length, the maximum at the most", () => {
  expect(announcing("0")).toBe(0);
  expect(announcing("4096")).toBe(4096);
  expect(announcing("99999999999")).toBe(certificateMaxBytes);
  expect(announcedBytes(new Headers())).toBe(certificateMaxBytes);
});

test.each(["", "-5", "+5", "0x10", "1e3", "4.5", "NaN", "-Infinity", "5, 5", "1".repeat(20)])(
  "upload quota: charges the maximum for the unreadable length %j",
  (length) => {
    expect(announcing(length)).toBe(certificateMaxBytes);
  },
);
