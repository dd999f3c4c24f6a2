import { encryptText } from "@tenora/database/encryption/text-encryption";
import { secondsOf, workBefore } from "../calendar/working-hours.ts";
import { investors } from "../people/participants.ts";
import type { HistoryInvestor } from "../storage/store-investors.ts";
import { checksBefore } from "./investor-check-rows.ts";
import { atTime, uuidOf, walletOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

/** The investors, approved before the history begins. */
export function investorRows(
  start: number,
  dataKeys: readonly string[],
): readonly HistoryInvestor[] {
  return investors.map((investor, index) => {
    const wallet = walletOf(investor);
    const approvedAt = workBefore(start - (13 - index) * day, `approved ${investor.name}`);
    const id = `S${7_000_000 + investor.account * 1_117}D`;
    return {
      id: uuidOf(`investor ${investor.account}`),
      wallet,
      name: investor.name,
      country: investor.country,
      email: `${investor.name.toLowerCase().replace(" ", ".")}@investors.example`,
      encryptedId: Buffer.from(encryptText(dataKeys, wallet, id)).toString("hex"),
      joinedAt: atTime(approvedAt - secondsOf(`joined ${investor.name}`, hour, 20 * hour)),
      approvedAt: atTime(approvedAt),
      checks: checksBefore(atTime(approvedAt), investor.country),
    };
  });
}
