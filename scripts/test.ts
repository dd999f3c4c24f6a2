// npm test: everything, on a machine that may be fresh.

import {
  contracts,
  deadCode,
  journeys,
  lint,
  runSteps,
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
  vitest("Unit tests", ["unit"]),
  vitest("Database tests", ["database"]),
  vitest("Server tests", ["server"]),
  vitest("Chain tests", ["chain"]),
  vitest("Indexer tests", ["indexer"]),
  contracts,
  journeys(),
  specification,
]);
