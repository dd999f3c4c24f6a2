import { describe, expect, test } from "vitest";
import { documentUrl, type ObjectPath, parseDocumentUrl, parseObjectPath } from "./object-path.ts";
import { isLinkValid, signLink } from "./signed-link.ts";

const path = "00000000-0000-4000-8000-000000000000.pdf";
const object: ObjectPath = { bucket: "business-documents", path };
const now = Date.parse("2026-11-21T10:00:00Z");
const queryOf = (link: string) => {
  const { searchParams } = new URL(link, "http://host");
  return { expires: searchParams.get("expires"), signature: searchParams.get("signature") };
};
const isValid = (link: string, at: number, what = object, secret = "secret") =>
  isLinkValid(what, queryOf(link), secret, at);

describe("signed link", () => {
  const link = signLink(object, "secret", now);

  test("expires after 60 seconds §7.25 §9.17", () => {
    expect(isValid(link, now)).toBe(true);
    expect(isValid(link, now + 59_999)).toBe(true);
    expect(isValid(link, now + 60_000)).toBe(false);
  });

  test("opens one document, with one secret", () => {
    const other = { ...object, path: path.replace("0", "1") };
    expect(isValid(link, now, other)).toBe(false);
    expect(isValid(link, now, object, "another")).toBe(false);
  });

  test("is signed with the first key and valid with any key of the ring", () => {
    const ring = ["new", "secret"];
    const opens = (one: string, keys: string | string[]) =>
      isLinkValid(object, queryOf(one), keys, now);
    expect(opens(link, ring)).toBe(true);
    expect(opens(signLink(object, ring, now), "new")).toBe(true);
    expect(opens(signLink(object, ring, now), "secret")).toBe(false);
    expect(opens(link, ["new", "other"])).toBe(false);
  });

  test("is invalid when its expiry is changed or removed", () => {
    const { expires, signature } = queryOf(link);
    const check = (query: { expires: string | null; signature: string | null }) =>
      isLinkValid(object, query, "secret", now);
    expect(check({ expires: String(Number(expires) + 1), signature })).toBe(false);
    expect(check({ expires: `0${expires}`, signature })).toBe(false);
    expect(check({ expires: null, signature })).toBe(false);
    expect(check({ expires, signature: null })).toBe(false);
    expect(check({ expires, signature: signature?.slice(1) ?? "" })).toBe(false);
  });
});

test("signed link: requires a valid bucket and path §5.31", () => {
  expect(parseObjectPath("business-documents", path)).toEqual(object);
  expect(parseObjectPath("business-documents", undefined)).toBeNull();
  expect(parseObjectPath(undefined, path)).toBeNull();
  expect(parseObjectPath("", "")).toBeNull();
  expect(parseObjectPath("another-bucket", path)).toBeNull();
  expect(parseObjectPath("business-documents", `../${path}`)).toBeNull();
  expect(parseDocumentUrl(documentUrl(object))).toEqual(object);
  expect(parseDocumentUrl("Your document was received.")).toBeNull();
  expect(parseDocumentUrl(`${documentUrl(object)}/more`)).toBeNull();
});
