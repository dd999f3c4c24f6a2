-- Addresses of documents are checked where they are stored, whichever function or login wrote them:
-- as the upload made them, and of nobody else. Else a business could show an admin the document of
-- another one, or have it deleted with its own record.
create function app.is_certificate(url text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return url ~ '^/documents/business-documents/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$'
  -- The sentence that stands there when the store refused the file: no path and no link.
  or url !~ '[/:\\]';
comment on function app.is_certificate(text) is
  'Whether this is the address of an uploaded certificate, or a sentence in its place.';
grant execute on function app.is_certificate(text) to tenora_member;
alter table public.businesses add constraint businesses_certificate_address
  check (app.is_certificate(certificate_url));
alter table public.investors add constraint investors_certificate_address
  check (app.is_certificate(certificate_url));
-- Ours: drawn with the site, or taken into the store.
alter table public.blog_posts_brand add constraint blog_posts_brand_cover_address
  check (cover_image_url ~ '^/(?!/|documents/)[A-Za-z0-9_/.-]{1,250}$');

create index rejected_submissions_certificate on public.rejected_submissions (certificate_url)
  where certificate_url like '/%';
create index investors_certificate on public.investors (certificate_url)
  where certificate_url is not null;
-- Two who name the same address at once do not see each other's row yet.
create unique index businesses_certificate_once on public.businesses (certificate_url)
  where certificate_url like '/%';

create function app.refuse_document_of_another() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.certificate_url not like '/%' then
    return new;
  end if;
  if exists (
    select from public.businesses b
    where b.certificate_url = new.certificate_url and b.wallet_address <> new.wallet_address
  ) or exists (
    select from public.business_history h join public.businesses b on b.id = h.business_id
    where h.replaced_certificate_url = new.certificate_url
      and b.wallet_address <> new.wallet_address
  ) or exists (
    select from public.rejected_submissions r join public.businesses b on b.id = r.business_id
    where r.certificate_url = new.certificate_url and r.certificate_url like '/%'
      and b.wallet_address <> new.wallet_address
  ) or exists (
    select from public.investors i
    where i.certificate_url = new.certificate_url and i.wallet_address <> new.wallet_address
  ) then
    raise exception 'The document belongs to another record' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.refuse_document_of_another() is 'A document belongs to one wallet.';
create trigger refuse_document_of_another before insert or update of certificate_url
  on public.businesses for each row when (new.certificate_url is not null)
  execute function app.refuse_document_of_another();
create trigger refuse_document_of_another before insert or update of certificate_url
  on public.investors for each row when (new.certificate_url is not null)
  execute function app.refuse_document_of_another();
