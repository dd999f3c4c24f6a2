import { Notice } from "~/ui/notice";

/** Told only where scripts are switched off, and nothing on the page could answer. */
export function ScriptRequired({ className }: { className: string }) {
  return (
    <noscript>
      <Notice role="none" title="This part needs JavaScript" className={className}>
        Turn on JavaScript and reload the page to connect your wallet.
      </Notice>
    </noscript>
  );
}
