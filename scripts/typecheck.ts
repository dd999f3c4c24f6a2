// npm run typecheck: TypeScript over every package.
import { runSteps } from "./run-steps.ts";
import { types } from "./steps.ts";

await runSteps([types]);
