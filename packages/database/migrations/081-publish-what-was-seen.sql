-- Somebody else may save an article between an admin's look and his publishing it: so the act names
-- the version that was looked at, as saving does.
drop function public.set_article_published(uuid, boolean);

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
  perform app.note_article_act(earlier, later, case when publish then 'published' else 'unpublished' end);
  return later.updated_at;
end
$$;
comment on function public.set_article_published(uuid, boolean, timestamptz) is
  'An admin publishes the article he saw, or withdraws it; its new updated_at. Null when it is another by now, or stood so already.';
grant execute on function public.set_article_published(uuid, boolean, timestamptz) to tenora_admin;
