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
  types,
  lint,
  deadCode,
  vitest("Unit tests", ["unit", "component"]),
  vitest("Database tests", ["database"]),
  // Each waits for its own processes most of the time; other steps keep both cores busy.
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
  contracts,
  journeys(),
  specification,
]);
