import { restoreDrill } from "../../apps/supervisor/test/backup/restore-drill.ts";
import { type Bench, figure, information } from "../support/figure.ts";

const businesses = 200;

/** R11: a backup restored on an empty machine equals what was backed up, in rows and in bytes. */
export const run: Bench = async () => {
  const { before, after, pending, opened, secondRestore, seconds } = await restoreDrill(businesses);
  const tables = Object.keys(before.tables);
  const other = tables.filter((name) => before.tables[name] !== after.tables[name]);
  const documents = Object.keys(before.documents);
  const changed = documents.filter((name) => before.documents[name] !== after.documents[name]);
  const rows = Object.values(before.tables).reduce(
    (sum, text) => sum + Number.parseInt(text, 10),
    0,
  );
  const more = Object.keys(after.documents).length - documents.length;
  return [
    information(
      "backed up",
      `${rows} rows in ${tables.length} tables, ${documents.length} documents`,
    ),
    figure("tables that differ afterwards", `${other.length}`, "0", other.length === 0),
    figure(
      "documents that differ, or are too many",
      `${changed.length}, ${more}`,
      "0, 0",
      changed.length === 0 && more === 0 && documents.length === businesses + 1,
    ),
    figure(
      "businesses and documents shown by the restored marketplace",
      `${pending}, ${opened}`,
      `${businesses}, ${businesses}`,
      pending === businesses && opened === businesses,
    ),
    figure("a target in use", secondRestore.trim(), "refused", secondRestore.includes("already")),
    information(
      "backup, restore",
      `${seconds.backup.toFixed(1)} s, ${seconds.restore.toFixed(1)} s`,
    ),
  ];
};
