import type {
  FundingRequestDetail,
  FundingRequestDocument,
} from "@tenora/database/funding-request/find-funding-request";
import { useState } from "react";
import { Button } from "~/ui/button";
import { DocumentPreview } from "../../requests/request/document/document-preview.tsx";
import { OriginalButton } from "../../requests/request/document/original-button.tsx";

/** A business can name its own files as it likes. */
const nameOf = ({ kind, fileName }: FundingRequestDocument) =>
  kind === "deed" ? "Deed of assignment (written by us)" : fileName;

/** The request's files, one of them shown beside the answers. Each view is in the audit log. */
export function Documents({ request }: { readonly request: FundingRequestDetail }) {
  const { id, documents } = request;
  const [chosen, setChosen] = useState(documents[0]?.id);
  const shown = documents.find((one) => one.id === chosen) ?? documents[0];
  const linkPath = (document: string) => `/api/admin/funding-requests/${id}/documents/${document}`;
  if (shown === undefined) return <p className="text-muted">This request has no documents.</p>;
  return (
    <section aria-label="Documents">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-medium">Documents</h3>
        <OriginalButton
          linkPath={linkPath(shown.id)}
          path={shown.url}
          size="sm"
          variant="outline"
        />
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {documents.map((document) => (
          <li key={document.id} className="min-w-0">
            <Button
              size="sm"
              variant={document === shown ? "default" : "outline"}
              aria-pressed={document === shown}
              title={nameOf(document)}
              className="max-w-full"
              onClick={() => setChosen(document.id)}
            >
              <span className="truncate">{nameOf(document)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-3 overflow-hidden rounded-control border border-line">
        <DocumentPreview
          key={shown.id}
          linkPath={linkPath(shown.id)}
          path={shown.url}
          title={shown.fileName}
        />
      </div>
    </section>
  );
}
