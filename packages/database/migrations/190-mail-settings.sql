-- Which mails a business or an investor doesn't want, and the time zone of the dates in them. A link in
-- each mail about the market leads to these settings; the database knows the hash of its token only.
create table public.mail_settings (
  subject_id uuid primary key,
  stopped text[] not null default '{}'
    check (stopped <@ array['sale-progress', 'join-requests', 'invitations', 'due-dates',
      'saved-searches', 'guest-emails']),
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
  topic text check (topic in ('sale-progress', 'join-requests', 'invitations', 'due-dates',
    'saved-searches', 'guest-emails')),
  created_at timestamptz(3) not null default now()
);
comment on table public.mail_tokens is
  'Tokens in mails that lead to the settings of one business or investor, as SHA-256. They stay valid, as old mails do.';
comment on column public.mail_tokens.topic is 'What one press unsubscribes from; null in mails that always come.';
create index on public.mail_tokens (subject_id);
alter table public.mail_tokens enable row level security, force row level security;
create policy "the owner's functions see every row" on public.mail_tokens
  to current_user using (true) with check (true);

create function app.is_guest_confirmed(p_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.mail_settings s
    where s.subject_id = p_id and not 'guest-emails' = any (s.stopped))
$$;
comment on function app.is_guest_confirmed(uuid) is
  'Whether the owner of a guest''s address wants mails. For the functions in this file.';

create function app.own_guest_address() returns table (email text, is_confirmed boolean, is_registered boolean)
language sql stable security definer set search_path = ''
as $$
  select g.email, coalesce(app.is_guest_confirmed(g.id), false), app.is_registered_investor(own.wallet)
  from (select app.require_wallet() as wallet) own left join public.guests g on g.wallet = own.wallet
$$;
comment on function app.own_guest_address() is
  'The member''s own address as a guest, null without one, and whether they are told as an investor instead.';
grant execute on function app.own_guest_address() to tenora_member;

create function app.is_mail_stopped(p_kind text, p_subject uuid) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when p_kind = 'guest_confirmation' then exists (
      select from public.guests g join public.guest_refusals r on r.address_hash = app.guest_address_hash(g.email)
      where g.id = p_subject)
    when exists (select from public.guests g where g.id = p_subject) then not app.is_guest_confirmed(p_subject)
    else exists (
      select from public.mail_settings s join public.mail_kinds k on k.topic = any (s.stopped)
      where s.subject_id = p_subject and k.kind = p_kind) end
$$;
comment on function app.is_mail_stopped(text, uuid) is
  'Whether a recipient unsubscribed from this kind of mail. For the functions in this file.';

-- Before the row, so that writers of mails need not know of it: an unwanted one is no row and no job.
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

create function app.mail_topics_of(p_subject uuid) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when exists (select from public.guests g where g.id = p_subject) then array['guest-emails']
    when exists (select from public.investors i where i.id = p_subject)
      then array['invitations', 'due-dates', 'saved-searches']
    else array['sale-progress', 'join-requests'] end
$$;
comment on function app.mail_topics_of(uuid) is
  'What a business or an investor can unsubscribe from. For the functions in this file.';

create function app.topic_for(p_kind text, p_subject uuid) returns text
language sql stable set search_path = ''
as $$
  select case when exists (select from public.guests g where g.id = p_subject) then 'guest-emails'
    else (select k.topic from public.mail_kinds k where k.kind = p_kind) end
$$;
comment on function app.topic_for(text, uuid) is
  'What a mail to this recipient can be unsubscribed as: guests stop all of theirs at once. For the functions in this file.';

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
  perform app.note_guest_answer(its_subject);
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
  perform app.note_guest_answer(its.subject_id);
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

-- The settings for the owner of a proven wallet, who needs no mail to get there.
create function app.own_mail_subject(p_recipient text) returns uuid
language sql stable set search_path = ''
as $$
  select b.id from public.businesses b
  where p_recipient = 'business' and b.wallet_address = app.current_wallet() and b.erased_at is null
  union all
  select i.id from public.investors i
  where p_recipient = 'investor' and i.wallet_address = app.current_wallet() and i.erased_at is null
$$;
comment on function app.own_mail_subject(text) is
  'The member''s own business or investor; null without one. For the functions in this file.';

create function app.own_mail_settings(p_recipient text)
returns table (topics text[], stopped text[], time_zone text)
language sql stable security definer set search_path = ''
as $$
  select app.mail_topics_of(own.id), coalesce(s.stopped, '{}'), s.time_zone
  from (select app.own_mail_subject(p_recipient) as id) own
  left join public.mail_settings s on s.subject_id = own.id
  where own.id is not null
$$;
comment on function app.own_mail_settings(text) is
  'The mail settings of the member''s own business or investor; no row without one.';
grant execute on function app.own_mail_settings(text) to tenora_member;

create function app.change_own_mail_settings(p_recipient text, p_stopped text[], p_time_zone text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own constant uuid := app.own_mail_subject(p_recipient);
begin
  if own is null or not app.lock_mail_subject(own) then
    return false;
  end if;
  perform app.change_mail_settings(own, p_stopped, p_time_zone);
  return true;
end
$$;
comment on function app.change_own_mail_settings(text, text[], text) is
  'Changes the mail settings of the member''s own business or investor; false without one.';
grant execute on function app.change_own_mail_settings(text, text[], text) to tenora_member;

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
