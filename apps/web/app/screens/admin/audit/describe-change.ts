import type { AuditEntry } from "@tenora/database/audit/list-audit-entries";

/** Such as "status: pending → approved, tier: 3 → 1"; unchanged fields are left out. */
export function describeChange({ before, after }: Pick<AuditEntry, "before" | "after">): string {
  const from = fieldsOf(before);
  const to = fieldsOf(after);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((name) => show(from[name]) !== show(to[name]))
    .map((name) => {
      if (!(name in from)) return `${name}: ${show(to[name])}`;
      if (!(name in to)) return `${name}: ${show(from[name])}`;
      return `${name}: ${show(from[name])} → ${show(to[name])}`;
    })
    .join(", ");
}

const fieldsOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

function show(value: unknown): string {
  if (value === true) return "yes";
  if (value === false) return "no";
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
