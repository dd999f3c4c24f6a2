import { decryptText, type Keys } from "../encryption/text-encryption.ts";
import { asOwner } from "../transaction/as-owner.ts";

/** All personal data of a wallet's owner, for a request of theirs. Times are ISO 8601, UTC. */
export interface PersonExport {
  readonly wallet: string;
  readonly business: Record<string, unknown> | null;
  /** What the business says of itself in public. */
  readonly profile: Record<string, unknown> | null;
  readonly history: readonly Record<string, unknown>[];
  /** How reviewers checked the business, without the admins. */
  readonly businessChecks: readonly Record<string, unknown>[];
  /** Earlier, rejected submissions. */
  readonly submissions: readonly Record<string, unknown>[];
  readonly notes: readonly Record<string, unknown>[];
  readonly investor: Record<string, unknown> | null;
  /** How reviewers checked the investor, without the admins. */
  readonly investorChecks: readonly Record<string, unknown>[];
  readonly fundingRequests: readonly Record<string, unknown>[];
  readonly fundingRequestHistory: readonly Record<string, unknown>[];
  /** How reviewers checked the requests, without the admins. */
  readonly fundingRequestChecks: readonly Record<string, unknown>[];
  /** What customers were asked about the requests; without the admins, and without the customers' words. */
  readonly acknowledgements: readonly Record<string, unknown>[];
  /** How operators contacted the business about late receivables, without the admins. */
  readonly collectionContacts: readonly Record<string, unknown>[];
  /** Why operators raised or ended disputes about its receivables, without the admins. */
  readonly disputeEvidence: readonly Record<string, unknown>[];
  /** The files of the requests, also those taken out. */
  readonly fundingRequestDocuments: readonly Record<string, unknown>[];
  readonly campaignPictures: readonly Record<string, unknown>[];
  /** Invitations that they signed or were sent. */
  readonly invitations: readonly Record<string, unknown>[];
  /** Where they are told without being registered, with their settings. */
  readonly guestAddress: readonly Record<string, unknown>[];
  /** When they had an address confirmed. */
  readonly guestConfirmations: readonly Record<string, unknown>[];
  /** Requests for an invitation that they made or received. */
  readonly joinRequests: readonly Record<string, unknown>[];
  readonly shareLinks: readonly Record<string, unknown>[];
  /** Rewards that they described, and notes whose rewards they say they handed over. */
  readonly rewards: readonly Record<string, unknown>[];
  readonly rewardDeliveries: readonly Record<string, unknown>[];
  /** What they said of businesses that repaid them. */
  readonly ratings: readonly Record<string, unknown>[];
  /** Searches of the exchange that they saved, and receivables that they watch. */
  readonly savedSearches: readonly Record<string, unknown>[];
  readonly watchedListings: readonly Record<string, unknown>[];
  readonly mails: readonly Record<string, unknown>[];
  /** What they chose about mails, and their time zone. */
  readonly mailSettings: readonly Record<string, unknown>[];
  readonly sessions: readonly Record<string, unknown>[];
  /** The audit log's actions on their records and their times, without the admins. */
  readonly actions: readonly Record<string, unknown>[];
  /** Addresses of the documents. */
  readonly documents: readonly string[];
}

