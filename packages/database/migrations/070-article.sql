create table public.blog_posts_brand (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 300),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  content text not null check (octet_length(content) <= 1048576),
  excerpt text,
  cover_image_url text,
  tags text[] not null default '{}',
  published boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  first_published_at timestamptz(3),
  constraint blog_posts_brand_slug_key unique (slug),
  constraint blog_posts_brand_title_shows check (app.is_visible(title)),
  constraint blog_posts_brand_excerpt_check check (char_length(excerpt) <= 1000),
  constraint blog_posts_brand_tags_check check (cardinality(tags) <= 20),
  constraint blog_posts_brand_cover_check check (char_length(cover_image_url) <= 300),
  -- An image drawn with the site or uploaded to the store, never one of another site.
  constraint blog_posts_brand_cover_address
    check (cover_image_url ~ '^/(?!/|documents/)[A-Za-z0-9_/.-]{1,250}$')
);
comment on table public.blog_posts_brand is 'Articles of the Insights page.';
comment on column public.blog_posts_brand.content is 'Markdown-like text; rendered, never trusted as HTML.';
comment on column public.blog_posts_brand.published is 'Whether visitors see the article; admins see all.';
comment on column public.blog_posts_brand.first_published_at is
  'When the address of the article became public; its slug cannot change afterwards. Null: never published.';
comment on column public.blog_posts_brand.created_at is
  'The date that readers see: the creation of the draft, then the first publication.';
comment on column public.blog_posts_brand.updated_at is
  'Strictly increases with every change: an admin who saves passes the value they saw.';
create index blog_posts_newest on public.blog_posts_brand (created_at desc, id desc) where published;
create index blog_posts_all_newest on public.blog_posts_brand (created_at desc, id desc);
create index blog_posts_cover on public.blog_posts_brand (cover_image_url)
  where cover_image_url is not null;
alter table public.blog_posts_brand enable row level security, force row level security;
create policy "the owner's functions see every row" on public.blog_posts_brand
  to current_user using (true) with check (true);
create policy "everyone reads published articles" on public.blog_posts_brand
  for select to tenora_visitor, tenora_member using (published);
create policy "admins read all articles" on public.blog_posts_brand
  for select to tenora_admin using (true);
grant select on public.blog_posts_brand to tenora_visitor, tenora_member, tenora_admin;

-- Incremented in the transaction of the change, and so in commit order. It never returns to an earlier
-- value: a page that was cached under the previous version is not served when an article is withdrawn.
create table app.articles_version (
  id boolean primary key default true check (id),
  version bigint not null default 0
);
comment on table app.articles_version is 'How often articles changed; one row.';
alter table app.articles_version enable row level security, force row level security;
create policy "the owner's functions see every row" on app.articles_version
  to current_user using (true) with check (true);
insert into app.articles_version default values;

