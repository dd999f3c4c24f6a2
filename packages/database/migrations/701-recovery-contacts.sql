-- What everybody may know of the contacts about a receivable: how many, and of the last one its day, how it
-- was made and with which side. Never a name, and never what was said; and none from before it was late, which may
-- be about a dispute.

create function app.recovery_contacts(p_listing bigint, p_fingerprint text, p_late_since timestamptz)
returns table (contacts int, last_day date, last_party text, last_means text)
language sql stable security definer set search_path = ''
as $$
  select (count(*) over ())::int, (c.contacted_at at time zone 'UTC')::date, c.party, c.means
  from public.funding_requests r join public.collection_contacts c on c.request_id = r.id
  where r.listing_id = p_listing and r.fingerprint = p_fingerprint
    and c.contacted_at > p_late_since
  order by c.contacted_at desc, c.id limit 1
$$;
comment on function app.recovery_contacts(bigint, text, timestamptz) is
  'How many contacts about a receivable operators recorded since it was late, and the day in UTC, side and means of the last; no row without any. The caller says since when, and checks that it still is.';
grant execute on function app.recovery_contacts(bigint, text, timestamptz) to tenora_visitor;
