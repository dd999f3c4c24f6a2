import { DomainError } from "@tenora/domain/domain-error";
import { type CsvRow, csvResponse, writeCsv } from "./write-csv.ts";

/** The most rows of a file that everybody may ask for. */
export const mostWalletRows = 5_000;

interface WalletExport {
  /** Without its ending. */
  readonly name: string;
  readonly header: readonly string[];
  /** Newest first; one more than `mostWalletRows` says that there are more. */
  readonly rows: readonly CsvRow[];
}

/** A CSV file of one wallet. One that isn't complete says so in its name. */
export function walletExport({ name, header, rows }: WalletExport): Response {
  const isComplete = rows.length <= mostWalletRows;
  const fileName = isComplete ? `${name}.csv` : `${name}-newest-${mostWalletRows}.csv`;
  return csvResponse(fileName, writeCsv(header, rows.slice(0, mostWalletRows)), isComplete);
}

interface Page<Row, Next> {
  readonly rows: readonly Row[];
  readonly next: Next | null;
}

/** The rows of all pages, newest first, at most one more than a file has. */
export async function readAllPages<Row, Next>(
  readPage: (after: Next | undefined) => Promise<Page<Row, Next>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Next | undefined;
  do {
    const page = await readPage(after);
    rows.push(...page.rows);
    after = page.next ?? undefined;
  } while (after !== undefined && rows.length <= mostWalletRows);
  return rows;
}

/** @throws DomainError MARKET_UNAVAILABLE for null, as `readMarket` answers while it can't read */
export function unlessNull<T>(found: T | null): T {
  if (found === null) throw new DomainError("MARKET_UNAVAILABLE");
  return found;
}
