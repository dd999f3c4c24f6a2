-- A name in which nothing shows is none. The same rule as `isBlank` in single-line.ts, which the forms and
-- routes follow; a test compares them over all of Unicode.
do $$
declare
  shows constant text := '[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F-\u1160\u1680\u17B4-\u17B5'
    '\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0'
    '\uFFF0-\uFFFC\U00013430-\U00013442\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A'
    '\U000E0000-\U000E0FFF]';
  named text[];
begin
  foreach named slice 1 in array array[
    ['businesses', 'company_name'], ['businesses', 'director_name'], ['investors', 'investor_name'],
    ['blog_posts_brand', 'title'], ['invitations', 'name'], ['join_requests', 'name'],
    ['share_links', 'name'], ['contact_messages', 'sender_name'], ['saved_searches', 'name']]
  loop
    execute format('update public.%1$I set %2$I = ''(no name)'' where %2$I !~ %3$L',
      named[1], named[2], shows);
    execute format('alter table public.%1$I add constraint %1$s_%2$s_shows check (%2$I ~ %3$L)',
      named[1], named[2], shows);
  end loop;
end
$$;
