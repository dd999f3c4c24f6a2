-- An attestor's signature that an investor passed verification. Anybody can register it on the chain.

create table public.investor_eligibilities (
  id bigint generated always as identity primary key,
  investor_id uuid not null references public.investors (id) on delete restrict,
  signed_at timestamptz(3) not null default clock_timestamp(),
  issued_at bigint not null check (issued_at > 0),
  expires_at bigint not null,
  attestor text not null check (attestor ~ '^0x[0-9a-f]{40}$'),
  signature text not null check (
    signature ~ '^0x([0-9a-f]{2})+$' and octet_length(signature) <= 8194),
  admin_id text not null,
  constraint investor_eligibilities_time check (expires_at > issued_at),
  constraint investor_eligibilities_once unique (investor_id, issued_at)
);
comment on table public.investor_eligibilities is
  'Signatures of attestors for investors'' wallets, the newest in force. Append-only.';
comment on column public.investor_eligibilities.issued_at is 'As signed, in seconds since 1970.';
comment on column public.investor_eligibilities.expires_at is 'As signed: the last second.';
alter table public.investor_eligibilities enable row level security, force row level security;
create policy "the owner's functions see every row" on public.investor_eligibilities
  to current_user using (true) with check (true);
create policy "admins see all eligibilities" on public.investor_eligibilities
  for select to tenora_admin using (true);
grant select on public.investor_eligibilities to tenora_admin;
create trigger append_only before update or delete on public.investor_eligibilities
  for each row execute function app.reject_change();
create trigger append_only_truncate before truncate on public.investor_eligibilities
  for each statement execute function app.reject_change();

create function public.store_investor_eligibility(
  investor_id uuid, attestor text, issued_at bigint, expires_at bigint, signature text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked, so that a suspension comes before this signature or after it.
  perform from public.investors i
  where i.id = store_investor_eligibility.investor_id and i.status = 'approved'
    and i.suspended_at is null and i.erased_at is null
  for update;
  if not found or exists (
    select from public.investor_eligibilities e
    where e.investor_id = store_investor_eligibility.investor_id
      and e.issued_at >= store_investor_eligibility.issued_at
  ) then
    return false;
  end if;
  insert into public.investor_eligibilities
    (investor_id, issued_at, expires_at, attestor, signature, admin_id)
  values (store_investor_eligibility.investor_id, store_investor_eligibility.issued_at,
    store_investor_eligibility.expires_at, lower(store_investor_eligibility.attestor),
    store_investor_eligibility.signature, app.current_admin());
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'investor.eligibility_signed', 'investor',
    store_investor_eligibility.investor_id::text,
    jsonb_build_object('attestor', lower(store_investor_eligibility.attestor),
      'expires', store_investor_eligibility.expires_at)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.store_investor_eligibility(uuid, text, bigint, bigint, text) is
  'Stores a signature, which the caller has verified, for an approved investor, with an audit row. False when the investor may not buy, or has one that was issued at this time or later.';
grant execute on function public.store_investor_eligibility(uuid, text, bigint, bigint, text)
  to tenora_admin;

create function app.own_eligibility()
returns table (issued_at bigint, expires_at bigint, attestor text, signature text)
language sql stable security definer set search_path = ''
as $$
  select e.issued_at, e.expires_at, e.attestor, e.signature
  from public.investors i join public.investor_eligibilities e on e.investor_id = i.id
  where i.wallet_address = app.current_wallet() and i.status = 'approved'
    and i.suspended_at is null and i.erased_at is null
    -- Not one of an earlier registration.
    and e.signed_at >= i.reviewed_at
  order by e.issued_at desc limit 1
$$;
comment on function app.own_eligibility() is
  'The newest signature for the member''s own wallet; no row without one, or while they may not buy.';
grant execute on function app.own_eligibility() to tenora_member;
