import { asOwner } from "../transaction/as-owner.ts";

interface ReviewRule<Value extends boolean | number | null> {
  readonly column: "second_reviewer_from" | "needs_investor_checks" | "needs_two_factor";
  /** The audit rows name it. */
  readonly subject: "second_reviewer" | "investor_checks" | "two_factor";
  readonly value: Value;
  readonly isRequired: boolean;
  /** What the audit row has before and after, where the rule is more than a yes. */
  readonly settingOf?: (value: Value | null) => Readonly<Record<string, string>>;
}

/**
 * Stores a rule that the settings of this start set for admins, with an audit row where it changes. No
 * session can change it. The owner only.
 */
export async function storeReviewRule<Value extends boolean | number | null>(
  ownerUrl: string,
  { column, subject, value, isRequired, settingOf }: ReviewRule<Value>,
): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    // Two servers that start at the same time record one change.
    await owner.query("lock table public.review_rules in share row exclusive mode");
    const { rows } = await owner.query<{ was: Value | null }>(
      `select ${column} as was from public.review_rules`,
    );
    const was = rows[0]?.was ?? null;
    if (was === value || (was === null && !isRequired)) return;
    await owner.query(
      `insert into public.review_rules (${column}) values ($1)
       on conflict (is_only) do update set ${column} = excluded.${column}`,
      [value],
    );
    await owner.query(
      `insert into public.audit_log (action, subject_type, subject_id, before, after)
       values ($1, 'review_rules', $2, $3, $4)`,
      [
        `review.${subject}_${isRequired ? "required" : "dropped"}`,
        subject,
        settingOf?.(was) ?? null,
        settingOf?.(value) ?? null,
      ],
    );
  });
}
