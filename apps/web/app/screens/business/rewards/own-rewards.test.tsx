// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type {
  OwnRewards as OwnRewardsAnswer,
  RewardView,
  WaitingReward,
} from "~/features/reward/reward-view";
import { OwnRewardsList } from "./own-rewards.tsx";
import type { EarnedNote, MadeReward, RewardsPage } from "./rewards-page.ts";

afterEach(clearPage);

const reward: RewardView = {
  id: "7",
  name: "Bread for a year",
  description: "One loaf a week",
  redemption: "Ask at the counter",
  until: "2027-12-31",
  picture: "/rewards/pictures/bafkreiabc",
};
const note = (number: number, changes: Partial<EarnedNote>): EarnedNote => ({
  note: (12n << 24n) + BigInt(number),
  name: `12-${number}`,
  owner: `0x${"d0".repeat(20)}`,
  state: "claimed",
  isDelivered: false,
  ...changes,
});
const page = (made: readonly MadeReward[], links: Partial<RewardsPage> = {}): RewardsPage => ({
  market: { block: 9, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  rewards: [],
  hasMore: false,
  made,
  olderNotes: null,
  newestNotes: null,
  ...links,
});
const proven = { "/api/wallet/session": () => Response.json({ wallet: account }) };
const person = userEvent.setup();

function open(made: readonly MadeReward[], server: Record<string, () => Response> = {}) {
  return renderPage({
    path: "/business/rewards",
    page: () => <OwnRewardsList page={page(made)} />,
    wallet: "connected",
    server: { ...proven, ...server },
  });
}

test("own rewards: without any it says so once that is known, and otherwise why it can't", async () => {
  const none: OwnRewardsAnswer = { wallet: account, made: [], waiting: [] };
  open([], { "/api/business/rewards": () => Response.json(none) });
  expect(screen.queryByText("You haven't described a reward yet.")).toBeNull();
  expect(await screen.findByText("You haven't described a reward yet.")).toBeDefined();
  clearPage();
  open([], { "/api/business/rewards": () => Response.json({}, { status: 503 }) });
  expect(await screen.findByText("We couldn't load your rewards")).toBeDefined();
});

test("own rewards: while the chain can't be read, none is offered to be created there", async () => {
  const unknown: OwnRewardsAnswer = { wallet: account, made: null, waiting: null };
  open([], { "/api/business/rewards": () => Response.json(unknown) });
  expect(
    await screen.findByText("We can't read which of your rewards are on the chain right now"),
  ).toBeDefined();
  expect(screen.queryByText("You haven't described a reward yet.")).toBeNull();
});

test("own rewards: one that isn't on the chain yet can be created there", async () => {
  const answer: OwnRewardsAnswer = {
    wallet: account,
    made: [],
    waiting: [{ digest: "0xab", uri: "data:application/json,x", reward: { ...reward, id: "" } }],
  };
  open([], { "/api/business/rewards": () => Response.json(answer) });
  expect(await screen.findByText("Not on the chain yet")).toBeDefined();
  expect(screen.getByRole("button", { name: "Create it on the chain" })).toBeDefined();
  expect(screen.queryByText("You haven't described a reward yet.")).toBeNull();
});

const waiting: WaitingReward = {
  digest: `0x${"ab".repeat(32)}`,
  uri: "data:application/json,x",
  reward: { ...reward, id: "" },
};

test("own rewards: one that isn't on the chain is changed, and keeps its picture unless another is chosen", async () => {
  const sent: unknown[] = [];
  const answer: OwnRewardsAnswer = { wallet: account, made: [], waiting: [waiting] };
  open([], { "/api/business/rewards": () => Response.json(answer) });
  await person.click(await screen.findByRole("button", { name: "Change Bread for a year" }));
  expect(screen.getByAltText("The reward's picture")).toHaveProperty(
    "src",
    expect.stringMatching(/bafkreiabc$/),
  );
  const name = screen.getByLabelText("Name");
  expect(name).toHaveProperty("value", "Bread for a year");
  await person.clear(name);
  await person.type(name, "Bread for two years");
  const network = fetch;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)));
    return network(path, init);
  });
  await person.click(screen.getByRole("button", { name: "Save the reward" }));
  expect(await screen.findByRole("button", { name: "New reward" })).toBeDefined();
  const { description, redemption, until } = reward;
  const words = { name: "Bread for two years", description, redemption, until };
  expect(sent).toEqual([{ words, pictureUrl: null, replaces: waiting.digest }]);
});

test("own rewards: one that isn't on the chain is deleted after asking once; a refusal is told", async () => {
  let isMade = true;
  let left: readonly WaitingReward[] = [waiting];
  const { requests } = open([], {
    "/api/business/rewards": () => {
      const isFirst = requests.filter((path) => path.endsWith("/rewards")).length < 2;
      if (isFirst || left.length === 0)
        return Response.json({ wallet: account, made: [], waiting: left });
      if (isMade)
        return Response.json({ code: "REWARD_ON_CHAIN", message: "It's there." }, { status: 409 });
      left = [];
      return Response.json({ ok: true });
    },
  });
  await person.click(await screen.findByRole("button", { name: "Delete Bread for a year" }));
  await person.click(screen.getByRole("button", { name: "Delete the reward" }));
  expect(await screen.findByText("It's there.")).toBeDefined();
  isMade = false;
  await person.click(screen.getByRole("button", { name: "Delete the reward" }));
  expect(await screen.findByText("You haven't described a reward yet.")).toBeDefined();
});

