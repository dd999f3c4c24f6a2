// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { account, clearPage, press, renderPage } from "#test/components/wallet/render-page.tsx";
import BusinessOnboarding from "./onboarding.tsx";

afterEach(clearPage);

/** Before the notice goes by itself. */
const soon = { timeout: 1_500 };
const pdf = new File(["%PDF-1.7 a certificate"], "certificate.pdf", { type: "application/pdf" });

const openOnboarding = (isDemo = false, wallet: "connected" | "locked" = "connected") =>
  renderPage({
    path: "/business/onboarding",
    page: BusinessOnboarding,
    wallet,
    isDemo,
    server: {
      [`/api/wallets/${account}/business`]: () => Response.json({ business: null }),
      "/api/wallet/session": () => Response.json({ wallet: account }),
    },
  });

const field = (name: string | RegExp) => screen.findByLabelText(name);
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const expectProgress = (percent: string) =>
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(percent);

async function fillCompany() {
  await userEvent.type(await field("Company name"), "Straits Cold Chain");
  await userEvent.selectOptions(await field("Country"), "Singapore");
  await userEvent.type(await field("Registration number"), "201912345D");
  await press("Next");
}

async function chooseCertificate(file = pdf) {
  await heading("Documents");
  await userEvent.upload(await field("Registration certificate"), file);
}

async function fillDirector() {
  await heading("Director");
  await userEvent.type(await field("Director's full name"), "Ada Lim");
  await userEvent.type(await field("Director's email"), "ada@example.com");
  await press("Next");
}

