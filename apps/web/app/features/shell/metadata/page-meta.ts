import { brand } from "@tenora/domain/brand";
import type { MetaDescriptor } from "react-router";

interface PageMeta {
  /** Without the brand, which is added after it. The home page passes none. */
  title?: string;
  description: string;
}

/** Title and description of a page, for the browser and for link previews. */
export function pageMeta({ title, description }: PageMeta): MetaDescriptor[] {
  const full = title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.tagline}`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
  ];
}
