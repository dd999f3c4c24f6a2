/** What the middlewares hand to each other along one request. */
export interface RequestVariables {
  requestId: string;
  clientAddress: string;
}

export type AppEnvironment = { Variables: RequestVariables };
