create function app.restart_onboarding(
  p_company_name text, p_country text, p_registration_number text, p_director_name text,
  p_director_email text, p_certificate_url text, p_certificate_info jsonb, p_submission_key uuid,
  p_consent_at timestamptz, p_consent_version text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  restarted public.businesses;
begin
  update public.businesses b set
    company_name = p_company_name,
    country = p_country,
    registration_number = p_registration_number,
    director_name = p_director_name,
    director_email = p_director_email,
    certificate_url = p_certificate_url,
    certificate_info = p_certificate_info,
    submission_key = p_submission_key,
    consent_at = p_consent_at,
    consent_version = p_consent_version,
    status = 'pending',
    tier = 3,
    rejection_reason = null,
    reviewed_at = null,
    updated_at = now()
  where b.wallet_address = app.current_wallet() and b.status = 'rejected'
  returning b.* into restarted;
  if found then
    insert into public.business_history (business_id, event, status, tier)
    values (restarted.id, 'restarted', restarted.status, restarted.tier);
    insert into public.outbox (kind, subject_id) values ('business_submitted', restarted.id);
  end if;
  return restarted.id;
end
$$;
comment on function app.restart_onboarding(
  text, text, text, text, text, text, jsonb, uuid, timestamptz, text
) is 'The member''s own rejected business becomes pending again; null when there is none.';
grant execute on function app.restart_onboarding(
  text, text, text, text, text, text, jsonb, uuid, timestamptz, text
) to tenora_member;
