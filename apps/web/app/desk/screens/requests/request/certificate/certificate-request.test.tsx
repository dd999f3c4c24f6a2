// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  actionsIn,
  answerRequests,
  decided,
  openRequest,
} from "#test/components/desk/open-request.tsx";
import { businessRecord } from "#test/components/desk/records.ts";

describe("request details: another certificate", () => {
  it("asks for another certificate in a dialog that requires a message and keeps it after a failure", async () => {
    const sent = answerRequests(409);
    const certificateUrl = "/documents/business-documents/x.pdf";
    const dialog = await openRequest(businessRecord({ certificateUrl }));
    await userEvent.click(
      within(dialog).getByRole("button", { name: "Ask for another certificate" }),
    );
    const asking = within(screen.getByRole("dialog", { name: "Ask for another certificate" }));
    const message = asking.getByLabelText("What is wrong with it?");
    expect(message).toHaveProperty("value", "");
    expect(document.activeElement).toBe(message);
    await userEvent.click(asking.getByRole("button", { name: "Send message" }));
    expect(asking.getByText("Please say what is wrong with it")).toBeTruthy();
    expect(message.getAttribute("aria-invalid")).toBe("true");
    expect(sent).toEqual([]);
    await userEvent.type(message, " Page 2 is cut off ");
    await userEvent.click(asking.getByRole("button", { name: "Send message" }));
    expect(sent).toEqual([
      [
        `/api/admin/businesses/${businessRecord().id}/acts`,
        {
          act: "request-certificate",
          message: "Page 2 is cut off",
          seenCertificate: certificateUrl,
        },
      ],
    ]);
    expect(message).toHaveProperty("value", " Page 2 is cut off ");
    answerRequests();
    const send = asking.getByRole("button", { name: "Send message" });
    await waitFor(() => expect(send.getAttribute("aria-busy")).not.toBe("true"));
    await userEvent.click(send);
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Ask for another certificate" })).toBeNull(),
    );
  });

  it.each([
    [null, "Waiting for the applicant", false],
    [decided, "New certificate", true],
  ])(
    "shows what was asked of the certificate, answered at %j",
    async (answeredAt, label, canAsk) => {
      const certificateRequest = { message: "Blurred", requestedAt: decided, answeredAt };
      const dialog = await openRequest(businessRecord({ certificateRequest }));
      const section = within(dialog).getByRole("region", { name: "Another certificate" });
      expect(within(section).getByText(label)).toBeTruthy();
      expect(within(section).getByText("“Blurred”")).toBeTruthy();
      expect(actionsIn(dialog).includes("Ask for another certificate")).toBe(canAsk);
      expect(actionsIn(dialog)).toContain("Approve");
    },
  );
});
