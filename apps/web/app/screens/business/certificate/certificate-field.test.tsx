// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CertificateField } from "./certificate-field.tsx";
import { checkCertificate } from "./check-certificate.ts";
import { UploadProgress } from "./upload-progress.tsx";

afterEach(cleanup);

const pdf = new File(["%PDF-1.7 a certificate"], "certificate.pdf", { type: "application/pdf" });

function renderField(props: { file?: File; error?: string }) {
  const onFile = vi.fn();
  const onRemove = vi.fn();
  render(
    <CertificateField
      label="Registration certificate"
      file={props.file ?? null}
      error={props.error}
      onFile={onFile}
      onRemove={onRemove}
    />,
  );
  return { onFile, onRemove, input: screen.getByLabelText("Registration certificate") };
}

describe("certificate field", () => {
  test("takes a file that is picked, and the same one again", async () => {
    const { input, onFile } = renderField({});
    await userEvent.upload(input, pdf);
    await userEvent.upload(input, pdf);
    expect(onFile).toHaveBeenCalledTimes(2);
    expect(onFile).toHaveBeenLastCalledWith(pdf);
  });

  test("opens its picker by Enter", async () => {
    const { input } = renderField({});
    const opened = vi.fn();
    input.addEventListener("click", opened);
    input.focus();
    await userEvent.keyboard("{Enter}");
    expect(opened).toHaveBeenCalledOnce();
  });

  test("takes a file that is dropped", () => {
    const { onFile } = renderField({});
    fireEvent.drop(screen.getByText("Drop the file here, or"), { dataTransfer: { files: [pdf] } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(pdf);
  });

  test("takes the first of several that are dropped, and says so", () => {
    const { onFile } = renderField({});
    const files = [pdf, new File(["%PDF-1.7"], "second.pdf")];
    fireEvent.drop(screen.getByText("Drop the file here, or"), { dataTransfer: { files } });
    expect(onFile).toHaveBeenCalledExactlyOnceWith(pdf);
    expect(screen.getByRole("alert").textContent).toMatch(/^You can only send one file/);
  });

  test("names the chosen file and can remove it, with the focus back on the field §5.11", async () => {
    const { input, onRemove } = renderField({ file: pdf });
    expect(screen.getByRole("status").textContent).toContain("certificate.pdf");
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(onRemove).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(input);
  });

  test("shows a picture before it is sent", () => {
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL() {} }),
    );
    renderField({ file: new File(["x"], "scan.png", { type: "image/png" }) });
    const picture = screen.getByRole("img", { name: "Preview of your certificate" });
    expect(picture.getAttribute("src")).toBe("blob:1");
  });

  test("an error is announced and belongs to the field", () => {
    const { input } = renderField({ error: "File too large. Maximum file size is 10MB." });
    expect(screen.getByRole("alert").textContent).toBe(
      "File too large. Maximum file size is 10MB.",
    );
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-describedby")).toContain(screen.getByRole("alert").id);
  });
});

describe("certificate check in the browser", () => {
  const wrongType = "Invalid file type. Please upload a PDF, PNG, or JPG file.";

  test.each([
    ["a PDF", pdf, null],
    ["a program named .pdf", new File(["MZ"], "certificate.pdf"), wrongType],
    ["a PDF named .exe", new File(["%PDF-1.7"], "certificate.exe"), wrongType],
    ["an empty file", new File([], "certificate.pdf"), wrongType],
    ["a Word document", new File(["PK\u0003\u0004"], "certificate.docx"), wrongType],
    ["a page of HTML", new File(["<script>alert(1)</script>"], "certificate.png"), wrongType],
    [
      "a PDF behind a page of text",
      new File([`${"\n".repeat(1_025)}%PDF-1.7`], "a.pdf"),
      wrongType,
    ],
    ["a JPG", new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "certificate.jpg"), null],
  ])("%s §5.9 §9.14", async (_what, file, message) => {
    expect(await checkCertificate(file)).toBe(message);
  });

  test("more than 10 MB §5.10 §9.14", async () => {
    const allowed = new Uint8Array(10 * 1024 * 1024);
    allowed.set(new TextEncoder().encode("%PDF-1.7"));
    expect(await checkCertificate(new File([allowed], "certificate.pdf"))).toBeNull();
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "certificate.pdf");
    expect(await checkCertificate(large)).toBe("File too large. Maximum file size is 10MB.");
  });

  test("a file that can no longer be read", async () => {
    const moved = Object.assign(new File(["%PDF-1.7"], "certificate.pdf"), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error("moved")) }),
    });
    expect(await checkCertificate(moved)).toBe(
      "We couldn't read this file. Please choose it again.",
    );
  });
});

describe("upload progress", () => {
  test.each([
    [
      { kind: "proving" },
      "Confirm the signature in your wallet. Nothing is submitted until you do.",
    ],
    [{ kind: "saving" }, "Upload complete. Saving your request..."],
  ] as const)("%j", (phase, text) => {
    render(<UploadProgress phase={phase} saving="Saving your request..." />);
    expect(screen.getByRole("status").textContent).toBe(text);
  });

  test("shows how much has been sent", () => {
    render(<UploadProgress phase={{ kind: "sending", sent: 0.42 }} saving="" />);
    const bar = screen.getByRole("progressbar", { name: "Sending your certificate" });
    expect(bar.getAttribute("aria-valuenow")).toBe("42");
  });
});
