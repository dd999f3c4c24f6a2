import { xmlEncodingOf } from "@tenora/domain/certificate/xml-encoding";
import { useEffect, useState } from "react";
import { Notice } from "~/ui/notice";
import { InSight } from "./in-sight.tsx";

/** More is in the original; a browser lays out no megabytes of text at once. In characters. */
const longest = 200_000;

interface DocumentTextProps {
  readonly url: string;
  readonly title: string;
  readonly onFailed: () => void;
  readonly onSeen: (() => void) | undefined;
}

/** An XML as the text that it is: nothing in it is ever rendered. */
export function DocumentText({ url, title, onFailed, onSeen }: DocumentTextProps) {
  const [text, setText] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link is fetched once
  useEffect(() => {
    const leaving = new AbortController();
    fetch(url, { signal: leaving.signal })
      .then((response) => (response.ok ? response.arrayBuffer() : Promise.reject(response.status)))
      .then((content) => setText(textOf(new Uint8Array(content))))
      .catch(() => leaving.signal.aborted || onFailed());
    return () => leaving.abort();
  }, [url]);

  return (
    <InSight onSeen={onSeen} isLoaded={text !== null}>
      <section
        aria-label={title}
        aria-busy={text === null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
        tabIndex={0}
        className="max-h-128 min-h-40 overflow-auto border-line border-t bg-surface-sunken p-4"
      >
        <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-sm">
          {text?.slice(0, longest)}
        </pre>
      </section>
      {text !== null && text.length > longest && (
        <Notice tone="warning" role="none" title="This is only the beginning" className="m-4">
          Download the original to see all of it.
        </Notice>
      )}
    </InSight>
  );
}

const textOf = (content: Uint8Array) =>
  new TextDecoder(xmlEncodingOf(content) ?? "utf-8").decode(content);
