import { Notice } from "~/ui/notice";

/** Told only where scripts are switched off, and nothing on the page could answer. */
export function ScriptRequired({ className }: { className: string }) {
  return (
    <noscript>
      <Notice role="none" title="This part needs JavaScript" className={className}>
        Your wallet can only be reached by a script of this page. Switch JavaScript on and load the
        page again.
      </Notice>
    </noscript>
  );
}
