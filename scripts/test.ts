// npm test: everything, on a machine that may be fresh.
import { findChromium } from "./chromium.ts";
import { outsideParts } from "./outside-parts.ts";
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

await runSteps([
  whole("Chromium is here", findChromium),
  outsideParts,
  types,
  lint,
  deadCode,
  vitest("Unit tests", "unit"),
  vitest("Database tests", "database"),
  vitest("Server tests", "server"),
  vitest("Chain tests", "chain"),
  contracts,
  journeys,
  specification,
]);
