// npm run typecheck: TypeScript over every package.
import { runSteps, types } from "./steps.ts";

await runSteps([types]);
