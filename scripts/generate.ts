// npm run generate: writes every committed file that is made from others, each after those that it reads.
import { program } from "./steps.ts";

const generators = [
  "packages/domain/scripts/generate-canonical-characters.ts",
  "vectors/generate.ts",
  "packages/contracts/script/generate.ts",
  "apps/indexer/scripts/generate-tables.ts",
  "packages/database/scripts/generate-types.ts",
];

for (const file of generators) {
  console.log(file);
  const code = await program(process.execPath, [file]);
  if (code !== 0) process.exit(code);
}
process.exit(await program("biome", ["format", "--write", "vectors"]));
