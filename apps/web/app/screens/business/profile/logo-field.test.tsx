// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import { useWallet } from "~/wallet/wallet-provider";
import { LogoField } from "./logo-field.tsx";

afterEach(clearPage);

const person = userEvent.setup();
const file = new File(["x"], "logo.png", { type: "image/png" });
const Connected = ({ logo }: { logo: string | null }) =>
  useWallet().isConnected ? <LogoField name="Ada Textiles" logo={logo} /> : null;

function open(logo: string | null, answer: () => Response) {
  URL.createObjectURL = () => "blob:chosen";
  URL.revokeObjectURL = () => {};
  renderPage({
    path: "/business/profile",
    page: () => <Connected logo={logo} />,
    wallet: "connected",
    server: {
      "/api/wallet/session": () => Response.json({ wallet: account }),
      "/api/business/logo": answer,
    },
  });
}
const picture = () => screen.getByRole("img", { name: "Logo of Ada Textiles" });

test("logo: is looked at before it is published, and stays chosen when that fails", async () => {
  let answer = () =>
    Response.json({ code: "LOGO_PICTURE", message: "Too small." }, { status: 415 });
  open(null, () => answer());
  expect(await screen.findByText("AT")).toBeDefined();
  await person.upload(screen.getByLabelText("Choose a logo"), file);
  await vi.waitFor(() => expect(picture().getAttribute("src")).toBe("blob:chosen"));
  const publish = () => person.click(screen.getByRole("button", { name: "Publish this logo" }));
  await publish();
  expect(await screen.findByText("Too small.")).toBeDefined();
  expect(picture().getAttribute("src")).toBe("blob:chosen");
  answer = () => Response.json({ logo: "/logos/1.jpg" });
  await publish();
  await vi.waitFor(() => expect(picture().getAttribute("src")).toBe("/logos/1.jpg"));
  expect(screen.queryByRole("button", { name: "Publish this logo" })).toBeNull();
});

test("logo: a chosen one can be left out, and the present one removed", async () => {
  open("/logos/1.jpg", () => Response.json({ ok: true }));
  await person.upload(await screen.findByLabelText("Choose another logo"), file);
  await person.click(await screen.findByRole("button", { name: "Cancel" }));
  await vi.waitFor(() => expect(picture().getAttribute("src")).toBe("/logos/1.jpg"));
  await person.click(screen.getByRole("button", { name: "Remove the logo" }));
  expect(await screen.findByText("AT")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remove the logo" })).toBeNull();
});
