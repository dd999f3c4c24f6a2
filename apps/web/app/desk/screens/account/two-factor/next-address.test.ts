import { expect, test } from "vitest";
import { nextAddress, setUpBefore } from "./next-address.ts";

const nextOf = (next: string) => nextAddress(new URLSearchParams({ next }));

test.each([
  "/admin",
  "/admin/requests/7",
  "/ADMIN/audit",
  "/admin/audit?action=admin.invited&page=2",
])("next address: %s is led to, and comes back from the set-up", (address) => {
  expect(nextOf(address)).toBe(address);
  const setUp = new URL(setUpBefore(`https://tenora.example${address}`), "https://tenora.example");
  expect(setUp.pathname).toBe("/admin/two-factor");
  expect(nextAddress(setUp.searchParams)).toBe(address);
});

test.each([
  ["/admin/audit.data", "/admin/audit"],
  ["/admin/audit.data?page=2&_routes=a%2Cb", "/admin/audit?page=2"],
  ["/admin/_.data", "/admin"],
])("next address: %s, the data of a page, leads to the page", (address, page) => {
  const setUp = setUpBefore(`https://tenora.example${address}`);
  expect(setUp).toBe(`/admin/two-factor?${new URLSearchParams({ next: page })}`);
});

test.each([
  "",
  "admin",
  "/",
  "/exchange",
  "/administrator",
  "/admin/../exchange",
  "/admin/%2e%2e/exchange",
  "/admin/..\\exchange",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "/\t/evil.example/admin",
  "///evil.example/admin",
  "https://evil.example/admin",
  "https://portal.invalid/admin",
  "javascript:alert(1)",
  "//[",
])("next address: %j is not of the portal", (address) => {
  expect(nextOf(address)).toBeNull();
});

test("next address: without one it is unknown", () => {
  expect(nextAddress(new URLSearchParams())).toBeNull();
});
