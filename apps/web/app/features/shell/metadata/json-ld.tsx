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
 * The same for data that only the server's HTML needs: browsers do not load the code that makes it,
 * and leave the element unchanged. `value` is read on the server only.
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