test("new reward: what was typed is there again after a reload, for this wallet alone, until it's cancelled", async () => {
  const none: OwnRewardsAnswer = { wallet: account, made: [], waiting: [] };
  const server = { "/api/business/rewards": () => Response.json(none) };
  const start = async () => {
    open([], server);
    // By then the wallet is connected.
    await screen.findByText("You haven't described a reward yet.");
    await person.click(screen.getByRole("button", { name: "New reward" }));
  };
  const reload = () => {
    const stored = { ...localStorage };
    clearPage();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
  };
  await start();
  await person.type(screen.getByLabelText("Name"), "Bread");
  expect(Object.keys(localStorage)).toContain(`reward:${account}:`);
  reload();
  await start();
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Bread");
  expect(screen.getByText(/We kept what you typed/)).toBeDefined();
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  await person.click(screen.getByRole("button", { name: "New reward" }));
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "");
});

test("own rewards: where one is attached, who earned, claimed and received it", async () => {
  const notes = [
    note(1, {}),
    note(2, { isDelivered: true }),
    note(3, { state: "waiting-for-repayment" }),
    note(4, { state: "unfulfilled" }),
    note(5, { state: "void", owner: null }),
  ];
  open([{ reward, listings: [12n], notes }]);
  expect(await screen.findByRole("link", { name: "#12" })).toHaveProperty(
    "pathname",
    "/exchange/12",
  );
  expect(
    screen.getByText("5 notes: 2 claimed, 1 waiting for repayment, 1 unfulfilled, 1 refunded"),
  ).toBeDefined();
  const rows = within(screen.getByLabelText("Who earned Bread for a year")).getAllByRole(
    "listitem",
    {
      hidden: true,
    },
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/12-1.*Claimed, not handed over yetMark as handed over/),
    expect.stringMatching(/12-2.*Handed overUndo/),
    expect.stringMatching(/12-3.*Can be claimed once it's repaid$/),
    expect.stringMatching(/12-4.*Unfulfilled: the receivable defaulted$/),
    expect.stringMatching(/12-5.*Refunded · None: the sale didn't take place$/),
  ]);
});

test("own rewards: more notes than a page are one press away, and the sums say what they count", async () => {
  const links = {
    olderNotes: `/business/rewards?wallet=${account}&after=9`,
    newestNotes: `/business/rewards?wallet=${account}`,
  };
  const made = [{ reward, listings: [12n], notes: [note(1, {})] }];
  renderPage({
    path: "/business/rewards",
    page: () => <OwnRewardsList page={page(made, links)} />,
    wallet: "connected",
    server: proven,
  });
  const pages = within(await screen.findByRole("navigation", { name: "Pages" }));
  expect(pages.getByRole("link", { name: "Older notes" })).toHaveProperty(
    "search",
    `?wallet=${account}&after=9`,
  );
  expect(pages.getByRole("link", { name: "Newest notes" })).toHaveProperty(
    "search",
    `?wallet=${account}`,
  );
  expect(screen.getByText("1 note: 1 claimed on this page")).toBeDefined();
});

test("own rewards: a refusal of the mark is told, and nothing changes", async () => {
  const refused = { code: "REWARD_NOT_CLAIMED", message: "There's nothing to hand over yet." };
  open([{ reward, listings: [12n], notes: [note(1, {})] }], {
    "/api/business/rewards/deliveries": () => Response.json(refused, { status: 409 }),
  });
  await person.click(await screen.findByText("1 note: 1 claimed"));
  await person.click(screen.getByRole("button", { name: /Mark as handed over/, hidden: true }));
  expect(await screen.findByText("There's nothing to hand over yet.")).toBeDefined();
  expect(screen.getByText(/not handed over yet/)).toBeDefined();
});

test("new reward: says what is missing, keeps everything after a refusal, and closes once saved", async () => {
  let pictures = 0;
  let isFull = true;
  const { requests } = open([], {
    "/api/business/rewards/pictures": () => {
      pictures += 1;
      return Response.json({ pictureUrl: "/reward-pictures/x.jpg" });
    },
    "/api/business/rewards": () =>
      isFull
        ? Response.json({ code: "TOO_MANY_REWARDS", message: "That's too many." }, { status: 409 })
        : Response.json({ wallet: account, made: [], waiting: [] }),
  });
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
  await person.click(screen.getByRole("button", { name: "New reward" }));
  const save = () => person.click(screen.getByRole("button", { name: "Save the reward" }));
  await save();
  for (const message of ["Give the reward a name.", "Choose a picture.", "Say what buyers get."])
    expect(screen.getByText(message)).toBeDefined();
  expect(requests.filter((path) => path.endsWith("/pictures"))).toEqual([]);

  await person.type(screen.getByLabelText("Name"), "Bread for a year");
  await person.type(screen.getByLabelText("What buyers get"), "One loaf a week");
  await person.type(screen.getByLabelText("How they redeem it"), "Ask us");
  await person.type(screen.getByLabelText("Last day to redeem it"), "2027-12-31");
  await person.upload(
    screen.getByLabelText("Choose a picture"),
    new File(["x"], "bread.png", { type: "image/png" }),
  );
  await save();
  expect(await screen.findByText("That's too many.")).toBeDefined();
  expect(screen.getByLabelText("Name")).toHaveProperty("value", "Bread for a year");
  expect(screen.getByAltText("Chosen for the reward")).toBeDefined();

  isFull = false;
  let isBusy = false;
  const network = fetch;
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === "POST") isBusy = screen.getByLabelText("Name").matches(":disabled");
    return network(...request);
  });
  await save();
  expect(await screen.findByRole("button", { name: "New reward" })).toBeDefined();
  // The picture wasn't sent again, and nothing could be typed that wouldn't be saved.
  expect([pictures, isBusy]).toEqual([1, true]);
});
