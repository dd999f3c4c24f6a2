import type { Client } from "pg";

/**
 * Gives an empty audit log the decisions about the demonstration's businesses and investors, at the time
 * of each, in one chain of hashes. A log that has begun stays as it is. The owner only.
 */
export async function storePastAudit(owner: Client): Promise<void> {
  // The trigger would date them now.
  await owner.query("alter table public.audit_log disable trigger hash_audit_entry");
  await owner.query(`do $$
    declare
      entry public.audit_log;
      latest text := repeat('0', 64);
      past record;
    begin
      if exists (select from public.audit_log) then
        return;
      end if;
      for past in
        select row_number() over (order by at, subject_id) as id, decisions.* from (
          select h.at, 'business.' || h.event as action, 'business' as subject_type,
            h.business_id::text as subject_id, h.reason,
            case h.event
              when 'approved' then jsonb_build_object('status', 'pending', 'tier', 3)
              else jsonb_build_object('suspended', false, 'tier', lag(h.tier) over history)
            end as before,
            case h.event
              when 'approved' then jsonb_build_object('status', h.status, 'tier', h.tier)
              else jsonb_build_object('suspended', h.event = 'suspended', 'tier', h.tier)
            end as after
          from public.business_history h
          where h.event in ('approved', 'tier_changed', 'suspended')
          window history as (partition by h.business_id order by h.at, h.id)
          union all
          select i.reviewed_at, 'investor.approved', 'investor', i.id::text, null,
            jsonb_build_object('status', 'pending'), jsonb_build_object('status', i.status)
          from public.investors i where i.status = 'approved'
        ) decisions order by 1
      loop
        entry.id := past.id;
        entry.at := past.at;
        entry.action := past.action;
        entry.subject_type := past.subject_type;
        entry.subject_id := past.subject_id;
        entry.before := past.before;
        entry.after := past.after;
        entry.reason := past.reason;
        entry.previous_hash := latest;
        entry.hash := app.audit_digest(entry);
        insert into public.audit_log select entry.*;
        latest := entry.hash;
      end loop;
    end
  $$`);
  await owner.query("alter table public.audit_log enable trigger hash_audit_entry");
}
