import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(m?js|css|svg|json|txt|webmanifest)$/;

/** Puts a `.br` and a `.gz` beside every text asset, so that no request pays for compression. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile() && text.test(one.name));
  await Promise.all(files.map((one) => compress(join(one.parentPath, one.name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const best = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await Promise.all([
    promisify(brotliCompress)(content, best).then((out) => writeFile(`${file}.br`, out)),
    promisify(gzip)(content, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
  ]);
}
