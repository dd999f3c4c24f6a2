import { encryptText } from "@tenora/database/encryption/text-encryption";
import { secondsOf, workBefore } from "../calendar/working-hours.ts";
import { applicantWallet, investorApplicants } from "../people/applicants.ts";
import { investors } from "../people/investors.ts";
import type { HistoryInvestor } from "../storage/store-investors.ts";
import { countryCheck, investorChecks, sanctionsCheck } from "./review-checks.ts";
import { atTime, uuidOf, walletOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

type Encrypt = (wallet: HistoryInvestor["wallet"], id: string) => string;

/** The investors, approved before the history begins at `start`, and those who wait at its `end`. */
export function investorRows(
  start: number,
  end: number,
  dataKeys: readonly string[],
): readonly HistoryInvestor[] {
  const encrypt: Encrypt = (wallet, id) =>
    Buffer.from(encryptText(dataKeys, wallet, id)).toString("hex");
  return [...approved(start, encrypt), ...waiting(end, encrypt)];
}

const approved = (start: number, encrypt: Encrypt): readonly HistoryInvestor[] =>
  Object.values(investors).map(({ account, name, country }, index) => {
    const wallet = walletOf({ account });
    const approvedAt = workBefore(start - (13 - index) * day, `approved ${name}`);
    return {
      id: uuidOf(`investor ${account}`),
      wallet,
      name,
      country,
      email: emailOf(name),
      encryptedId: encrypt(wallet, `S${7_000_000 + account * 1_117}D`),
      joinedAt: atTime(approvedAt - secondsOf(`joined ${name}`, hour, 20 * hour)),
      approvedAt: atTime(approvedAt),
      checks: investorChecks(atTime(approvedAt), country),
    };
  });

const waiting = (end: number, encrypt: Encrypt): readonly HistoryInvestor[] =>
  investorApplicants.map(({ name, country, idNumber, hoursAgo, checks }) => {
    const wallet = applicantWallet(name);
    const joined = end - Math.round(hoursAgo * hour);
    return {
      id: uuidOf(`applicant ${name}`),
      wallet,
      name,
      country,
      email: emailOf(name),
      encryptedId: encrypt(wallet, idNumber),
      joinedAt: atTime(joined),
      approvedAt: null,
      checks: [
        { ...countryCheck(country), at: atTime(joined + 5_230) },
        { ...sanctionsCheck, at: atTime(joined + 5_377) },
      ].slice(0, checks),
    };
  });

const emailOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@investors.example`;
