import type { ReactNode } from "react";
import { PageQueryProvider } from "~/wallet/wallet-query-provider";

/** Around each part of a receivable's page that asks for its customer or its documents. */
export const ListingQueries = ({ children }: { children: ReactNode }) => (
  <PageQueryProvider name="receivable">{children}</PageQueryProvider>
);
