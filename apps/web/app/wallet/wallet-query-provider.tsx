import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Outlet } from "react-router";

const second = 1000;

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: 1, staleTime: 10 * second, refetchOnWindowFocus: "always" },
    },
  });

/**
 * Shares the query cache between pages that read about the connected wallet. Data is read
 * again when the window gets the focus, since the wallet or our team may have changed it. Around a
 * layout's pages, or around a part of one page.
 */
export function WalletQueryProvider({ children }: { children?: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children ?? <Outlet />}</QueryClientProvider>;
}

/** By the name of their page. */
const pages = new Map<string, { readonly client: QueryClient; parts: number }>();

function clientOfPage(name: string): QueryClient {
  const page = pages.get(name) ?? { client: newClient(), parts: 0 };
  pages.set(name, page);
  return page.client;
}

/** Keeps the client for the parts that come later, until the last of them is gone. */
function keepClient(name: string, client: QueryClient): () => void {
  const page = pages.get(name) ?? { client, parts: 0 };
  pages.set(name, page);
  page.parts += 1;
  return () => {
    page.parts -= 1;
    if (page.parts === 0) pages.delete(name);
  };
}

/**
 * The same for parts of one page that load by themselves, so that what two of them ask is asked once. For
 * the browser alone: a server has many visitors.
 */
export function PageQueryProvider({ name, children }: { name: string; children: ReactNode }) {
  const [client] = useState(() => clientOfPage(name));
  useEffect(() => keepClient(name, client), [name, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