create function app.record_article_action(
  earlier public.blog_posts_brand, later public.blog_posts_brand, event text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The log stores a hash of the content: the text itself stays in the article.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select a.user_id, a.email, 'article.' || event, 'article', coalesce(later.id, earlier.id)::text,
    case when earlier.id is not null then jsonb_build_object(
      'title', earlier.title, 'slug', earlier.slug, 'published', earlier.published,
      'content', encode(sha256(convert_to(earlier.content, 'UTF8')), 'hex')) end,
    case when later.id is not null then jsonb_build_object(
      'title', later.title, 'slug', later.slug, 'published', later.published,
      'content', encode(sha256(convert_to(later.content, 'UTF8')), 'hex')) end
  from public.admins a where a.user_id = app.current_admin();
end
$$;
comment on function app.record_article_action(public.blog_posts_brand, public.blog_posts_brand, text) is
  'Adds the audit row of an action on an article. For the functions in this file.';

create function app.set_article_dates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  end if;
  if new.published then
    new.first_published_at := coalesce(new.first_published_at, new.created_at);
  end if;
  return new;
end
$$;
comment on function app.set_article_dates() is
  'Gives every change a distinct updated_at, and a published article its first publication.';
create trigger set_article_dates before insert or update on public.blog_posts_brand
  for each row execute function app.set_article_dates();

create function app.increment_articles_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update app.articles_version set version = version + 1;
  return null;
end
$$;
comment on function app.increment_articles_version() is 'Increments the version, which invalidates cached articles.';
create trigger increment_articles_version after insert or update or delete or truncate on public.blog_posts_brand
  for each statement execute function app.increment_articles_version();

create function app.articles_version() returns bigint
language sql stable security definer set search_path = ''
as $$
  select version from app.articles_version
$$;
comment on function app.articles_version() is 'The version of the articles; increases with every change.';
grant execute on function app.articles_version() to tenora_visitor, tenora_member;

-- SQLSTATE TN012: the slug of a published article cannot change.
create function public.save_article(
  p_id uuid, p_seen timestamptz, p_title text, p_slug text, p_content text, p_excerpt text,
  p_cover_image_url text, p_tags text[]
) returns table (id uuid, updated_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  earlier public.blog_posts_brand;
  later public.blog_posts_brand;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  if p_seen is null then
    -- A new article. A repeated request has an id that exists already, and updates nothing.
    insert into public.blog_posts_brand (id, title, slug, content, excerpt, cover_image_url, tags)
    values (p_id, p_title, p_slug, p_content, p_excerpt, p_cover_image_url, p_tags)
    on conflict (id) do nothing
    returning * into later;
  else
    select * into earlier from public.blog_posts_brand a
    where a.id = p_id and a.updated_at = p_seen for update;
    if earlier.first_published_at is not null and earlier.slug <> p_slug then
      raise exception 'The slug of a published article cannot change' using errcode = 'TN012';
    end if;
    update public.blog_posts_brand a set title = p_title, slug = p_slug, content = p_content,
      excerpt = p_excerpt, cover_image_url = p_cover_image_url, tags = p_tags
    where a.id = earlier.id
    returning a.* into later;
  end if;
  if later.id is null then
    return;
  end if;
  perform app.record_article_action(earlier, later, case when earlier.id is null then 'created' else 'changed' end);
  return query select later.id, later.updated_at;
end
$$;
comment on function public.save_article(uuid, timestamptz, text, text, text, text, text, text[]) is
  'Creates an article, or changes the version that the admin saw (p_seen is its updated_at); no row when it has changed since.';
grant execute on function public.save_article(uuid, timestamptz, text, text, text, text, text, text[])
  to tenora_admin;

create function public.set_article_published(article_id uuid, publish boolean, seen timestamptz)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.blog_posts_brand;
  later public.blog_posts_brand;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into earlier from public.blog_posts_brand a
  where a.id = set_article_published.article_id and a.published <> publish
    and a.updated_at = set_article_published.seen
  for update;
  if not found then
    return null;
  end if;
  update public.blog_posts_brand a set
    published = publish,
    created_at = case when publish and a.first_published_at is null then now() else a.created_at end,
    first_published_at = case when publish then coalesce(a.first_published_at, now())
      else a.first_published_at end
  where a.id = earlier.id
  returning a.* into later;
  perform app.record_article_action(earlier, later, case when publish then 'published' else 'unpublished' end);
  return later.updated_at;
end
$$;
comment on function public.set_article_published(uuid, boolean, timestamptz) is
  'Publishes or withdraws the version that the admin saw; returns its new updated_at, or null when it has changed since or needs no change.';
grant execute on function public.set_article_published(uuid, boolean, timestamptz) to tenora_admin;

-- SQLSTATE TN084: the article has been published.
create function public.delete_article(article_id uuid, seen timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.blog_posts_brand;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into earlier from public.blog_posts_brand a
  where a.id = delete_article.article_id for update;
  if earlier.first_published_at is not null then
    raise exception 'The article has been published' using errcode = 'TN084';
  end if;
  delete from public.blog_posts_brand a
  where a.id = earlier.id and a.updated_at = delete_article.seen;
  if not found then
    return false;
  end if;
  perform app.record_article_action(earlier, null, 'deleted');
  return true;
end
$$;
comment on function public.delete_article(uuid, timestamptz) is
  'Deletes the version that the admin saw of an article that was never published. False when it has changed since or does not exist.';
grant execute on function public.delete_article(uuid, timestamptz) to tenora_admin;
