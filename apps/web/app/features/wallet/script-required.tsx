import { Notice } from "~/ui/notice";

/** Shown only where JavaScript is off. */
export function ScriptRequired({ className }: { className: string }) {
  return (
    <noscript>
      <Notice role="none" title="This part needs JavaScript" className={className}>
        Turn on JavaScript and reload the page to connect your wallet.
      </Notice>
    </noscript>
  );
}
