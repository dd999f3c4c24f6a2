// @vitest-environment jsdom
import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { RequestForm } from "../use-request-form.ts";
import { DocumentsField } from "./documents-field.tsx";

afterEach(clearPage);

const pdf = (name: string) => new File(["%PDF-1.7"], name);
const program = (name: string) => new File(["MZ"], name);

/** The field of a request that has so many files; the server takes every file, and these are their names. */
async function openField(count = 0) {
  const sent: string[] = [];
  class Upload extends EventTarget {
    upload = {};
    status = 200;
    responseText = "{}";
    onload: (() => void) | null = null;
    open() {}
    send(form: FormData) {
      sent.push((form.get("registrationCertificate") as File).name);
      queueMicrotask(() => this.onload?.());
    }
  }
  const documents = Array.from({ length: count }, (_, at) => ({
    id: String(at),
    fileName: `${at}.pdf`,
    bytes: 9,
    forInvestors: false,
    reading: null,
  }));
  const reload = vi.fn(async () => null);
  const form = {
    id: "1",
    values: emptyDraft,
    documents,
    errors: {},
    comments: {},
    save: async () => 1,
    reload,
  } as unknown as RequestForm;
  renderPage({ path: "/form", page: () => <DocumentsField form={form} /> });
  vi.stubGlobal("XMLHttpRequest", Upload);
  const target = await screen.findByText("Drop files here, or");
  return {
    sent,
    drop: (...files: File[]) => fireEvent.drop(target, { dataTransfer: { files } }),
    /** Once everything that waited was sent or refused. */
    untilDone: () => vi.waitFor(() => expect(reload).toHaveBeenCalledOnce()),
  };
}

test("documents: three files dropped together are sent in order, then one dropped meanwhile", async () => {
  const { sent, drop, untilDone } = await openField();
  drop(pdf("a.pdf"), pdf("b.pdf"), pdf("c.pdf"));
  drop(pdf("d.pdf"));
  await untilDone();
  expect(sent).toEqual(["a.pdf", "b.pdf", "c.pdf", "d.pdf"]);
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("documents: a refused file stops no other, and up to ten are taken", async () => {
  const { sent, drop, untilDone } = await openField(8);
  drop(program("a.pdf"), pdf("b.pdf"), program("c.pdf"), pdf("d.pdf"), pdf("e.pdf"), pdf("f.pdf"));
  await untilDone();
  expect(sent).toEqual(["b.pdf", "d.pdf"]);
  // The page shows it with its next rendering.
  await vi.waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "a.pdf, c.pdf: Please choose a PDF, PNG or JPG, or an e-invoice as XML.\n" +
        "e.pdf, f.pdf: A request takes up to 10 files.",
    ),
  );
});
