-- The settings of 360-mail-settings.sql for the owner of a proven wallet, who needs no mail to get there.

create function app.own_mail_subject(p_recipient text) returns uuid
language sql stable set search_path = ''
as $$
  select b.id from public.businesses b
  where p_recipient = 'business' and b.wallet_address = app.current_wallet() and b.erased_at is null
  union all
  select i.id from public.investors i
  where p_recipient = 'investor' and i.wallet_address = app.current_wallet() and i.erased_at is null
$$;
comment on function app.own_mail_subject(text) is
  'The member''s own business or investor; null without one. For the functions in this file.';

create function app.own_mail_settings(p_recipient text)
returns table (topics text[], stopped text[], time_zone text)
language sql stable security definer set search_path = ''
as $$
  select app.mail_topics_of(own.id), coalesce(s.stopped, '{}'), s.time_zone
  from (select app.own_mail_subject(p_recipient) as id) own
  left join public.mail_settings s on s.subject_id = own.id
  where own.id is not null
$$;
comment on function app.own_mail_settings(text) is
  'The mail settings of the member''s own business or investor; no row without one.';
grant execute on function app.own_mail_settings(text) to tenora_member;

create function app.change_own_mail_settings(p_recipient text, p_stopped text[], p_time_zone text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own constant uuid := app.own_mail_subject(p_recipient);
begin
  if own is null or not app.lock_mail_subject(own) then
    return false;
  end if;
  perform app.change_mail_settings(own, p_stopped, p_time_zone);
  return true;
end
$$;
comment on function app.change_own_mail_settings(text, text[], text) is
  'Changes the mail settings of the member''s own business or investor; false without one.';
grant execute on function app.change_own_mail_settings(text, text[], text) to tenora_member;
