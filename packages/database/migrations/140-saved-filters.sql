create table public.saved_filters (
  id uuid primary key default gen_random_uuid(),
  admin_id text not null references public.admins (user_id) on delete cascade,
  place text not null check (place in ('requests', 'investors')),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) between 1 and 500),
  created_at timestamptz(3) not null default now(),
  constraint saved_filters_name_key unique (admin_id, place, name)
);
comment on table public.saved_filters is
  'Views of the lists that an admin gave a name; his own, on every machine. They change no record.';
comment on column public.saved_filters.query is 'The address''s query, such as status=pending.';
alter table public.saved_filters enable row level security, force row level security;
create policy "the owner's functions see every row" on public.saved_filters
  to current_user using (true) with check (true);
create policy "admins see their own filters" on public.saved_filters
  for select to tenora_admin using (admin_id = (select app.current_admin()));
create policy "admins keep filters of their own" on public.saved_filters
  for insert to tenora_admin with check (admin_id = (select app.current_admin()));
create policy "admins remove their own filters" on public.saved_filters
  for delete to tenora_admin using (admin_id = (select app.current_admin()));
grant select, delete on public.saved_filters to tenora_admin;
grant insert (admin_id, place, name, query) on public.saved_filters to tenora_admin;

create function app.limit_saved_filters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.saved_filters f where f.admin_id = new.admin_id) >= 40 then
    raise exception 'Too many filters' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.limit_saved_filters() is 'Forty are more than anybody reads.';

-- The searches that admins keep under a name hold names and addresses of people, too.
create function app.searched_words(query text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  -- Written by URLSearchParams: a plus is a space, %xx one byte of UTF-8.
  return (
    select coalesce(convert_from(decode(string_agg(
      case when piece ~ '^%..$' then right(piece, 2) else encode(convert_to(piece, 'UTF8'), 'hex') end,
      '' order by place), 'hex'), 'UTF8'), '')
    from regexp_matches(
      replace(coalesce(substring(query from '(?:^|&)search=([^&]*)'), ''), '+', ' '),
      '%[0-9a-fA-F]{2}|.', 'gs') with ordinality found (pieces, place),
      lateral (select pieces[1] as piece) one
  );
exception when character_not_in_repertoire or untranslatable_character then
  return null;
end
$$;
comment on function app.searched_words(text) is
  'What an address''s query searches for, decoded; empty for nothing, null when it is no text.';

create trigger limit_filters before insert on public.saved_filters
  for each row execute function app.limit_saved_filters();
