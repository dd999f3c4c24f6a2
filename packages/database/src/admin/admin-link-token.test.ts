import { expect, test } from "vitest";
import { adminLinkToken, adminLinkTokenForm, linkHashes, tokenHash } from "./admin-link-token.ts";

const id = "0b1f6a52-5a1e-4f7e-9a30-1c2d3e4f5a6b";
const stored = (key: string) => tokenHash(adminLinkToken(key, id));

test("admin links: a token matches the stored hash whichever current key created either", () => {
  for (const ring of [
    ["old", "new"],
    ["new", "old"],
  ]) {
    for (const mailedWith of ring) {
      const hashes = linkHashes(ring, adminLinkToken(mailedWith, id));
      expect([...hashes].sort()).toEqual([stored("old"), stored("new")].sort());
    }
  }
  expect(linkHashes(["old"], adminLinkToken("old", id))).toEqual([stored("old")]);
});

test("admin links: tokens of a removed key and forged tokens match no hash", () => {
  const token = adminLinkToken("old", id);
  expect(token).toMatch(adminLinkTokenForm);
  expect(linkHashes(["new"], token)).toEqual([]);
  const otherEnd = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  const otherId = adminLinkToken("old", id.replace("0b", "0c")).slice(0, 20) + token.slice(20);
  for (const made of [otherEnd, otherId, "x".repeat(64), token.slice(0, 22), ""]) {
    expect(linkHashes(["old"], made)).toEqual([]);
  }
});
