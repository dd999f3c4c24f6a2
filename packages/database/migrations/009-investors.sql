create table public.investors (
  id uuid primary key default gen_random_uuid(),
  wallet_address text not null check (wallet_address ~ '^0x[0-9a-f]{40}$'),
  investor_name text not null check (char_length(investor_name) between 2 and 200),
  country text not null check (char_length(country) between 2 and 64),
  registration_number_encrypted bytea not null check (octet_length(registration_number_encrypted) between 1 and 4096),
  certificate_url text check (char_length(certificate_url) <= 1000),
  certificate_info jsonb not null default '{}' check (jsonb_typeof(certificate_info) = 'object'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz(3) not null default now(),
  constraint investors_wallet_address_key unique (wallet_address)
);
comment on table public.investors is 'People who registered as investors; one per wallet.';
comment on column public.investors.registration_number_encrypted is
  'Government id, encrypted with DATA_KEY by the server before it arrives here.';
comment on column public.investors.certificate_info is 'Holds the e-mail address.';
comment on column public.investors.status is 'pending: waits for review. approved, rejected: decided.';
create index investors_newest on public.investors (created_at desc, id desc);
alter table public.investors enable row level security;
alter table public.investors force row level security;
create policy "the owner's functions see every row" on public.investors
  to current_user using (true) with check (true);
create policy "admins see all investors" on public.investors
  for select to tenora_admin using (true);
create policy "the worker sees all investors" on public.investors
  for select to tenora_worker using (true);
grant select on public.investors to tenora_admin;
grant select (id, investor_name, wallet_address, status) on public.investors to tenora_worker;

create function public.submit_investor(
  p_investor_name text, p_country text, p_registration_number bytea, p_wallet_address text,
  p_certificate_url text, p_certificate_info jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  own_wallet text := app.current_wallet();
  investor_id uuid;
begin
  if own_wallet is null or own_wallet is distinct from lower(p_wallet_address) then
    raise exception 'This wallet is not signed in' using errcode = '42501';
  end if;
  insert into public.investors (wallet_address, investor_name, country,
    registration_number_encrypted, certificate_url, certificate_info)
  values (own_wallet, p_investor_name, p_country, p_registration_number, p_certificate_url,
    coalesce(p_certificate_info, '{}'))
  on conflict (wallet_address) do nothing
  returning id into investor_id;
  if investor_id is not null then
    insert into public.outbox (kind, subject_id) values ('investor_submitted', investor_id);
    return investor_id;
  end if;
  select i.id into investor_id from public.investors i where i.wallet_address = own_wallet;
  return investor_id;
end
$$;
comment on function public.submit_investor(text, text, bytea, text, text, jsonb) is
  'Registers the member''s wallet as investor; a repeat returns the existing id and changes nothing.';
grant execute on function public.submit_investor(text, text, bytea, text, text, jsonb) to tenora_member;

create function app.investor_exists(wallet text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.investors i where i.wallet_address = lower(wallet))
$$;
comment on function app.investor_exists(text) is 'Whether one exact address is registered as investor.';
grant execute on function app.investor_exists(text) to tenora_visitor, tenora_member;
