import { BlockList, isIP } from "node:net";
import { posix } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { MiddlewareHandler } from "hono";
import { canonicalPath } from "../http/canonical-path.ts";
import type { AppEnvironment } from "../http/request-context.ts";
import { mailboxKey } from "./mailbox-key.ts";

const localPaths = /^\/(dev|assets\/demo)(\/|$)/;
const mailbox = /^\/dev\/mail(\/|$)/;
/** Most paths cannot be a spelling of those, and need no normalization. */
const possiblyLocal = /%|dev|demo/i;
/** This machine, in either family. */
const ownMachine = new BlockList();
ownMachine.addSubnet("127.0.0.0", 8, "ipv4");
ownMachine.addAddress("::1", "ipv6");

/** What proxies and content networks write into a request that they pass on. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|x-envoy-.+|(?:.+-)?(?:client|connecting)-ip)$/;

/**
 * Demo tools and their code exist only for clients on the demo machine itself: its mails open admin
 * accounts. Everyone else gets 404: clients on other machines, requests that a proxy has passed on (it
 * says so in a header, or requests another host than PUBLIC_URL's), and pages that use DNS rebinding.
 * A proxy that hides itself completely still doesn't get the mails: they need the key that the start
 * printed.
 */
export function localOnly({
  demonstration,
  publicUrl,
}: Pick<WebSettings, "demonstration" | "publicUrl">): MiddlewareHandler<AppEnvironment> {
  const { host } = new URL(publicUrl);
  const openMailbox = mailboxKey(demonstration?.mailboxKey ?? null);
  return async (context, next) => {
    const { path } = context.req;
    const place = possiblyLocal.test(path) ? posix.normalize(canonicalPath(path)) : "";
    if (!localPaths.test(place)) return next();
    const isDirect =
      isOwnMachine(context.get("clientAddress")) &&
      context.req.header("host")?.toLowerCase() === host &&
      ![...context.req.raw.headers.keys()].some((name) => forwarding.test(name));
    if (demonstration === null || !isDirect) return context.text("Not found", 404);
    return mailbox.test(place) ? openMailbox(context, next) : next();
  };
}

function isOwnMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? "ipv6" : "ipv4");
}
