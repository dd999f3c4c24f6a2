// npm test: everything, on a machine that may be fresh.

import { runSteps } from "./run-steps.ts";
import {
  contracts,
  deadCode,
  journeys,
  lint,
  specification,
  types,
  vitest,
  whole,
} from "./steps.ts";
import { ensureChromium } from "./system/chromium.ts";
import { externalServices } from "./system/external-services.ts";

await runSteps([
  whole("Chromium is installed", ensureChromium),
  externalServices,
  // Much of it waits for processes of its own; the other lane then keeps the cores busy.
  {
    lanes: [
      [types, lint, deadCode, vitest("Unit tests", ["unit", "component"])],
      [contracts, vitest("Database tests", ["database"])],
    ],
  },
  {
    lanes: [
      [vitest("Server tests", ["server"])],
      [
        vitest("Supervisor tests", ["supervisor"]),
        vitest("Chain tests", ["chain"]),
        vitest("Indexer tests", ["indexer"]),
      ],
    ],
  },
  journeys(),
  specification,
]);
