import { readFileSync } from "node:fs";

/** Our secret variables, which no child process has in its environment. */
export const secretVariables = [
  ...["DATABASE_URL", "DATABASE_DIRECT_URL", "AUTH_SECRET", "LINK_SECRET", "DATA_KEY"],
  ...["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "SMTP_URL", "EMAILJS_PRIVATE_KEY"],
  "ADMIN_PASSWORD",
];

/** The names of a process's environment variables, from /proc (Linux). */
export function environmentVariableNames(pid: number): string[] {
  return readFileSync(`/proc/${pid}/environ`, "utf8")
    .split("\0")
    .flatMap((line) => (line === "" ? [] : [line.split("=")[0] ?? ""]));
}
