import { expect, test } from "vitest";
import { adminLinkToken, adminLinkTokenForm, linkHashes, tokenHash } from "./admin-link-token.ts";

const id = "0b1f6a52-5a1e-4f7e-9a30-1c2d3e4f5a6b";
const kept = (key: string) => tokenHash(adminLinkToken(key, id));

test("a link is found whichever of the live keys made it, and whichever wrote its mail", () => {
  for (const ring of [
    ["old", "new"],
    ["new", "old"],
  ]) {
    for (const mailedWith of ring) {
      const hashes = linkHashes(ring, adminLinkToken(mailedWith, id));
      expect([...hashes].sort()).toEqual([kept("old"), kept("new")].sort());
    }
  }
  expect(linkHashes(["old"], adminLinkToken("old", id))).toEqual([kept("old")]);
});

test("a key that was dropped leads nowhere, nor does what no key made", () => {
  const token = adminLinkToken("old", id);
  expect(token).toMatch(adminLinkTokenForm);
  expect(linkHashes(["new"], token)).toEqual([]);
  const otherEnd = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  const otherId = adminLinkToken("old", id.replace("0b", "0c")).slice(0, 20) + token.slice(20);
  for (const made of [otherEnd, otherId, "x".repeat(64), token.slice(0, 22), ""]) {
    expect(linkHashes(["old"], made)).toEqual([]);
  }
});
