import type { Client } from "pg";

/**
 * Gives an empty audit log what admins did in the demonstration's past, at the time of each, in one chain of
 * hashes: a row for each record that the product would have audited. Call it once those are stored. A log that has begun stays as it is. The owner only.
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
              when 'approved' then jsonb_build_object('status', h.status, 'tier', h.tier,
                'country', (select b.country_code from public.businesses b where b.id = h.business_id))
              else jsonb_build_object('suspended', h.event = 'suspended', 'tier', h.tier)
            end as after
          from public.business_history h
          where h.event in ('approved', 'tier_changed', 'suspended')
          window history as (partition by h.business_id order by h.at, h.id)
          union all
          select i.reviewed_at, 'investor.approved', 'investor', i.id::text, null,
            jsonb_build_object('status', 'pending', 'suspended', false),
            jsonb_build_object('status', i.status, 'suspended', false)
          from public.investors i where i.status = 'approved'
          union all
          select i.reviewed_at - interval '4 minutes', 'investor.id_revealed', 'investor',
            i.id::text, null, null, null
          from public.investors i where i.status = 'approved'
          union all
          select c.at, its.type || '.check_recorded', its.type,
            coalesce(c.business_id, c.investor_id)::text, null, null,
            jsonb_build_object('check', c.subject, 'outcome', c.outcome)
          from public.recorded_checks c
          cross join lateral (
            select case when c.investor_id is null then 'business' else 'investor' end as type) its
          union all
          select e.signed_at, 'investor.eligibility_signed', 'investor', e.investor_id::text, null,
            null, jsonb_build_object('attestor', e.attestor, 'expires', e.expires_at)
          from public.investor_eligibilities e
          union all
          select c.at, case c.subject when 'contact' then 'funding_request.contact_verified'
              when 'duplicates' then 'funding_request.duplicates_checked'
              else 'funding_request.debt_confirmed' end,
            'funding_request', c.request_id::text, null, null,
            jsonb_build_object('method', c.method, 'version', 2)
          from public.funding_request_checks c
          -- What a customer signs with their wallet is no admin's action.
          where c.admin_id is not null
          union all
          select h.at - interval '7 minutes', 'funding_request.document_opened', 'funding_request',
            h.request_id::text, null, null, jsonb_build_object('document', d.id)
          from public.funding_request_history h
          join public.funding_request_documents d on d.request_id = h.request_id
          where h.event = 'attested'
          union all
          select h.at, 'funding_request.attested', 'funding_request', h.request_id::text, null,
            jsonb_build_object('status', 'submitted', 'version', h.version - 1),
            jsonb_build_object('status', h.event, 'version', h.version, 'hasReason', false)
          from public.funding_request_history h where h.event = 'attested'
          union all
          select c.recorded_at, 'collection.contact_recorded', 'receivable', r.listing_id::text,
            null, null, jsonb_strip_nulls(jsonb_build_object('contact', c.id, 'party', c.party,
              'means', c.means, 'contactedAt', c.contacted_at, 'followUpOn', c.follow_up_on))
          from public.collection_contacts c
          join public.funding_requests r on r.id = c.request_id
          union all
          select e.recorded_at, 'collection.evidence_kept', 'receivable', r.listing_id::text, null,
            null, jsonb_build_object('hash', e.hash, 'disputed', e.disputed)
          from public.dispute_evidence e join public.funding_requests r on r.id = e.request_id
          union all
          select o.recorded_at, case o.kind when 'mark-default' then 'market.default_recorded'
              else 'market.dispute_raised' end, 'receivable', o.subject, null, null,
            jsonb_build_object('wallet', o.wallet, 'transaction', o.transaction_hash)
          from public.operator_actions o
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
