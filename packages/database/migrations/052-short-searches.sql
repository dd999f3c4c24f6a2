-- A trigram index knows three characters and more. This one knows each character of a text and each
-- pair of neighbours, so that a search of one or two finds its few matches among a million.
create function app.short_pieces(t text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  with letters as (
    select letter, lead(letter) over (order by at) as next
    from unnest(string_to_array(t, null)) with ordinality u (letter, at)
  )
  select array(select letter from letters union select letter || next from letters where next is not null)
$$;
comment on function app.short_pieces(text) is
  'Every character of a text and every pair of neighbours, once each.';
grant execute on function app.short_pieces(text) to tenora_admin, tenora_member;
create index businesses_short_search on public.businesses using gin (app.short_pieces(search_text));
