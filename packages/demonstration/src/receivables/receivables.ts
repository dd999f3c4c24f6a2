import type { Recourse } from "@tenora/domain/funding-request/recourse";
import type { BusinessKey, CustomerKey } from "../people/participants.ts";

/** Days before the end of the history; negative: still to come. */
export type DaysAgo = number;

/** What people did, in order. */
export type SeedEvent =
  /** Buys a part of all units, in thousandths; buyers take turns unless one is named. */
  | { readonly do: "buy"; readonly ago: DaysAgo; readonly share: number; readonly buyer?: number }
  | { readonly do: "release" | "endSale" | "cancel" | "fraud" | "default"; readonly ago: DaysAgo }
  /** Pays a part of what is still due, in thousandths. */
  | { readonly do: "pay"; readonly ago: DaysAgo; readonly share: number }
  /** The first `notes` of the listing; all of them by default. */
  | {
      readonly do: "claim" | "refund" | "reward";
      readonly ago: DaysAgo;
      readonly notes?: number;
    }
  /** The owner of a note sells it to another investor, in thousandths of its cost. */
  | { readonly do: "resell"; readonly ago: DaysAgo; readonly note: number; readonly price: number }
  /** An operator raises it; the exchange has the SHA-256 of the evidence, to the letter. */
  | { readonly do: "dispute"; readonly ago: DaysAgo; readonly evidence: string };

/** What a seller hands over beside money; `early`: already while the receivable runs. */
export interface SeedReward {
  readonly when: "settled" | "early";
  readonly name: string;
  readonly description: string;
  readonly redemption: string;
}

export interface SeedReceivable {
  readonly seller: BusinessKey;
  /** Null: a community campaign, which the seller repays. */
  readonly customer: CustomerKey | null;
  readonly number: string;
  /** What it is about, if not an invoice. */
  readonly document?: "order";
  readonly token: "USDC" | "USDT";
  /** What the customer owes, in whole stablecoins; for a campaign it follows from the units. */
  readonly face: number;
  /** What the seller wants to raise, in whole stablecoins; a unit costs one. */
  readonly amount: number;
  /** Part of the units, in thousandths, below which the sale fails. */
  readonly minimum: number;
  /** Yearly return in basis points. */
  readonly apr: number;
  readonly listed: DaysAgo;
  readonly saleDays: number;
  readonly due: DaysAgo;
  readonly graceDays: number;
  /** What the seller signed about a customer that doesn't pay; nothing for a campaign. */
  readonly recourse?: Recourse;
  /** A reward for each note. */
  readonly reward?: SeedReward;
  readonly events: readonly SeedEvent[];
}

type Facts = Omit<SeedReceivable, "events" | "token" | "graceDays" | "minimum" | "saleDays"> &
  Partial<Pick<SeedReceivable, "token" | "graceDays" | "minimum" | "saleDays">>;

const receivable = (facts: Facts, ...events: readonly SeedEvent[]): SeedReceivable => ({
  token: "USDC",
  graceDays: 5,
  minimum: 400,
  saleDays: 10,
  ...(facts.customer === null ? {} : { recourse: "with" }),
  ...facts,
  events: [...events, ...releaseOf(events)],
});

/** Once several buyers have bought everything, the proceeds are released; one buyer does both. */
function releaseOf(events: readonly SeedEvent[]): readonly SeedEvent[] {
  const purchases = events.filter((event) => event.do === "buy");
  const bought = purchases.reduce((sum, { share }) => sum + share, 0);
  if (bought < 1000 || purchases.length < 2) return [];
  return [act("release", Math.min(...purchases.map(({ ago }) => ago)) - 0.2)];
}

/** Parts of the units, one buyer each, bought on the days after the listing. */
const sold = (listed: DaysAgo, ...shares: readonly number[]): SeedEvent[] =>
  shares.map((share, at) => ({ do: "buy", ago: listed - 1 - at, share }));

const pay = (ago: DaysAgo, share = 1000): SeedEvent => ({ do: "pay", ago, share });
const claim = (ago: DaysAgo, notes?: number): SeedEvent =>
  notes === undefined ? { do: "claim", ago } : { do: "claim", ago, notes };

