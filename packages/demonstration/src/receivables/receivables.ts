import { owed } from "./owed.ts";
import type { SeedReceivable } from "./receivable.ts";
import { repaid } from "./repaid.ts";
import { sales } from "./sales.ts";

/** Every receivable of the demonstration. */
export const receivables: readonly SeedReceivable[] = [...repaid, ...owed, ...sales];
