import { receivable, type SeedReceivable, take } from "./receivable.ts";

/** What is on sale, and sales that ended otherwise than sold out. */
export const sales: readonly SeedReceivable[] = [
  // Cancelled as a fraud, with a refund not taken yet.
  receivable(
    ["kallang", "delta", "KM-7736"],
    {
      face: 28000,
      amount: 25000,
      apr: 1520,
      listed: 108,
      due: 48,
      sold: { farah: 200, goran: 300 },
    },
    { do: "fraud", ago: 104.6 },
    take("refund", 104, 1),
  ),
  // The minimum was missed.
  receivable(["mekong", "cleo", "MC-0990"], {
    minimum: 800,
    face: 11500,
    amount: 10200,
    apr: 1330,
    listed: 13,
    due: -40,
    sold: { goran: 300 },
  }),
  // The proceeds wait for their release.
  receivable(["orchid", "cleo", "OP-3352"], {
    face: 13500,
    amount: 12000,
    apr: 1350,
    listed: 12,
    due: -54,
    sold: { hana: 300, ivan: 350 },
  }),
  // Paid out and still on sale.
  receivable(
    ["ben", "nordlicht", "BT-2636"],
    {
      token: "USDT",
      recourse: "without",
      saleDays: 20,
      face: 45000,
      amount: 40500,
      apr: 1180,
      listed: 9,
      due: -60,
      sold: { eli: 300, jun: 250 },
    },
    { do: "release", ago: 6 },
  ),
  receivable(["mekong", "cleo", "MC-0995"], {
    document: "order",
    saleDays: 25,
    face: 18500,
    amount: 16500,
    apr: 1420,
    listed: 5,
    due: -70,
    sold: { leo: 150 },
  }),
  receivable(["oven", null, "Market stall"], {
    saleDays: 30,
    face: 0,
    amount: 4000,
    apr: 900,
    listed: 4,
    due: -88,
    sold: { farah: 150 },
    reward: {
      when: "early",
      name: "Breakfast at our stall",
      description: "Four kaya buns and two coffees at our new stall: one breakfast for each note.",
      redemption: "Show the wallet that claimed it at the stall, on any Saturday.",
    },
  }),
  receivable(["ben", "pacific", "BT-2638"], {
    recourse: "without",
    saleDays: 28,
    face: 33000,
    amount: 29600,
    apr: 1220,
    listed: 3,
    due: -85,
  }),
  receivable(["ben", "cleo", "BT-2640"], {
    saleDays: 21,
    face: 24000,
    amount: 21600,
    apr: 1150,
    listed: 2,
    due: -60,
    sold: { mina: 250 },
  }),
];

/** Requests of the demonstration's businesses that no admin has reviewed yet. */
export const waitingReceivables: readonly SeedReceivable[] = [
  receivable(["mekong", "pacific", "MC-0997"], {
    saleDays: 21,
    face: 31500,
    amount: 28000,
    apr: 1120,
    listed: 0.8,
    due: -62,
  }),
  receivable(["mekong", "sakura", "MC-0998"], {
    saleDays: 21,
    face: 9800,
    amount: 8600,
    apr: 1490,
    listed: 0.2,
    due: -48,
  }),
];
