import { brand } from "@tenora/domain/brand";
import type { Marketplace } from "../marketplace.ts";

interface Started {
  readonly dataFolder: string;
  readonly tookMs: number;
  /** What is printed is kept by nobody, or is a demonstration's; else it may lie in a log for ever. */
  readonly mayShowPassword: boolean;
  readonly development?: boolean;
}

/** What a person needs to know once everything runs. */
export function startupMessage(
  { web, firstAdmin }: Pick<Marketplace, "web" | "firstAdmin">,
  { dataFolder, tookMs, mayShowPassword, development }: Started,
): string {
  const { email, generatedPassword } = firstAdmin;
  let password = `password as set before  (lost? npm run admin -- reset ${email})`;
  if (generatedPassword !== null) {
    password = mayShowPassword
      ? `password ${generatedPassword}  (shown once: keep it)`
      : `no password yet, as this may be a log: npm run admin -- reset ${email}`;
  }
  const lines = [
    "",
    `  ${brand.name} is ready (${(tookMs / 1000).toFixed(1)} s)`,
    "",
    `  Open          ${web.publicUrl}`,
    `  Admin portal  ${web.publicUrl}/admin`,
    `                ${email}`,
    `                ${password}`,
    ...mailboxLine(web),
    `  Data          ${dataFolder}`,
    ...(development ? ["", "  Changes in apps/web and packages show at once."] : []),
    "",
    "  Stop with Ctrl-C.",
    "",
  ];
  return lines.join("\n");
}

/** With the key in it: without, nobody is let in (a proxy may pass others on to this machine). */
function mailboxLine({ publicUrl, demonstration }: Marketplace["web"]): string[] {
  if (!demonstration?.mailFolder) return [];
  return [`  Mailbox       ${publicUrl}/dev/mail?key=${demonstration.mailboxKey}`];
}
