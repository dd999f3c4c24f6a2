import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** forge's native program, which npm ships as one package per system. */
export function forgeProgram(): string {
  const system = { linux: "linux", darwin: "darwin", win32: "win32" }[process.platform as string];
  const processor = process.arch === "x64" ? "amd64" : process.arch;
  const name = `@foundry-rs/forge-${system}-${processor}`;
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return join(dirname(manifest), "bin", process.platform === "win32" ? "forge.exe" : "forge");
}
