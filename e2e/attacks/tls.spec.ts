import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeTlsCertificate } from "@tenora/testing/servers/tls-certificate";
import { fillSignIn, portal } from "../support/admin/sign-in.ts";
import { connect, giveWallet } from "../support/page-wallet.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";

// As in production: HAProxy with TLS outside, two web processes inside, PUBLIC_URL=https://….

test("TLS: an admin signs in and out over HTTP/2, with a cookie that only HTTPS carries", async ({
  page,
  context,
  marketplace,
  watch,
}) => {
  watch(page, /401 \(Unauthorized\)/);
  const { email, password } = marketplace.admin;

  await test.step("the page is served over HTTP/2 with HSTS", async () => {
    expect(marketplace.url).toMatch(/^https:/);
    const answer = await page.goto("/admin");
    expect(answer?.headers()["strict-transport-security"]).toMatch(/^max-age=31536000;/);
    expect(await answer?.securityDetails()).toMatchObject({ protocol: "TLS 1.3" });
    expect(await page.evaluate(nextHopProtocol)).toBe("h2");
  });

  await test.step("a wrong password shows the error, the right one signs in", async () => {
    await fillSignIn(page, email, "not the password");
    await expect(page.getByRole("alert")).toHaveText("Invalid credentials or not an admin user");
    await fillSignIn(page, email, password);
    await expectToast(page, "Login successful", "Welcome to the Admin Portal");
    await expect(portal(page)).toBeVisible();
  });

  await test.step("every cookie is __Host-, Secure, HttpOnly and SameSite", async () => {
    const cookies = await context.cookies(marketplace.url);
    expect(cookies.map(({ name }) => name).sort()).toEqual([
      "__Host-tenora.admin",
      "__Host-tenora.admin-browser",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: "Lax", path: "/" });
    }
  });

  await test.step("sign-out ends the session", async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
    const names = (await context.cookies(marketplace.url)).map(({ name }) => name);
    expect(names).not.toContain("__Host-tenora.admin");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  });
  await test.step("the demonstration tools answer 404", async () => {
    for (const path of ["/dev/mail", "/dev/mail.data"]) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    const headers = { origin: marketplace.url };
    const data = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
    expect((await page.request.post("/dev/rpc", { headers, data })).status()).toBe(404);
    const wallet = await giveWallet(page, marketplace);
    await page.goto("/business");
    await connect(page, wallet);
    await expect(page.getByText("Demo wallets")).toHaveCount(0);
  });
});

test("TLS: the browser of these tests rejects a certificate with another key", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "tenora-other-key-"));
  const bundle = readFileSync(makeTlsCertificate(folder).file);
  const server = createServer({ key: bundle, cert: bundle }, (_request, response) => {
    response.end("hello");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    const { port } = server.address() as AddressInfo;
    await expect(page.goto(`https://localhost:${port}/`)).rejects.toThrow(
      /ERR_CERT_AUTHORITY_INVALID/,
    );
    await expect(page.request.get(`https://localhost:${port}/`)).rejects.toThrow(/certificate/);
  } finally {
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true });
  }
});

/** Runs inside the page: the protocol by which it was loaded. */
function nextHopProtocol(): string | undefined {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.nextHopProtocol;
}
