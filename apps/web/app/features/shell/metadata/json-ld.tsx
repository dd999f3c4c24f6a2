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

/**
 * The same for data that only the server's page needs: browsers are spared the code that makes it,
 * and leave what came as it is. `value` is looked at on the server alone.
 */
export function ServerJsonLd({ value }: { value: Readonly<Record<string, unknown>> | null }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds no character that ends a script
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? toJsonLd(value) : "" }}
    />
  );
}
