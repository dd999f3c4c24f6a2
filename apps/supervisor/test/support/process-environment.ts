import { readFileSync } from "node:fs";

/** Variables of ours that open something; no process that we start has them in its environment. */
export const secretVariables = [
  ...["DATABASE_URL", "DATABASE_DIRECT_URL", "AUTH_SECRET", "LINK_SECRET", "DATA_KEY"],
  ...["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "SMTP_URL", "EMAILJS_PRIVATE_KEY"],
  "ADMIN_PASSWORD",
];

/** The names of a process's variables, as the system tells them (Linux). */
export function environmentVariableNames(pid: number): string[] {
  return readFileSync(`/proc/${pid}/environ`, "utf8")
    .split("\0")
    .flatMap((line) => (line === "" ? [] : [line.split("=")[0] ?? ""]));
}
