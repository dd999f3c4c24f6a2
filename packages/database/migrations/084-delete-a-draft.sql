-- A draft that never was public may go; what readers have seen once can only be withdrawn, since its
-- address and what it said are known to the world.
create or replace function app.note_article_act(
  earlier public.blog_posts_brand, later public.blog_posts_brand, what text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The words stay in the article; what the log keeps is which fields changed.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select a.user_id, a.email, 'article.' || what, 'article', coalesce(later.id, earlier.id)::text,
    case when earlier.id is not null then jsonb_build_object(
      'title', earlier.title, 'slug', earlier.slug, 'published', earlier.published,
      'content', encode(sha256(convert_to(earlier.content, 'UTF8')), 'hex')) end,
    case when later.id is not null then jsonb_build_object(
      'title', later.title, 'slug', later.slug, 'published', later.published,
      'content', encode(sha256(convert_to(later.content, 'UTF8')), 'hex')) end
  from public.admins a where a.user_id = app.current_admin();
end
$$;

-- SQLSTATE TN084: it was published once.
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
    raise exception 'The article was published' using errcode = 'TN084';
  end if;
  delete from public.blog_posts_brand a
  where a.id = earlier.id and a.updated_at = delete_article.seen;
  if not found then
    return false;
  end if;
  perform app.note_article_act(earlier, null, 'deleted');
  return true;
end
$$;
comment on function public.delete_article(uuid, timestamptz) is
  'An admin deletes the draft he saw, which was never published. False when it is another by now, or gone.';
grant execute on function public.delete_article(uuid, timestamptz) to tenora_admin;
