import type { Logger } from "pino";

/** What the middlewares hand to each other along one request. */
export interface RequestVariables {
  requestId: string;
  clientAddress: string;
  log: Logger;
}

export type AppEnvironment = { Variables: RequestVariables };
