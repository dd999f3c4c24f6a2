import { brand } from "@tenora/domain/brand";
import { Suspense, use } from "react";
import { ServerJsonLd } from "~/features/shell/metadata/json-ld";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { whenIdle } from "~/ui/browser/when-idle";
import { loadOnce } from "~/ui/loading/load-once";
import { questionsData } from "./questions-data.ts";
// Here, not beside the scene: what comes later must not bring its style later.
import "./scene.css";

const sections = loadOnce(() => import("./sections.tsx"));

/** Nothing to load; but with a loader on the server the browser's runs for navigations only. */
export const loader = () => null;

/** Coming from another page the old one stays until this one is there. */
export async function clientLoader() {
  await sections();
  return null;
}

export const meta = () => pageMeta({ description: brand.description });

/**
 * The server's page stands as it came until the browser is idle: nothing in it needs a script, so
 * none of its words travels twice before the first paint.
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
  const { Sections } = use(sections(whenIdle));
  return <Sections />;
}
