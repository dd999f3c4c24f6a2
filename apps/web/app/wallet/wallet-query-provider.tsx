import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";

const second = 1000;

/**
 * Shares the query cache between pages that read about the connected wallet. Data is read
 * again when the window gets the focus, since the wallet or our team may have changed it.
 */
export function WalletQueryProvider() {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: 1, staleTime: 10 * second, refetchOnWindowFocus: "always" },
        },
      }),
  );
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
