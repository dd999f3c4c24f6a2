-- The businesses and investors of a demonstration sign with keys that are public knowledge.
create table public.demonstration_history (
  made_at timestamptz(3) primary key default now()
);
comment on table public.demonstration_history is
  'When a demonstration stored its approved businesses and investors here. With a row, the marketplace starts on this machine only.';
alter table public.demonstration_history enable row level security, force row level security;
create policy "the owner's functions see every row" on public.demonstration_history
  to current_user using (true) with check (true);
