import { execFileSync } from "node:child_process";

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
const lines = (text: string) => text.split("\n").filter(Boolean);

/** The commit from which this branch began; on the main branch itself, its last commit. */
export function baseOfBranch(): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main);
    } catch {
      // There is no such branch here.
    }
  }
  return git("rev-parse", "HEAD");
}

/** Files that differ from `base`, committed or not, from the project's root; deleted ones too. */
export function changedFiles(base: string): string[] {
  const tracked = lines(git("diff", "--name-only", "--no-renames", base));
  return [...tracked, ...lines(git("ls-files", "--others", "--exclude-standard"))];
}