function act(what: "release" | "endSale" | "cancel" | "fraud" | "default", ago: DaysAgo) {
  return { do: what, ago } as const;
}

/** As the portal keeps it: both sides, and a reference that makes its hash impossible to guess. */
const damagedSacks = `Sakura Home KK, by email: "21 of the 140 sacks arrived wet and can't be sold. We reported it on the day of delivery, with photos. We'll pay for the other 119 on the due date and ask for a credit note for the rest: 1,575 of the 10,500 invoiced."

Mekong Coffee Roasters, by phone: the sacks left dry, and the carrier signed for all 140. They've claimed on the carrier's insurance and expect its report within two weeks. They stand by the invoice until then.

Reference: 5f0c7a52-93d1-4f0e-8a4b-2f1d6c0b7e98
`;

/** Every receivable of the demonstration, in the order in which they were listed. */
export const receivables: readonly SeedReceivable[] = [
  // Small ones of businesses that are new, in tier 3, and what a better tier allowed.
  receivable(
    at("ben", "cleo", "BT-2601", { face: 5800, amount: 5200, apr: 1380, listed: 235, due: 200 }),
    ...sold(235, 400, 350, 250),
    pay(207),
    claim(206),
  ),
  receivable(
    {
      ...at("kallang", "pacific", "KM-7702", {
        face: 6500,
        amount: 5800,
        apr: 1390,
        listed: 234,
        due: 206,
      }),
      token: "USDT",
    },
    ...sold(234, 300, 300, 400),
    pay(206.6),
    claim(205),
  ),
  receivable(
    at("orchid", "cleo", "OP-3307", {
      face: 6000,
      amount: 5400,
      apr: 1330,
      listed: 233,
      due: 205,
    }),
    ...sold(233, 450, 550),
    pay(202),
    claim(201),
  ),
  receivable(
    at("harbour", "pacific", "HF-1180", {
      face: 7800,
      amount: 7000,
      apr: 1360,
      listed: 230,
      due: 200,
    }),
    ...sold(230, 500, 500),
    pay(212.6),
    claim(212),
  ),
  receivable(
    at("lumen", "nordlicht", "LT-0412", {
      face: 8200,
      amount: 7400,
      apr: 1390,
      listed: 220,
      due: 185,
    }),
    ...sold(220, 300, 300, 400),
    pay(196),
    claim(195),
  ),
  receivable(
    {
      ...at("harbour", "cleo", "HF-1191", {
        face: 9500,
        amount: 8500,
        apr: 1260,
        listed: 209,
        due: 155,
      }),
      token: "USDT",
    },
    ...sold(209, 1000),
    pay(155.6),
    claim(154),
  ),
  receivable(
    {
      ...at("ben", "nordlicht", "BT-2604", {
        face: 18000,
        amount: 16200,
        apr: 1290,
        listed: 203,
        due: 168,
      }),
      recourse: "without",
    },
    ...sold(203, 600, 400),
    pay(168.6),
    claim(167),
  ),
  // Two that default: recovered in part, and in full; a third, KM-7725, not at all.
  receivable(
    at("kallang", "delta", "KM-7714", {
      face: 16000,
      amount: 14200,
      apr: 1580,
      listed: 200,
      due: 113,
    }),
    // Dara's loss: a portfolio of the demonstration shows what one looks like.
    { do: "buy", ago: 199.4, share: 50, buyer: 0 },
    ...sold(200, 380, 570),
    act("default", 77),
    pay(66, 350),
    claim(65),
    pay(44, 300),
    claim(43, 2),
  ),
  receivable(
    at("orchid", "sakura", "OP-3311", {
      face: 9000,
      amount: 8000,
      apr: 1500,
      listed: 195,
      due: 109,
    }),
    ...sold(195, 500, 500),
    act("default", 73),
    pay(52),
    claim(51),
  ),
  receivable(
    at("lumen", "sakura", "LT-0420", {
      face: 15000,
      amount: 13400,
      apr: 1310,
      listed: 192,
      due: 145,
    }),
    ...sold(192, 500, 500),
    pay(160, 400),
    claim(158),
    pay(145.6),
    claim(144),
  ),
  receivable(
    at("mekong", "sakura", "MC-0951", {
      face: 8000,
      amount: 7100,
      apr: 1580,
      listed: 185,
      due: 125,
    }),
    ...sold(185, 1000),
    pay(133),
    claim(132),
  ),
  receivable(
    at("kallang", "delta", "KM-7725", {
      face: 11000,
      amount: 9800,
      apr: 1470,
      listed: 170,
      due: 110,
    }),
    ...sold(170, 500, 500),
    act("default", 72),
  ),
  receivable(
    at("ben", "cleo", "BT-2612", { face: 30000, amount: 27000, apr: 1210, listed: 160, due: 100 }),
    ...sold(160, 400, 300, 300),
    { do: "resell", ago: 130, note: 2, price: 1012 },
    pay(100.6),
    claim(99),
  ),
  receivable(
    {
      ...at("oven", null, "A second oven", {
        face: 0,
        amount: 6000,
        apr: 800,
        listed: 150,
        due: 90,
      }),
      reward: {
        when: "settled",
        name: "A box of sourdough",
        description: "Three sourdough loaves, baked that morning: one box for each note.",
        redemption: "Show the wallet that claimed it at our counter in Tiong Bahru.",
      },
    },
    ...sold(150, 250, 250, 500),
    pay(91),
    claim(89),
    { do: "reward", ago: 88, notes: 2 },
  ),
  receivable(
    at("harbour", "nordlicht", "HF-1204", {
      face: 22000,
      amount: 19700,
      apr: 1200,
      listed: 130,
      due: 70,
    }),
    ...sold(130, 500, 500),
    pay(80, 300),
    pay(74, 500),
    pay(71),
    claim(70),
  ),
  receivable(
    {
      ...at("mekong", "pacific", "MC-0960", {
        face: 20000,
        amount: 17800,
        apr: 1280,
        listed: 128,
        due: 70,
      }),
      minimum: 700,
      saleDays: 14,
    },
    ...sold(128, 200, 150),
    act("cancel", 113),
    { do: "refund", ago: 112 },
  ),
  receivable(
    at("kallang", "delta", "KM-7729", {
      face: 13000,
      amount: 11500,
      apr: 1610,
      listed: 120,
      due: 52,
    }),
    ...sold(120, 350, 650),
  ),
  receivable(
    at("kallang", "delta", "KM-7733", {
      face: 17500,
      amount: 15600,
      apr: 1440,
      listed: 112,
      due: 50,
    }),
    ...sold(112, 600, 400),
    pay(44, 250),
    claim(43),
  ),
  receivable(
    at("tideline", "sakura", "TS-118", {
      face: 4000,
      amount: 3500,
      apr: 1620,
      listed: 110,
      due: 50,
    }),
    ...sold(110, 500, 500),
    pay(38),
    claim(37),
  ),
  // Cancelled: as a fraud, by the seller, and below the minimum with a refund not taken yet.
  receivable(
    at("kallang", "delta", "KM-7736", {
      face: 28000,
      amount: 25000,
      apr: 1520,
      listed: 108,
      due: 48,
    }),
    ...sold(108, 200, 300),
    act("fraud", 104.6),
    { do: "refund", ago: 104 },
  ),
  receivable(
    {
      ...at("orchid", "nordlicht", "OP-3325", {
        face: 17000,
        amount: 15100,
        apr: 1310,
        listed: 105,
        due: 45,
      }),
      token: "USDT",
    },
    ...sold(105, 400, 600),
    pay(45.6),
    claim(44, 1),
  ),
  receivable(
    at("ben", "sakura", "BT-2619", { face: 7500, amount: 6700, apr: 1220, listed: 100, due: 40 }),
    act("cancel", 97),
  ),
  // Repaid late, the only one of a seller in tier 1.
  receivable(
    {
      ...at("ben", "sakura", "BT-2627", {
        face: 9900,
        amount: 8800,
        apr: 1340,
        listed: 85,
        due: 25,
      }),
      token: "USDT",
    },
    ...sold(85, 500, 500),
    pay(16, 300),
    pay(11),
    claim(10),
  ),
  receivable(
    at("ben", "pacific", "BT-2623", { face: 12500, amount: 11100, apr: 1200, listed: 80, due: 20 }),
    { do: "buy", ago: 79, share: 500, buyer: 0 },
    { do: "buy", ago: 78, share: 500, buyer: 1 },
    pay(21),
  ),
  receivable(
    {
      ...at("oven", null, "Delivery bicycle", {
        face: 0,
        amount: 3000,
        apr: 700,
        listed: 75,
        due: 15,
      }),
      minimum: 800,
    },
    ...sold(75, 300, 200),
    act("cancel", 64),
    { do: "refund", ago: 63, notes: 1 },
  ),
  receivable(
    {
      ...at("lumen", "nordlicht", "LT-0455", {
        face: 21000,
        amount: 18700,
        apr: 1230,
        listed: 72,
        due: 15,
      }),
    },
    ...sold(72, 300, 400, 300),
    pay(15.8),
    claim(15.2, 2),
  ),
  receivable(
    {
      ...at("harbour", "cleo", "HF-1226", {
        face: 16500,
        amount: 14800,
        apr: 1170,
        listed: 63,
        due: -12,
      }),
    },
    { do: "buy", ago: 62, share: 600, buyer: 1 },
    { do: "buy", ago: 61, share: 400, buyer: 5 },
  ),
  // In grace, running towards the due date, or late.
  receivable(
    {
      ...at("mekong", "pacific", "MC-0979", {
        face: 13500,
        amount: 12000,
        apr: 1360,
        listed: 50,
        due: 3,
      }),
      graceDays: 10,
    },
    ...sold(50, 500, 500),
    pay(12, 250),
    claim(11),
  ),
  receivable(
    at("mekong", "sakura", "MC-0983", {
      face: 10500,
      amount: 9300,
      apr: 1450,
      listed: 45,
      due: -15,
    }),
    ...sold(45, 400, 600),
    { do: "dispute", ago: 6, evidence: damagedSacks },
  ),
  receivable(
    {
      ...at("orchid", "pacific", "OP-3340", {
        face: 14000,
        amount: 12400,
        apr: 1400,
        listed: 42,
        due: 10,
      }),
    },
    ...sold(42, 1000),
  ),
  receivable(
    {
      ...at("harbour", "nordlicht", "HF-1233", {
        face: 36000,
        amount: 32400,
        apr: 1140,
        listed: 40,
        due: -50,
      }),
      recourse: "without",
    },
    { do: "buy", ago: 39, share: 250, buyer: 0 },
    ...sold(39, 400, 350),
    { do: "resell", ago: 12, note: 2, price: 1008 },
  ),
  receivable(
    {
      ...at("lumen", null, "Solar roof", {
        face: 0,
        amount: 15000,
        apr: 600,
        listed: 35,
        due: -55,
      }),
      reward: {
        when: "early",
        name: "Four cotton napkins",
        description:
          "A set of four cotton napkins, woven and sewn in Penang: one set for each note.",
        redemption:
          "Collect it at our workshop in Penang, or send us an address to post it to. Show the wallet that claimed it.",
      },
    },
    { do: "buy", ago: 34, share: 200, buyer: 0 },
    ...sold(34, 500, 300),
    { do: "reward", ago: 20, notes: 1 },
  ),
  receivable(
    at("ben", "cleo", "BT-2631", { face: 24000, amount: 21600, apr: 1150, listed: 30, due: -43 }),
    { do: "buy", ago: 29, share: 400, buyer: 0 },
    { do: "buy", ago: 28, share: 350, buyer: 1 },
    { do: "buy", ago: 27, share: 250, buyer: 7 },
  ),
  receivable(
    {
      ...at("lumen", "cleo", "LT-0461", {
        face: 19000,
        amount: 17000,
        apr: 1100,
        listed: 25,
        due: -35,
      }),
      token: "USDT",
    },
    ...sold(25, 550, 300),
    act("endSale", 18),
    act("release", 17.9),
  ),
  receivable(
    at("tideline", "nordlicht", "TS-124", {
      face: 5000,
      amount: 4400,
      apr: 1470,
      listed: 20,
      due: -40,
    }),
    ...sold(20, 500, 500),
  ),
  // The sale is over: the minimum was missed, or the proceeds wait for their release.
  receivable(
    {
      ...at("mekong", "cleo", "MC-0990", {
        face: 11500,
        amount: 10200,
        apr: 1330,
        listed: 13,
        due: -40,
      }),
      minimum: 800,
    },
    ...sold(13, 300),
  ),
  receivable(
    at("lumen", "sakura", "LT-0466", {
      face: 15500,
      amount: 13800,
      apr: 1520,
      listed: 12,
      due: -45,
    }),
    ...sold(12, 300, 350),
  ),
  // Paid out and still on sale.
  receivable(
    {
      ...at("ben", "nordlicht", "BT-2636", {
        face: 45000,
        amount: 40500,
        apr: 1180,
        listed: 9,
        due: -60,
      }),
      saleDays: 20,
    },
    { do: "buy", ago: 8, share: 300, buyer: 1 },
    ...sold(8, 250),
    act("release", 6),
  ),
  receivable(
    {
      ...at("harbour", "cleo", "HF-1240", {
        face: 26000,
        amount: 23300,
        apr: 1060,
        listed: 7,
        due: -50,
      }),
      token: "USDT",
      saleDays: 21,
    },
    ...sold(7, 450),
    act("release", 5),
  ),
  receivable(
    {
      ...at("orchid", "cleo", "OP-3352", {
        face: 13500,
        amount: 12000,
        apr: 1350,
        listed: 6,
        due: -54,
      }),
      saleDays: 18,
    },
    ...sold(6, 500),
    act("release", 4),
  ),
  // Open.
  receivable(
    {
      ...at("mekong", "cleo", "MC-0995", {
        face: 18500,
        amount: 16500,
        apr: 1420,
        listed: 5,
        due: -70,
      }),
      document: "order",
      saleDays: 25,
    },
    ...sold(5, 150),
  ),
  receivable(
    {
      ...at("ben", "cleo", "BT-2640", {
        face: 24000,
        amount: 21600,
        apr: 1150,
        listed: 4,
        due: -60,
      }),
      saleDays: 21,
    },
    ...sold(4, 250),
  ),
  receivable({
    ...at("harbour", "pacific", "HF-1244", {
      face: 33000,
      amount: 29600,
      apr: 1220,
      listed: 3,
      due: -85,
    }),
    saleDays: 28,
    recourse: "without",
  }),
  receivable(
    {
      ...at("oven", null, "Market stall", { face: 0, amount: 4000, apr: 900, listed: 3, due: -88 }),
      saleDays: 30,
      reward: {
        when: "settled",
        name: "Breakfast at our stall",
        description:
          "Four kaya buns and two coffees at our new stall: one breakfast for each note.",
        redemption: "Show the wallet that claimed it at the stall, on any Saturday.",
      },
    },
    ...sold(3, 150),
  ),
  receivable(
    {
      ...at("lumen", "sakura", "LT-0470", {
        face: 20500,
        amount: 18300,
        apr: 1410,
        listed: 2,
        due: -100,
      }),
      token: "USDT",
      saleDays: 30,
      recourse: "without",
    },
    { do: "buy", ago: 1.2, share: 200, buyer: 2 },
  ),
];

/** Requests of the demonstration's businesses that no admin has reviewed yet. */
export const waitingReceivables: readonly SeedReceivable[] = [
  receivable({
    ...at("harbour", "pacific", "HF-1250", {
      face: 31500,
      amount: 28000,
      apr: 1120,
      listed: 0.8,
      due: -62,
    }),
    saleDays: 21,
  }),
  receivable({
    ...at("mekong", "sakura", "MC-0998", {
      face: 9800,
      amount: 8600,
      apr: 1490,
      listed: 0.2,
      due: -48,
    }),
    saleDays: 21,
  }),
];

function at(
  seller: BusinessKey,
  customer: CustomerKey | null,
  number: string,
  facts: Pick<Facts, "face" | "amount" | "apr" | "listed" | "due">,
): Facts {
  return { seller, customer, number, ...facts };
}
