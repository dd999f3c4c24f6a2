import type { PublicConfig } from "@tenora/configuration/public-config";
import { brand } from "@tenora/domain/brand";
import { lazy, type ReactNode, Suspense } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { knownWalletScript } from "~/features/dashboard/known-wallet";
import { Background } from "~/features/shell/background";
import { Footer } from "~/features/shell/footer";
import { Header } from "~/features/shell/header";
import { SiteHead } from "~/features/shell/metadata/site-head";
import { RouteChange } from "~/features/shell/route-change";
import { themeScript } from "~/features/theme/theme";
import { ThemeToggle } from "~/features/theme/theme-toggle";
import { DemoWalletHost } from "~/features/wallet/demo/demo-wallet-host";
import { WalletButton } from "~/features/wallet/wallet-button";
import { useNonce } from "~/http/nonce";
import { servicesContext } from "~/services.server";
import { Toaster } from "~/ui/toast/toast";
import { WalletProvider } from "~/wallet/wallet-provider";
import type { Route } from "./+types/root";
import "./app.css";
import interLatin from "./ui/fonts/inter-latin.woff2?url";
import newsreaderLatin from "./ui/fonts/newsreader-display-latin.woff2?url";

// What is rarely shown is not sent along with every page.
const FailureView = lazy(() => import("~/screens/errors/failure-view"));
const NotFoundView = lazy(() => import("~/screens/errors/not-found-view"));

const font = (href: string) =>
  ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: Route.LinksFunction = () => [
  font(newsreaderLatin),
  font(interLatin),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  // None of our names has a per cent sign, which is what an address that can't be decoded is read with.
  if (new URL(request.url).pathname.includes("%25")) throw data(null, { status: 404 });
  const { settings, now } = context.get(servicesContext);
  return {
    year: now().getUTCFullYear(),
    config: settings.publicConfig,
    operator: settings.operator,
    origin: settings.publicUrl,
  };
}

/** Year and configuration stay those with which the page was opened: no navigation waits for them. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const year = root?.year ?? new Date().getUTCFullYear();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b3b2e" />
        <meta property="og:site_name" content={brand.name} />
        <meta name="twitter:card" content="summary_large_image" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, which run once
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? themeScript + knownWalletScript : "",
          }}
        />
        <Meta />
        {root && <SiteHead origin={root.origin} />}
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="-translate-y-24 fixed top-3 left-3 z-50 rounded-control bg-primary px-5 py-3 font-medium text-on-primary focus:translate-y-0"
        >
          Skip to content
        </a>
        <Background />
        <WithWallet config={root?.config}>
          <Header walletButton={root && <WalletButton />} />
          <main id="main" tabIndex={-1} className="flex-1 pt-header outline-none">
            {children}
          </main>
          <Footer year={year} themeToggle={<ThemeToggle />} />
          {root && <DemoWalletHost />}
        </WithWallet>
        <Toaster />
        <RouteChange />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** When even the root could not be loaded there is no chain to speak of, and no wallet. */
function WithWallet({
  config,
  children,
}: {
  config: PublicConfig | undefined;
  children: ReactNode;
}) {
  if (!config) return children;
  return <WalletProvider config={config}>{children}</WalletProvider>;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>{`${status === 404 ? "Page not found" : "Something went wrong"} · ${brand.name}`}</title>
      <Suspense>
        {status === 404 ? <NotFoundView path={pathname} /> : <FailureView status={status} />}
      </Suspense>
    </>
  );
}
