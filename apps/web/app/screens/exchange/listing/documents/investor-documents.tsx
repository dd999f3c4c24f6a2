import { formatSize } from "@tenora/domain/text/format-size";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import { ConnectButton } from "~/features/wallet/connect-button";
import { SignInButton } from "~/features/wallet/sign-in/sign-in-button";
import { useProvenQuery } from "~/features/wallet/sign-in/use-proven-query";
import { sendRequest } from "~/http/send-request";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useWallet } from "~/wallet/wallet-provider";
import { ListingQueries } from "../listing-queries.tsx";
import type { InvestorDocumentsResponse } from "./documents.route.ts";

export default function InvestorDocuments({ listing }: { listing: bigint }) {
  return (
    <ListingQueries>
      <Documents path={`/api/exchange/${listing}/documents`} />
    </ListingQueries>
  );
}

/** The files for an approved investor who is signed in; for others why not, and what to do about it. */
function Documents({ path }: { path: string }) {
  const { isConnected } = useWallet();
  const [problem, setProblem] = useState("");
  const { answer, refresh } = useProvenQuery<InvestorDocumentsResponse>(path, true);
  if (!isConnected)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">Connect the wallet that you registered as an investor.</p>
        <ConnectButton />
      </div>
    );
  if (answer.kind === "checking") return <p className="text-muted">Loading the documents …</p>;

  if (answer.kind === "unproven")
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">
          Sign in with your wallet to see them. It's free and doesn't move any funds.
        </p>
        <SignInButton variant="outline" onSignedIn={refresh} />
      </div>
    );
  if (answer.kind === "failed")
    return (
      <Notice
        role="none"
        action={
          <Button variant="outline" size="sm" onClick={() => void refresh()}>
            Try again
          </Button>
        }
      >
        We couldn't load the documents. Check your connection and try again.
      </Notice>
    );
  const { documents } = answer.data;
  if (documents === null)
    return <p className="text-muted">Only approved investors can see them.</p>;
  if (documents.length === 0)
    return <p className="text-muted">The seller shows no documents to investors.</p>;

  async function open(id: string) {
    // Opened now: a browser blocks a window that opens after the request.
    const tab = window.open("", "_blank");
    const result = await sendRequest<{ url: string }>(`${path}/${id}`, {
      method: "POST",
      body: {},
    });
    if (result.ok && tab) tab.location.href = result.data.url;
    else tab?.close();
    setProblem(result.ok ? "" : result.message);
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-control border border-line">
        {documents.map(({ id, fileName, bytes }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:px-4">
            <FileText aria-hidden="true" className="size-6 shrink-0 text-mint-strong" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="wrap-anywhere font-medium text-[0.9375rem]">{fileName}</p>
              <p className="figures text-muted text-sm">{formatSize(bytes)}</p>
            </div>
            <Button variant="ghost" size="sm" onClick={() => void open(id)}>
              Download<span className="sr-only"> {fileName}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-1.5 font-medium text-brick text-sm">
        {problem}
      </p>
    </>
  );
}
