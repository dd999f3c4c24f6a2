import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";

const second = 1000;

/**
 * Around pages that read about the connected wallet: what is read is read once for all of them, and
 * again when the person comes back, since his wallet or our team may have acted meanwhile.
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
