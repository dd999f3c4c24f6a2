import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Outlet } from "react-router";

const second = 1000;

/**
 * Shares the query cache between pages that read about the connected wallet. Data is read
 * again when the window gets the focus, since the wallet or our team may have changed it. Around a
 * layout's pages, or around a part of one page.
 */
export function WalletQueryProvider({ children }: { children?: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: 1, staleTime: 10 * second, refetchOnWindowFocus: "always" },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children ?? <Outlet />}</QueryClientProvider>;
}
