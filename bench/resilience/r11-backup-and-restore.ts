import { restoreDrill } from "../../apps/supervisor/test/backup/restore-drill.ts";
import { type Bench, figure, information } from "../support/figure.ts";

const businesses = 200;

/** R11: a backup that is restored on an empty machine has the same rows and documents. */
export const run: Bench = async () => {
  const { before, after, pending, opened, secondRestore, seconds } = await restoreDrill(businesses);
  const tables = Object.keys(before.tables);
  const different = tables.filter((name) => before.tables[name] !== after.tables[name]);
  const documents = Object.keys(before.documents);
  const changed = documents.filter((name) => before.documents[name] !== after.documents[name]);
  const rows = Object.values(before.tables).reduce(
    (sum, text) => sum + Number.parseInt(text, 10),
    0,
  );
  const added = Object.keys(after.documents).length - documents.length;
  return [
    information(
      "backed up",
      `${rows} rows in ${tables.length} tables, ${documents.length} documents`,
    ),
    figure("tables that differ", `${different.length}`, "0", different.length === 0),
    figure(
      "documents that differ or were added",
      `${changed.length}, ${added}`,
      "0, 0",
      changed.length === 0 && added === 0 && documents.length === businesses + 1,
    ),
    figure(
      "businesses and documents shown by the restored marketplace",
      `${pending}, ${opened}`,
      `${businesses}, ${businesses}`,
      pending === businesses && opened === businesses,
    ),
    figure("a target in use", secondRestore.trim(), "rejected", secondRestore.includes("already")),
    information(
      "backup, restore",
      `${seconds.backup.toFixed(1)} s, ${seconds.restore.toFixed(1)} s`,
    ),
  ];
};
