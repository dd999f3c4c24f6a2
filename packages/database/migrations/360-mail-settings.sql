-- Which mails a business or an investor doesn't want, and the time zone of the dates in them. A link in
-- each mail about the market leads to these settings; the database knows the hash of its token only.

create table public.mail_settings (
  subject_id uuid primary key,
  stopped text[] not null default '{}'
    check (stopped <@ array['sale-progress', 'join-requests', 'invitations', 'due-dates']),
  time_zone text check (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'),
  updated_at timestamptz(3) not null default now()
);
comment on table public.mail_settings is 'What the person behind a business or an investor chose about their mails.';
comment on column public.mail_settings.subject_id is 'The business or the investor.';
comment on column public.mail_settings.stopped is 'Topics that they unsubscribed from. What a contract asks for has no topic.';
comment on column public.mail_settings.time_zone is 'IANA name; null while nobody told it: dates are then in UTC.';
alter table public.mail_settings enable row level security, force row level security;
create policy "the owner's functions see every row" on public.mail_settings
  to current_user using (true) with check (true);

create table public.mail_tokens (
  hash bytea primary key check (octet_length(hash) = 32),
  subject_id uuid not null,
  topic text check (topic in ('sale-progress', 'join-requests', 'invitations', 'due-dates')),
  created_at timestamptz(3) not null default now()
);
comment on table public.mail_tokens is
  'Tokens in mails that lead to the settings of one business or investor, as SHA-256. They stay valid, as old mails do.';
comment on column public.mail_tokens.topic is 'What one press unsubscribes from; null in mails that always come.';
create index on public.mail_tokens (subject_id);
alter table public.mail_tokens enable row level security, force row level security;
create policy "the owner's functions see every row" on public.mail_tokens
  to current_user using (true) with check (true);

create function app.mail_topic(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case p_kind
    when 'business_published' then 'sale-progress'
    when 'business_first_purchase' then 'sale-progress'
    when 'business_join_requested' then 'join-requests'
    when 'investor_invited' then 'invitations'
    when 'investor_reminder' then 'due-dates' end
$$;
comment on function app.mail_topic(text) is
  'What a kind of mail can be unsubscribed as; null for what always comes. The same as mail-topic.ts. For the functions in this file.';

create function app.is_mail_stopped(p_kind text, p_subject uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.mail_settings s
    where s.subject_id = p_subject and app.mail_topic(p_kind) = any (s.stopped))
$$;
comment on function app.is_mail_stopped(text, uuid) is
  'Whether a recipient unsubscribed from this kind of mail. For the functions in this file.';

-- Before the row, so that whoever writes mails need not know of it: an unwanted one is no row and no job.
create function app.skip_unwanted_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if app.is_mail_stopped(new.kind, new.subject_id) then
    return null;
  end if;
  return new;
end
$$;
comment on function app.skip_unwanted_mail() is 'Leaves out a mail that its recipient unsubscribed from.';
create trigger skip_unwanted before insert on public.outbox
  for each row execute function app.skip_unwanted_mail();

-- An erasure deletes what is stored here after it has locked its records and deleted the tokens. What
-- stores something locks one of those first, so that nothing is stored while it runs or after it.
create function app.lock_mail_subject(p_subject uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform from public.businesses b where b.id = p_subject and b.erased_at is null for share;
  if not found then
    perform from public.investors i where i.id = p_subject and i.erased_at is null for share;
  end if;
  return found;
end
$$;
comment on function app.lock_mail_subject(uuid) is
  'Keeps a business or an investor from being erased until the end of the transaction; false when it has been. For the functions in this file.';

create function app.mail_to_send(p_outbox_id uuid, p_hash bytea)
returns table (is_stopped boolean, time_zone text)
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.outbox;
begin
  select * into mail from public.outbox o
  where o.id = p_outbox_id and o.sent_at is null and o.kind = any (app.market_mail_kinds());
  if not found or not app.lock_mail_subject(mail.subject_id) then
    return;
  end if;
  insert into public.mail_tokens (hash, subject_id, topic)
  values (p_hash, mail.subject_id, app.mail_topic(mail.kind))
  on conflict (hash) do nothing;
  return query
    select app.is_mail_stopped(mail.kind, mail.subject_id),
      (select s.time_zone from public.mail_settings s where s.subject_id = mail.subject_id);
end
$$;
comment on function app.mail_to_send(uuid, bytea) is
  'For an unsent mail about the market to a business or an investor: stores the hash of the token in it, and says whether it is still wanted and in which time zone. No row for other mails.';
grant execute on function app.mail_to_send(uuid, bytea) to tenora_worker;

create function app.mail_topics_of(p_subject uuid) returns text[]
language sql stable set search_path = ''
as $$
  select case when exists (select from public.investors i where i.id = p_subject)
    then array['invitations', 'due-dates'] else array['sale-progress', 'join-requests'] end
$$;
comment on function app.mail_topics_of(uuid) is
  'What a business or an investor can unsubscribe from. For the functions in this file.';

create function app.change_mail_settings(p_subject uuid, p_stopped text[], p_time_zone text)
returns void
language sql set search_path = ''
as $$
  insert into public.mail_settings as s (subject_id, stopped, time_zone)
  -- Each topic once, and none of another kind of recipient.
  select p_subject, array(select t from unnest(app.mail_topics_of(p_subject)) t where t = any (p_stopped)),
    p_time_zone
  on conflict (subject_id) do update
  set stopped = excluded.stopped, time_zone = excluded.time_zone, updated_at = now()
$$;
comment on function app.change_mail_settings(uuid, text[], text) is
  'Stores the settings of a business or an investor. For the functions in this file.';

create function app.mail_settings_by_token(p_hash bytea)
returns table (topic text, topics text[], stopped text[], time_zone text)
language sql stable security definer set search_path = ''
as $$
  select t.topic, app.mail_topics_of(t.subject_id), coalesce(s.stopped, '{}'), s.time_zone
  from public.mail_tokens t left join public.mail_settings s on s.subject_id = t.subject_id
  where t.hash = p_hash
$$;
comment on function app.mail_settings_by_token(bytea) is
  'The settings that a mail''s token leads to, without saying whose they are; no row for an unknown one.';
grant execute on function app.mail_settings_by_token(bytea) to tenora_visitor;

create function app.change_mail_settings_by_token(p_hash bytea, p_stopped text[], p_time_zone text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  its_subject uuid;
begin
  select t.subject_id into its_subject from public.mail_tokens t where t.hash = p_hash for share;
  if its_subject is null then
    return false;
  end if;
  perform app.change_mail_settings(its_subject, p_stopped, p_time_zone);
  return true;
end
$$;
comment on function app.change_mail_settings_by_token(bytea, text[], text) is
  'Changes the settings that a mail''s token leads to; false for an unknown one.';
grant execute on function app.change_mail_settings_by_token(bytea, text[], text) to tenora_visitor;

create function app.unsubscribe_mail(p_hash bytea) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  its public.mail_tokens;
begin
  select * into its from public.mail_tokens t where t.hash = p_hash and t.topic is not null for share;
  if not found then
    return null;
  end if;
  insert into public.mail_settings as s (subject_id, stopped) values (its.subject_id, array[its.topic])
  on conflict (subject_id) do update set stopped = s.stopped || its.topic, updated_at = now()
  where not its.topic = any (s.stopped);
  return its.topic;
end
$$;
comment on function app.unsubscribe_mail(bytea) is
  'Unsubscribes from the topic of a mail''s token, and repeats nothing; null for a token without one.';
grant execute on function app.unsubscribe_mail(bytea) to tenora_visitor;

create function app.tell_time_zone(p_time_zone text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.mail_settings as s (subject_id, time_zone)
  select subject.id, p_time_zone from (
    select b.id from public.businesses b
    where b.wallet_address = app.current_wallet() and b.erased_at is null
    union all
    select i.id from public.investors i
    where i.wallet_address = app.current_wallet() and i.erased_at is null) subject
  where app.lock_mail_subject(subject.id)
  on conflict (subject_id) do update set time_zone = excluded.time_zone, updated_at = now()
  -- What was told first or chosen since stays: people travel.
  where s.time_zone is null
$$;
comment on function app.tell_time_zone(text) is
  'Stores the time zone of the member''s browser for their own records that have none.';
grant execute on function app.tell_time_zone(text) to tenora_member;

create function app.erase_mail_settings(p_wallet text) returns void
language plpgsql set search_path = ''
as $$
declare
  subjects constant uuid[] := array(
    select b.id from public.businesses b where b.wallet_address = lower(p_wallet)
    union all select i.id from public.investors i where i.wallet_address = lower(p_wallet));
begin
  delete from public.mail_tokens t where t.subject_id = any (subjects);
  delete from public.mail_settings s where s.subject_id = any (subjects);
end
$$;
comment on function app.erase_mail_settings(text) is
  'Deletes what a wallet''s owner chose about mails, and the tokens in their mails. For the owner.';
