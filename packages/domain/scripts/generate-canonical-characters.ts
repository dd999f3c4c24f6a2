// Writes the table by which the numbers of an invoice are compared. It is committed, so that the
// result is the same in every browser and under every version of Node; a test compares it.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderTable } from "./canonical-characters/render-table.ts";

const file = "../src/generated/canonical-characters.ts";
writeFileSync(resolve(import.meta.dirname, file), renderTable());
