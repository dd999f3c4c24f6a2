import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const manifest = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };

const place = `/assets/pdfjs-${version}`;

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
    // While developing they lie at the same addresses.
    configureServer({ middlewares }) {
      middlewares.use(place, (request, response, next) => {
        const [, folder = "", file = ""] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url ?? "") ?? [];
        if (!folders[folder]?.test(file)) return next();
        createReadStream(join(dirname(manifest), folder, file))
          .on("error", next)
          .pipe(response);
      });
    },
    generateBundle() {
      for (const [folder, wanted] of Object.entries(folders)) {
        const source = join(dirname(manifest), folder);
        for (const file of readdirSync(source).filter((one) => wanted.test(one))) {
          this.emitFile({
            type: "asset",
            fileName: `${place.slice(1)}/${folder}/${file}`,
            source: readFileSync(join(source, file)),
          });
        }
      }
    },
  };
}
