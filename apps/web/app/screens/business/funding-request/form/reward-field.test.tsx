// @vitest-environment jsdom
import { type Draft, emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { OwnRewards } from "~/features/reward/reward-view";
import { RewardField, rewardLines } from "./reward-field.tsx";
import type { RequestForm } from "./use-request-form.ts";

afterEach(clearPage);

const bread = {
  id: "7",
  name: "Bread for a year",
  description: "One loaf a week",
  redemption: "Ask us",
  until: "2027-12-31",
  picture: null,
};
const contract = `0x${"aa".repeat(20)}` as const;

function Page({ draft }: { draft: Partial<Draft> }) {
  const [values, setValues] = useState<Draft>({ ...emptyDraft, ...draft });
  const change = (changed: Partial<Draft>) => setValues({ ...values, ...changed });
  const context = { rewards: [{ ...bread, contract }] };
  const form = { values, errors: {}, comments: {}, context, change } as unknown as RequestForm;
  return (
    <>
      <RewardField form={form} />
      {rewardLines(form).map(({ label, value }) => (
        <p key={label}>
          {label}: {value}
        </p>
      ))}
    </>
  );
}

const open = (answer: () => Response, draft: Partial<Draft> = {}) =>
  renderPage({
    path: "/form",
    page: () => <Page draft={draft} />,
    wallet: "connected",
    server: { "/api/business/rewards": answer },
  });
const own = (made: OwnRewards["made"]) => () =>
  Response.json({ wallet: account, made, waiting: [] } satisfies OwnRewards);
const field = () => screen.findByLabelText("Reward, if you offer one");

test("reward field: a reward is chosen, shown whole, and claimed at one of two moments", async () => {
  open(own([bread]));
  expect(await screen.findByRole("option", { name: "Bread for a year (#7)" })).toBeDefined();
  await userEvent.selectOptions(await field(), "7");
  expect(screen.getByRole("heading", { name: "Bread for a year" })).toBeDefined();
  expect(screen.getByText(/Reward for each note: .*once it's repaid in full/)).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText("When it can be claimed"), "funded");
  expect(screen.getByText(/Bread for a year, once the sale is funded/)).toBeDefined();
  await userEvent.selectOptions(await field(), "");
  expect(screen.queryByLabelText("When it can be claimed")).toBeNull();
  expect(screen.queryByText(/Reward for each note/)).toBeNull();
});

test("reward field: without rewards it leads to where one is made", async () => {
  open(own([]));
  expect(await screen.findByText(/You haven't created any yet/)).toBeDefined();
  const link = screen.getByRole("link", { name: "Create a reward" });
  expect(link).toHaveProperty("pathname", "/business/rewards");
});

test.each([
  ["the server is down", () => Response.json({}, { status: 503 })],
  ["the market can't be read", own(null)],
])("reward field: while %s, what was chosen stays and can be taken out", async (_what, answer) => {
  open(answer, { reward: "7" });
  expect(await screen.findByText("We couldn't load your rewards")).toBeDefined();
  expect(within(await field()).getByRole("option", { name: "#7" })).toHaveProperty(
    "selected",
    true,
  );
  await userEvent.selectOptions(await field(), "");
  expect(within(await field()).getAllByRole("option")).toHaveLength(1);
});
