import { pay, receivable, type SeedReceivable, take } from "./receivable.ts";

/** As the portal keeps it: both sides, and a reference that makes its hash impossible to guess. */
const damagedSacks = `Sakura Home KK, by email: "21 of the 140 sacks arrived wet and can't be sold. We reported it on the day of delivery, with photos. We'll pay for the other 119 on the due date and ask for a credit note for the rest: 1,575 of the 10,500 invoiced."

Mekong Coffee Roasters, by phone: the sacks left dry, and the carrier signed for all 140. They've claimed on the carrier's insurance and expect its report within two weeks. They stand by the invoice until then.

Reference: 5f0c7a52-93d1-4f0e-8a4b-2f1d6c0b7e98
`;

/** What was sold and isn't repaid: in default, after its due date, and running towards it. */
export const owed: readonly SeedReceivable[] = [
  // Recovered in part. Dara's loss: a portfolio of the demonstration shows what one looks like.
  receivable(
    ["kallang", "delta", "KM-7714"],
    {
      face: 16000,
      amount: 14200,
      apr: 1580,
      listed: 200,
      due: 113,
      sold: { dara: 50, kavya: 380, leo: 570 },
    },
    { do: "default", ago: 77 },
    pay(66, 350),
    take("claim", 65),
    pay(44, 300),
    take("claim", 43, 2),
  ),
  // A default may be recorded.
  receivable(
    ["kallang", "delta", "KM-7733"],
    {
      face: 17500,
      amount: 15600,
      apr: 1440,
      listed: 112,
      due: 50,
      sold: { eli: 600, jun: 400 },
    },
    pay(44, 250),
    take("claim", 43),
  ),
  // In its grace period.
  receivable(
    ["mekong", "pacific", "MC-0979"],
    {
      graceDays: 10,
      face: 13500,
      amount: 12000,
      apr: 1360,
      listed: 50,
      due: 3,
      sold: { jun: 500, kavya: 500 },
    },
    pay(12, 250),
    take("claim", 11),
  ),
  receivable(
    ["mekong", "sakura", "MC-0983"],
    {
      face: 10500,
      amount: 9300,
      apr: 1450,
      listed: 45,
      due: -15,
      sold: { leo: 400, mina: 600 },
    },
    { do: "dispute", ago: 6, evidence: damagedSacks },
  ),
  // Late.
  receivable(["orchid", "pacific", "OP-3340"], {
    face: 14000,
    amount: 12400,
    apr: 1400,
    listed: 42,
    due: 10,
    sold: { farah: 1000 },
  }),
  receivable(
    ["ben", "cleo", "BT-2631"],
    {
      face: 24000,
      amount: 21600,
      apr: 1150,
      listed: 30,
      due: -43,
      sold: { dara: 400, eli: 350, kavya: 250 },
    },
    { do: "resell", ago: 12, note: 3, price: 1008, to: "leo" },
  ),
  // The first of a business in tier 3, by invitation.
  receivable(["harbour", "pacific", "HF-1180"], {
    face: 7800,
    amount: 7000,
    apr: 1360,
    listed: 20,
    due: -40,
    sold: { leo: 500, mina: 500 },
  }),
];