const question = `
  with business as (select * from public.businesses where wallet_address = $1),
    investor as (select * from public.investors where wallet_address = $1),
    record as (select id from business union select id from investor),
    mail as (select * from public.outbox where subject_id in (select id from record))
  select
    (select to_jsonb(b) - 'search_text' - 'submission_key' from business b) as business,
    (select to_jsonb(p) - 'business_id' from public.business_profiles p
      join business b on b.id = p.business_id) as profile,
    (select coalesce(jsonb_agg(to_jsonb(h) - 'admin_id' order by h.id), '[]')
      from public.business_history h join business b on b.id = h.business_id) as history,
    (select coalesce(jsonb_agg(to_jsonb(c) - array['admin_id', 'investor_id'] order by c.id), '[]')
      from public.recorded_checks c join business b on b.id = c.business_id) as "businessChecks",
    (select coalesce(jsonb_agg(to_jsonb(n) - 'admin_id' order by n.id), '[]')
      from public.business_comments n join business b on b.id = n.business_id) as notes,
    (select to_jsonb(i) - 'registration_number_encrypted' - 'search_text' from investor i) as investor,
    (select coalesce(jsonb_agg(to_jsonb(c) - array['admin_id', 'business_id'] order by c.id), '[]')
      from public.recorded_checks c join investor i on i.id = c.investor_id) as "investorChecks",
    (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]')
      from public.rejected_submissions r join business b on b.id = r.business_id) as submissions,
    (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at, f.id), '[]')
      from public.funding_requests f join business b on b.id = f.business_id) as "fundingRequests",
    (select coalesce(jsonb_agg(to_jsonb(h) - 'admin_id' order by h.id), '[]')
      from public.funding_request_history h
      join business b on b.id = h.business_id) as "fundingRequestHistory",
    -- A comparison is about what others asked for.
    (select coalesce(jsonb_agg(to_jsonb(c) - array['admin_id', 'compared_with']
        - case c.subject when 'duplicates' then 'comment' else '' end order by c.id), '[]')
      from public.funding_request_checks c
      join business b on b.id = c.business_id) as "fundingRequestChecks",
    (select coalesce(jsonb_agg(to_jsonb(q) - array['admin_id', 'resolved_by', 'token_hash', 'reason',
        'resolution'] order by q.asked_at, q.id), '[]')
      from public.acknowledgements q
      join business b on b.id = q.business_id) as acknowledgements,
    (select coalesce(jsonb_agg(to_jsonb(k) - 'admin_id' order by k.contacted_at, k.id), '[]')
      from public.collection_contacts k
      join business b on b.id = k.business_id
      where k.party = 'business') as "collectionContacts",
    (select coalesce(jsonb_agg(to_jsonb(e) - 'admin_id' order by e.recorded_at, e.id), '[]')
      from public.dispute_evidence e
      join business b on b.id = e.business_id) as "disputeEvidence",
    (select coalesce(jsonb_agg(to_jsonb(d) order by d.added_at, d.id), '[]')
      from public.funding_request_documents d
      join business b on b.id = d.business_id) as "fundingRequestDocuments",
    (select coalesce(jsonb_agg(to_jsonb(p) order by p.added_at, p.id), '[]')
      from public.campaign_pictures p
      join business b on b.id = p.business_id) as "campaignPictures",
    (select coalesce(jsonb_agg(to_jsonb(g) order by g.created_at, g.digest), '[]')
      from public.invitations g where $1 in (g.wallet, g.seller)) as invitations,
    (select coalesce(jsonb_agg(to_jsonb(j) order by j.created_at, j.listing_id), '[]')
      from public.join_requests j where $1 in (j.wallet, j.seller)) as "joinRequests",
    (select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('mailSettings', (
        select to_jsonb(e) from public.mail_settings e where e.subject_id = g.id))), '[]')
      from public.guests g where g.wallet = $1) as "guestAddress",
    (select coalesce(jsonb_agg(to_jsonb(c) - 'address_hash' order by c.at), '[]')
      from public.guest_confirmations c where c.wallet = $1) as "guestConfirmations",
    (select coalesce(jsonb_agg(to_jsonb(k) order by k.created_at, k.digest), '[]')
      from public.share_links k where k.seller = $1) as "shareLinks",
    (select coalesce(jsonb_agg(to_jsonb(w) order by w.created_at, w.digest), '[]')
      from public.rewards w where w.wallet = $1) as rewards,
    (select coalesce(jsonb_agg(to_jsonb(v) order by v.delivered_at, v.note_id), '[]')
      from public.reward_deliveries v where v.seller = $1) as "rewardDeliveries",
    (select coalesce(jsonb_agg(to_jsonb(t) order by t.rated_at, t.id), '[]')
      from public.ratings t where t.wallet = $1) as ratings,
    (select coalesce(jsonb_agg(to_jsonb(s) - array['chain', 'seen', 'rests_until']
        order by s.created_at, s.id), '[]')
      from public.saved_searches s where s.wallet = $1) as "savedSearches",
    (select coalesce(jsonb_agg(to_jsonb(w) order by w.created_at, w.listing_id), '[]')
      from public.watched_listings w where w.wallet = $1) as "watchedListings",
    (select registration_number_encrypted from investor where erased_at is null) as encrypted_id,
    (select coalesce(jsonb_agg(to_jsonb(o) - 'recipient_key' order by o.created_at), '[]')
      from mail o) as mails,
    (select coalesce(jsonb_agg(to_jsonb(e) order by e.subject_id), '[]')
      from public.mail_settings e where e.subject_id in (select id from record)) as "mailSettings",
    (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'action', l.action, 'about', l.subject_type,
        'before', l.before, 'after', l.after, 'reason', l.reason) order by l.id), '[]')
      from public.audit_log l
      where l.subject_id in (
        select $1 union select id::text from record union select id::text from mail)) as actions,
    (select coalesce(jsonb_agg(to_jsonb(s) - 'token' - 'userId' order by s."createdAt"), '[]')
      from auth_wallet.session s where s."userId" in (
        select "userId" from auth_wallet."walletAddress" where lower(address) = $1)) as sessions,
    array(select url from (
      select certificate_url as url from business union select certificate_url from investor
      union select h.replaced_certificate_url
        from public.business_history h join business b on b.id = h.business_id
      union select r.certificate_url
        from public.rejected_submissions r join business b on b.id = r.business_id
      union select d.url
        from public.funding_request_documents d join business b on b.id = d.business_id
      union select p.url from public.campaign_pictures p join business b on b.id = p.business_id
      union select p.logo_url
        from public.business_profiles p join business b on b.id = p.business_id
      union select w.picture_url from public.rewards w where w.wallet = $1
    ) named where url like '/documents/%' or url like '/reward-pictures/%'
      or url like '/campaign-pictures/%' or url like '/logos/%' order by 1) as documents`;

/** Collects the data, with the government id decrypted, and adds an audit row. The owner only. */
export function exportPerson(ownerUrl: string, wallet: string, keys: Keys): Promise<PersonExport> {
  const itsWallet = wallet.toLowerCase();
  return asOwner(ownerUrl, async (owner) => {
    await owner.query("set local timezone = 'UTC'");
    const { rows } = await owner.query<PersonExport & { encrypted_id: Uint8Array | null }>(
      question,
      [itsWallet],
    );
    if (rows[0] === undefined) throw new Error("The export answered nothing");
    const { encrypted_id: encryptedId, ...found } = rows[0];
    const id = encryptedId && { registration_number: decryptText(keys, itsWallet, encryptedId) };
    const investor = found.investor && { ...found.investor, ...id };
    await owner.query(
      `insert into public.audit_log (action, subject_type, subject_id)
       values ('person.exported', 'wallet', $1)`,
      [itsWallet],
    );
    return { ...found, wallet: itsWallet, investor };
  });
}
