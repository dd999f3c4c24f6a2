create table public.rejected_submissions (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade,
  rejected_at timestamptz(3) not null default clock_timestamp(),
  company_name text not null,
  country text not null,
  registration_number text not null,
  director_name text not null,
  director_email text not null,
  certificate_url text,
  certificate_info jsonb,
  reason text
);
comment on table public.rejected_submissions is
  'What a business had sent when it was rejected, so that its next request can be read beside it.';
comment on column public.rejected_submissions.reason is 'Why it was rejected, as the admin wrote it.';
create index on public.rejected_submissions (business_id, id desc);
alter table public.rejected_submissions enable row level security;
alter table public.rejected_submissions force row level security;
create policy "the owner's functions see every row" on public.rejected_submissions
  to current_user using (true) with check (true);
create policy "admins see all rejected submissions" on public.rejected_submissions
  for select to tenora_admin using (true);
grant select on public.rejected_submissions to tenora_admin;

create function app.keep_rejected_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.rejected_submissions (business_id, company_name, country, registration_number,
    director_name, director_email, certificate_url, certificate_info, reason)
  values (new.id, new.company_name, new.country, new.registration_number, new.director_name,
    new.director_email, new.certificate_url, new.certificate_info, new.rejection_reason);
  return null;
end
$$;
comment on function app.keep_rejected_submission() is 'Keeps what the admin decided on.';
create trigger keep_rejected after update of status on public.businesses
  for each row when (old.status = 'pending' and new.status = 'rejected')
  execute function app.keep_rejected_submission();

-- Whoever is rejected at this moment and starts again is read beside what he had sent, too.
insert into public.rejected_submissions (business_id, rejected_at, company_name, country,
  registration_number, director_name, director_email, certificate_url, certificate_info, reason)
select id, coalesce(reviewed_at, now()), company_name, country, registration_number, director_name,
  director_email, certificate_url, certificate_info, rejection_reason
from public.businesses where status = 'rejected';
