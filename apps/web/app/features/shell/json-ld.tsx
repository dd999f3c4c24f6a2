import { toJsonLd } from "./to-json-ld.ts";

/** Structured data (schema.org) for search engines. */
export function JsonLd({ value }: { value: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds no character that ends a script
      dangerouslySetInnerHTML={{ __html: toJsonLd(value) }}
    />
  );
}
