import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const manifest = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };

/** Which files of each folder pdf.js may ask for; our content policy allows no WebAssembly. */
const folders: Readonly<Record<string, RegExp>> = {
  cmaps: /./,
  standard_fonts: /./,
  wasm: /^(LICENSE_(?!PDFJS_QUICKJS|QUICKJS|QCMS|PDFJS_QCMS).*|.*_nowasm_fallback\.js)$/,
};

/**
 * Puts the fonts, character maps and decoders that pdf.js loads by their own names into a folder of
 * the build that carries its version, so that browsers may keep them like all that is hashed.
 */
export function pdfjsFiles(): Plugin {
  return {
    name: "pdfjs-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const [folder, wanted] of Object.entries(folders)) {
        const source = join(dirname(manifest), folder);
        for (const file of readdirSync(source).filter((one) => wanted.test(one))) {
          this.emitFile({
            type: "asset",
            fileName: `assets/pdfjs-${version}/${folder}/${file}`,
            source: readFileSync(join(source, file)),
          });
        }
      }
    },
  };
}
