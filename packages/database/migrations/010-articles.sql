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
  constraint blog_posts_brand_slug_key unique (slug)
);
comment on table public.blog_posts_brand is 'Articles of the Insights page.';
comment on column public.blog_posts_brand.content is 'Markdown-like text; rendered, never trusted as HTML.';
comment on column public.blog_posts_brand.published is 'Only published articles are seen outside the office.';
create index blog_posts_newest on public.blog_posts_brand (created_at desc, id desc) where published;
alter table public.blog_posts_brand enable row level security;
alter table public.blog_posts_brand force row level security;
create policy "the owner's functions see every row" on public.blog_posts_brand
  to current_user using (true) with check (true);
create policy "anybody reads published articles" on public.blog_posts_brand
  for select to tenora_visitor, tenora_member using (published);
create policy "admins read all articles" on public.blog_posts_brand
  for select to tenora_admin using (true);
grant select on public.blog_posts_brand to tenora_visitor, tenora_member, tenora_admin;
