import { useRef, useState } from "react";
import { sendRequest } from "~/http/send-request";
import { checkRequestDocument } from "../../../certificate/check-certificate";
import { sendForm } from "../../../certificate/send-form";
import type { AddedDocument } from "../../api/responses.ts";
import { openDocument } from "../../open-document.ts";
import { requestPath } from "../../request-queries.ts";
import type { RequestForm } from "../use-request-form.ts";

export const maxDocuments = 10;
const tooMany = `A request takes up to ${maxDocuments} files.`;

export interface DocumentsHook {
  /** How much of the current file was sent, from 0 to 1; null when none is being sent. */
  readonly sending: { readonly fileName: string; readonly sent: number } | null;
  readonly problem: string;
  /** Sends the files in their order, after those that wait already; a refused one stops no other. */
  add(files: readonly File[]): Promise<void>;
  /** Says whether approved investors may open a file. */
  showToInvestors(documentId: string, isShown: boolean): Promise<unknown>;
  remove(documentId: string): Promise<unknown>;
  /** Opens a file in a new tab. */
  open(documentId: string): Promise<void>;
}

/** Adds, changes and removes the files of a request. Its draft is saved before the first one. */
export function useDocuments(form: RequestForm): DocumentsHook {
  const [sending, setSending] = useState<DocumentsHook["sending"]>(null);
  const [problem, setProblem] = useState("");
  const waiting = useRef<File[]>([]);
  const isBusy = useRef(false);
  const path = `${requestPath(form.id)}/documents`;

  async function add(files: readonly File[]) {
    waiting.current.push(...files);
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem("");
    try {
      if ((await form.save()) !== null) setProblem(await sendWaiting());
    } finally {
      waiting.current = [];
      isBusy.current = false;
      setSending(null);
      await form.reload();
    }
  }

  /** Resolves with what was refused, and why; empty when nothing was. */
  async function sendWaiting(): Promise<string> {
    const refused = new Map<string, string[]>();
    let count = form.documents.length;
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const rejection = count < maxDocuments ? await send(file) : tooMany;
      if (rejection === null) count += 1;
      else refused.set(rejection, [...(refused.get(rejection) ?? []), file.name]);
    }
    return [...refused].map(([why, names]) => `${names.join(", ")}: ${why}`).join("\n");
  }

  async function send(file: File): Promise<string | null> {
    const rejection = await checkRequestDocument(file);
    if (rejection !== null) return rejection;
    setSending({ fileName: file.name, sent: 0 });
    const fields = { documentId: crypto.randomUUID(), forInvestors: "false" };
    const result = await sendForm<AddedDocument>(path, { fields, certificate: file }, (sent) =>
      setSending({ fileName: file.name, sent }),
    );
    if (!result.ok) return result.message;
    const { reading } = result.data;
    if (reading?.outcome === "read") form.fillFromFile(reading.answers);
    return null;
  }

  async function change(documentId: string, body: object): Promise<boolean> {
    setProblem("");
    const result = await sendRequest(`${path}/${documentId}`, { method: "PUT", body });
    if (!result.ok) setProblem(result.message);
    await form.reload();
    return result.ok;
  }

  return {
    sending,
    problem,
    add,
    showToInvestors: (documentId, forInvestors) => change(documentId, { forInvestors }),
    remove: (documentId) => change(documentId, { remove: true }),
    async open(documentId) {
      const rejection = await openDocument(form.id, documentId);
      if (rejection !== null) setProblem(rejection);
    },
  };
}
