/** What middleware stores for one request. */
export interface RequestVariables {
  requestId: string;
  clientAddress: string;
}

export type AppEnvironment = { Variables: RequestVariables };