/** A browser whose uploads all end in this way. */
function stubUploads(event: "error" | "load", status = 0, body: object = {}) {
  class Upload extends EventTarget {
    upload = {};
    status = status;
    responseText = JSON.stringify(body);
    onload: (() => void) | null = null;
    open() {}
    send() {
      queueMicrotask(() => {
        this.onload?.();
        this.dispatchEvent(new Event(event));
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", Upload);
}

describe("business onboarding: a step says what is missing", () => {
  test("step 1 names each empty field and focuses the first §2.55 §4.20 §5.4 §5.5 §5.6", async () => {
    openOnboarding();
    const name = await field("Company name");
    expectProgress("25");
    expect(screen.getByRole("button", { name: "Back" })).toHaveProperty("disabled", true);
    const countries = [...screen.getByLabelText<HTMLSelectElement>("Country").options];
    expect(countries.map(({ text }) => text)).toEqual([
      "Choose a country",
      ...["Singapore", "Hong Kong", "Malaysia", "Thailand", "Indonesia", "Vietnam", "Other"],
    ]);
    await press("Next");
    expect(await screen.findByText("Missing information")).toBeDefined();
    expect(
      await screen.findByText("Please fill in all required company information fields"),
    ).toBeDefined();
    expect(screen.getByText("Enter the company's registered name.")).toBeDefined();
    expect(screen.getByText("Choose the country of registration.")).toBeDefined();
    expect(screen.getByText("Enter the registration number.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  test("step 1 takes a name of spaces for none §5.4", async () => {
    openOnboarding();
    await userEvent.type(await field("Company name"), "   ");
    await userEvent.selectOptions(await field("Country"), "Other");
    await userEvent.type(await field("Registration number"), "201912345D");
    await press("Next");
    expect(await screen.findByText("Enter the company's registered name.")).toBeDefined();
    expectProgress("25");
  });

  test("step 1's notice goes with its last missing field, not before", async () => {
    openOnboarding();
    await press("Next");
    const notice = "Please fill in all required company information fields";
    await screen.findByText(notice);
    await userEvent.type(await field("Company name"), "Straits Cold Chain");
    await userEvent.selectOptions(await field("Country"), "Singapore");
    expect(screen.getByText(notice)).toBeDefined();
    await userEvent.type(await field("Registration number"), "201912345D");
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull(), soon);
  });

  test("step 2's notice goes once a certificate is chosen", async () => {
    openOnboarding();
    await fillCompany();
    await heading("Documents");
    await press("Next");
    const notice = "Please upload your registration certificate";
    await screen.findByText(notice);
    await chooseCertificate();
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull(), soon);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("step 2 offers a sample certificate in a demonstration only: %j", async (isDemo, count) => {
    openOnboarding(isDemo);
    await fillCompany();
    await field("Registration certificate");
    const links = screen.queryAllByRole("link", { name: "Download a sample certificate" });
    expect(links).toHaveLength(count);
    for (const link of links) expect(link.getAttribute("href")).toBe("/dev/sample-certificate.pdf");
  });

  test("step 2 needs a certificate, and rejects a file of another type §5.7 §5.8 §5.9 §9.14", async () => {
    openOnboarding();
    await fillCompany();
    await heading("Documents");
    expectProgress("50");
    await press("Next");
    expect(await screen.findByText("Missing document")).toBeDefined();
    expect(await screen.findByText("Please upload your registration certificate")).toBeDefined();
    await chooseCertificate(new File(["MZ"], "certificate.pdf", { type: "application/pdf" }));
    expect(
      await screen.findByText("Invalid file type. Please upload a PDF, PNG, or JPG file."),
    ).toBeDefined();
  });

  test("step 3 asks for an email address that can be one §5.12 §5.13", async () => {
    openOnboarding();
    await fillCompany();
    await chooseCertificate();
    await press("Next");
    await heading("Director");
    await userEvent.type(await field("Director's full name"), "Ada Lim");
    expectProgress("75");
    const email = await field("Director's email");
    expect(email.getAttribute("type")).toBe("email");
    await userEvent.type(email, "ada@");
    await press("Next");
    expect(
      await screen.findByText("Please fill in all required director information fields"),
    ).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(email));
    expect(
      await screen.findByText("Enter an email address such as name@company.com."),
    ).toBeDefined();
  });

  test("step 4 needs the consent, which names what is agreed to, and then the wallet §2.56 §5.14 §5.15 §5.16 §9.16", async () => {
    openOnboarding(false, "locked");
    await fillCompany();
    await chooseCertificate();
    await press("Next");
    await fillDirector();
    await heading("Consent and wallet");
    expectProgress("100");
    await press("Submit");
    expect(await screen.findByText("Consent required")).toBeDefined();
    expect(screen.getByText("You must consent to join the platform")).toBeDefined();
    const consent = screen.getByRole("checkbox", {
      name: /information I have given is accurate.*business will be reviewed.*version 2026-11-27\.3/,
    });
    expect(consent).toHaveProperty("checked", false);
    for (const path of ["/terms", "/privacy", "/risk"]) {
      const link = document.querySelector(`main a[href="${path}"], a[href="${path}"]`);
      expect([path, link?.getAttribute("target")]).toEqual([path, "_blank"]);
    }
    await userEvent.click(consent);
    await press("Submit");
    expect(await screen.findByText("Please connect your wallet to continue")).toBeDefined();
    expect(screen.getAllByText("Wallet connection required").length).toBeGreaterThan(1);
  });
});

test("business onboarding: Back keeps what was typed and chosen, and ends at step 1 §4.21", async () => {
  openOnboarding();
  await fillCompany();
  await chooseCertificate();
  await press("Next");
  await fillDirector();
  await heading("Consent and wallet");
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Back");
  expect(await field("Director's email")).toHaveProperty("value", "ada@example.com");
  await press("Back");
  expect(await screen.findByText("certificate.pdf")).toBeDefined();
  await press("Back");
  expect(await field("Company name")).toHaveProperty("value", "Straits Cold Chain");
  expect(await field("Country")).toHaveProperty("value", "Singapore");
  expect(screen.getByRole("button", { name: "Back" })).toHaveProperty("disabled", true);
  for (const title of ["Documents", "Director", "Consent and wallet"]) {
    await press("Next");
    await heading(title);
  }
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
});

test("onboarding draft: a reload restores the text fields, not the file or the consent", async () => {
  sessionStorage.setItem(
    "onboardingDraft",
    JSON.stringify({
      values: { companyName: "Straits Cold Chain", country: "Singapore", consent: true },
      step: 4,
      fileName: "certificate.pdf",
      submissionKey: "3f2c1f8e-0000-4000-8000-000000000000",
    }),
  );
  openOnboarding();
  await heading("Documents");
  expect(screen.getByText("Please choose the file again")).toBeDefined();
  await press("Back");
  expect(await field("Company name")).toHaveProperty("value", "Straits Cold Chain");
});

describe("business onboarding: a failed upload loses nothing", () => {
  async function submitForm() {
    openOnboarding();
    await fillCompany();
    await chooseCertificate();
    await press("Next");
    await fillDirector();
    await heading("Consent and wallet");
    await userEvent.click(screen.getByRole("checkbox"));
    await screen.findByText("Wallet connected");
    await press("Submit");
  }

  test("a connection that breaks keeps the last step open", async () => {
    stubUploads("error");
    await submitForm();
    expect(await screen.findByText("Submission failed")).toBeDefined();
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
    expect(screen.getByRole("button", { name: "Submit" })).toHaveProperty("disabled", false);
  });

  test("a business that this wallet has already is said to exist §5.17", async () => {
    const message = "A business with this wallet address already exists";
    stubUploads("load", 409, { code: "WALLET_TAKEN", message });
    await submitForm();
    expect(await screen.findByText("Submission failed")).toBeDefined();
    expect(screen.getByText(message)).toBeDefined();
  });

  test("a certificate that the server rejects leads back to step 2", async () => {
    const message = "Invalid file type. Please upload a PDF, PNG, or JPG file.";
    stubUploads("load", 415, { code: "CERTIFICATE_TYPE", message });
    await submitForm();
    await heading("Documents");
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    expect(screen.queryByText("certificate.pdf")).toBeNull();
  });
});
