import { documentAccept } from "@tenora/domain/certificate/certificate-type";
import { formatSize } from "@tenora/domain/text/format-size";
import FileText from "lucide-react/icons/file-text";
import FileUp from "lucide-react/icons/file-up";
import { useId } from "react";
import { Button, buttonClass } from "~/ui/button";
import { FieldLabel } from "~/ui/forms/field";
import { openOnEnter } from "~/ui/forms/open-on-enter";
import { Progress } from "~/ui/loading/progress";
import { useWallet } from "~/wallet/wallet-provider";
import { CertificateDrop } from "../../../certificate/certificate-drop";
import { PickerLabel } from "../../../certificate/picker-label";
import type { RequestDocument } from "../../api/responses.ts";
import type { RequestForm } from "../use-request-form.ts";
import { ReadingLine } from "./reading-line.tsx";
import { type DocumentsHook, maxDocuments, useDocuments } from "./use-documents.ts";

/** The files of a request: picked or dropped, and sent at once. */
export function DocumentsField({ form }: { form: RequestForm }) {
  const id = useId();
  const documents = useDocuments(form);
  const { config } = useWallet();
  const problem = documents.problem || form.errors.documents;
  const isCampaign = form.values.kind === "community";
  const isFull = form.documents.length >= maxDocuments;
  return (
    <div>
      <FieldLabel id={id}>{isCampaign ? "Documents (optional)" : "Documents"}</FieldLabel>
      {form.comments.documents && (
        <p className="mb-2 text-amber text-sm">Our reviewer: {form.comments.documents}</p>
      )}
      {form.documents.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-control border border-line">
          {form.documents.map((document) => (
            <DocumentRow key={document.id} document={document} documents={documents} />
          ))}
        </ul>
      )}
      {!isFull && (
        <CertificateDrop onFiles={(files) => void documents.add(files)}>
          <input
            id={id}
            type="file"
            onKeyDown={openOnEnter}
            multiple
            accept={documentAccept}
            aria-describedby={`${id}-help ${id}-alert`}
            aria-invalid={problem ? true : undefined}
            className="sr-only"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = "";
              if (files.length > 0) void documents.add(files);
            }}
          />
          <div className="flex flex-col items-center gap-3 px-6 py-8 text-center">
            <FileUp aria-hidden="true" className="size-8 text-mint-strong" />
            <p className="text-muted">Drop files here, or</p>
            <PickerLabel inputId={id} text="Choose files" />
          </div>
        </CertificateDrop>
      )}
      {documents.sending && (
        <div className="mt-3">
          <Progress
            value={documents.sending.sent * 100}
            label={`Sending ${documents.sending.fileName}`}
          />
        </div>
      )}
      <p
        id={`${id}-alert`}
        role="alert"
        className="mt-1.5 whitespace-pre-line font-medium text-brick text-sm"
      >
        {problem}
      </p>
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        PDF, PNG, JPG or an e-invoice as XML, up to {maxDocuments} files of 10 MB each. We read
        e-invoices, also inside PDFs, and fill in the next step for you. Our reviewers see every
        file; approved investors see only those you share, such as a copy without names and prices.
      </p>
      {config.features.demo && !isCampaign && (
        <ul aria-label="Download a sample invoice" className="-ml-3.5 flex flex-wrap">
          {samples.map(({ file, text }) => (
            <li key={file}>
              <a
                href={`/dev/${file}`}
                download
                className={buttonClass({ variant: "link", size: "sm" })}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const samples = [
  { file: "sample-invoice.pdf", text: "Download a sample invoice" },
  { file: "sample-invoice-factur-x.pdf", text: "as Factur-X (PDF)" },
  { file: "sample-invoice.xml", text: "as UBL (XML)" },
] as const;

function DocumentRow({
  document,
  documents,
}: {
  document: RequestDocument;
  documents: DocumentsHook;
}) {
  const { id, fileName, bytes, forInvestors, reading } = document;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:px-4">
      <FileText aria-hidden="true" className="size-6 shrink-0 text-mint-strong" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-medium text-[0.9375rem]">{fileName}</p>
        <p className="figures text-muted text-sm">{formatSize(bytes)}</p>
        <ReadingLine reading={reading} />
      </div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={forInvestors}
          onChange={(event) => void documents.showToInvestors(id, event.target.checked)}
          className="size-4.5 shrink-0 accent-primary"
        />
        Show to investors<span className="sr-only">: {fileName}</span>
      </label>
      <div className="flex gap-1">
        <Button variant="ghost" size="sm" onClick={() => void documents.open(id)}>
          Open<span className="sr-only"> {fileName}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void documents.remove(id)}>
          Remove<span className="sr-only"> {fileName}</span>
        </Button>
      </div>
    </li>
  );
}
