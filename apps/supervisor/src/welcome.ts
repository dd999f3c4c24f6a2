import { brand } from "@tenora/domain/brand";
import type { Marketplace } from "./marketplace.ts";

/** What a person needs to know once everything runs. `tookMs` is in milliseconds. */
export function welcome(marketplace: Marketplace, dataFolder: string, tookMs: number): string {
  const { web, firstAdmin } = marketplace;
  const password = firstAdmin.madePassword
    ? `password ${firstAdmin.madePassword}  (shown once: keep it)`
    : "password as set before  (lost? npm run admin -- reset)";
  const lines = [
    "",
    `  ${brand.name} is ready (${(tookMs / 1000).toFixed(1)} s)`,
    "",
    `  Open          ${web.publicUrl}`,
    `  Admin portal  ${web.publicUrl}/admin`,
    `                ${firstAdmin.email}`,
    `                ${password}`,
    ...(web.publicConfig.features.mailbox ? [`  Mailbox       ${web.publicUrl}/dev/mail`] : []),
    `  Data          ${dataFolder}`,
    "",
    "  Stop with Ctrl-C.",
    "",
  ];
  return lines.join("\n");
}
