import { pay, receivable, type SeedReceivable, take } from "./receivable.ts";

/** Small ones of businesses that are new, in tier 3, and what a better tier allowed. */
export const repaid: readonly SeedReceivable[] = [
  receivable(
    ["ben", "cleo", "BT-2601"],
    {
      face: 5800,
      amount: 5200,
      apr: 1380,
      listed: 235,
      due: 200,
      sold: { farah: 400, goran: 350, hana: 250 },
    },
    pay(207),
    take("claim", 206),
  ),
  receivable(
    ["kallang", "pacific", "KM-7702"],
    {
      token: "USDT",
      face: 6500,
      amount: 5800,
      apr: 1390,
      listed: 234,
      due: 206,
      sold: { jun: 300, kavya: 300, leo: 400 },
    },
    pay(206.6),
    take("claim", 205),
  ),
  // Within its grace period.
  receivable(
    ["orchid", "cleo", "OP-3307"],
    {
      face: 6000,
      amount: 5400,
      apr: 1330,
      listed: 233,
      due: 205,
      sold: { mina: 450, farah: 550 },
    },
    pay(202),
    take("claim", 201),
  ),
  receivable(
    ["ben", "nordlicht", "BT-2604"],
    {
      recourse: "without",
      face: 18000,
      amount: 16200,
      apr: 1290,
      listed: 203,
      due: 168,
      sold: { eli: 600, ivan: 400 },
    },
    pay(168.6),
    take("claim", 167),
  ),
  // In default, and recovered in full.
  receivable(
    ["orchid", "sakura", "OP-3311"],
    {
      face: 9000,
      amount: 8000,
      apr: 1500,
      listed: 195,
      due: 109,
      sold: { dara: 500, mina: 500 },
    },
    { do: "default", ago: 73 },
    pay(52),
    take("claim", 51),
  ),
  receivable(
    ["mekong", "sakura", "MC-0951"],
    { face: 8000, amount: 7100, apr: 1580, listed: 185, due: 125, sold: { goran: 1000 } },
    pay(140, 400),
    take("claim", 138),
    pay(133),
    take("claim", 132),
  ),
  receivable(
    ["oven", null, "A second oven"],
    {
      face: 0,
      amount: 6000,
      apr: 800,
      listed: 150,
      due: 90,
      sold: { hana: 250, ivan: 250, jun: 500 },
      reward: {
        when: "settled",
        name: "A box of sourdough",
        description: "Three sourdough loaves, baked that morning: one box for each note.",
        redemption: "Show the wallet that claimed it at our counter in Tiong Bahru.",
      },
    },
    pay(91),
    take("claim", 89),
    take("reward", 88, 2),
  ),
  // Late, the only one of a seller in tier 1.
  receivable(
    ["ben", "sakura", "BT-2627"],
    {
      token: "USDT",
      face: 9900,
      amount: 8800,
      apr: 1340,
      listed: 85,
      due: 22,
      sold: { hana: 500, ivan: 500 },
    },
    pay(16, 300),
    pay(11),
    take("claim", 10),
  ),
  // Waits to be collected.
  receivable(
    ["ben", "pacific", "BT-2623"],
    {
      face: 12500,
      amount: 11100,
      apr: 1200,
      listed: 80,
      due: 20,
      sold: { dara: 500, eli: 500 },
    },
    pay(21),
  ),
];
