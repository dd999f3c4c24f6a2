import type { AuditEntry } from "@tenora/database/audit/list-audit-entries";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatMoment } from "@tenora/domain/text/format-date";
import { describeCheck, describeOpenChecks } from "./describe-check.ts";
import { describeContact } from "./describe-contact.ts";
import { describeEvidence, describeReviewRule } from "./describe-rule.ts";

/**
 * Such as "Status: pending → approved, tier: 3 → 1"; left out are unchanged fields, ids, hashes and paths,
 * which say nothing to a person, and what the row's sentence says already.
 */
export function describeChange({ before, after }: Pick<AuditEntry, "before" | "after">): string {
  const from = fieldsOf(before);
  const to = fieldsOf(after);
  const sentence =
    describeContact(to) ??
    describeCheck(to) ??
    describeReviewRule(from, to) ??
    describeEvidence(to);
  if (sentence !== null) return sentence;
  const changes = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => !saidBySentence.has(name))
    .filter((name) => name !== "hasReason" || to[name] !== false)
    .filter((name) => show(from[name]) !== show(to[name]))
    .filter((name) => !isReference(to[name] ?? from[name]))
    .map((name) => {
      const words =
        fieldWords[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      // What became so is said by the words alone: "for investors", not "for investors: yes".
      if (!(name in from) && to[name] === true) return words;
      if (!(name in from)) return `${words}: ${show(to[name])}`;
      if (!(name in to)) return `${words}: ${show(from[name])}`;
      return `${words}: ${show(from[name])} → ${show(to[name])}`;
    });
  const text = [...changes, describeOpenChecks(to)].filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Ada Trading was suspended" needs no "suspended: no → yes" beside it, and a version means nothing to a person. */
const saidBySentence: ReadonlySet<string> = new Set([
  "suspended",
  "version",
  // In words of their own.
  "checksNotRecorded",
  "checksWithConcern",
]);

/** Fields whose names alone don't read as English. */
const fieldWords: Readonly<Record<string, string>> = { hasReason: "with a reason" };

const reference =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|\/documents\/.*|0x[0-9a-fA-F]{64,}|[0-9a-f]{64})$/;
const address = /^0x[0-9a-fA-F]{40}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/;

const isReference = (value: unknown) => typeof value === "string" && reference.test(value);

const fieldsOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

function show(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (value === null || value === undefined || value === "") return "none";
  if (Array.isArray(value)) return value.map(show).join(" and ") || "none";
  if (typeof value === "object")
    return (
      Object.entries(value)
        .map(([name, one]) => `${name} ${show(one)}`)
        .join(", ") || "none"
    );
  const text = String(value);
  if (text === "changes-requested") return "changes requested";
  if (address.test(text)) return shortenAddress(text);
  return moment.test(text) ? `${formatMoment(new Date(text))} UTC` : text;
}
