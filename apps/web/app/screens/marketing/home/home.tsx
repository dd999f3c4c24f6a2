import { brand } from "@tenora/domain/brand";
import { Suspense, use } from "react";
import { ServerJsonLd } from "~/features/shell/metadata/json-ld";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { whenIdle } from "~/ui/browser/when-idle";
import type { Route } from "./+types/home";
import { loadSections } from "./load-sections.ts";
import { loadHomeMarket } from "./market/home-market.server.ts";
import { questionsData } from "./questions-data.ts";
// Imported here, so that the style is there before the lazy sections.
import "./scene.css";

/** With a server loader, the client loader runs for navigations only. */
export const loader = ({ context }: Route.LoaderArgs) => loadHomeMarket(context);

/** On a navigation, the previous page stays until this one has loaded. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const asked = serverLoader().catch(() => null);
  const { orNothing } = await loadSections();
  return orNothing(asked);
}

export const meta = () => pageMeta({ description: brand.description });

/**
 * The server's HTML stays unhydrated until the browser is idle: nothing in it needs a script, so
 * its text is not sent twice before the first paint.
 */
export default function Home() {
  return (
    <>
      <ServerJsonLd value={import.meta.env.SSR ? questionsData() : null} />
      <Suspense>
        <LoadedSections />
      </Suspense>
    </>
  );
}

function LoadedSections() {
  const { Sections } = use(loadSections(whenIdle));
  return <Sections />;
}
