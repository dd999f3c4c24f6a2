create function app.erase_funding_requests(p_business_id uuid) returns setof text
language plpgsql set search_path = ''
as $$
begin
  return query select d.url from public.funding_request_documents d
    where d.business_id = p_business_id;
  delete from public.funding_request_documents d where d.business_id = p_business_id;
  update public.funding_requests r set
    draft = '{}', requested_changes = null,
    rejection_reason = case when r.rejection_reason is not null then '[erased]' end,
    status = case when r.status in ('rejected', 'listed') then r.status else 'withdrawn' end,
    version = r.version + 1, updated_at = now()
  where r.business_id = p_business_id;
  update public.funding_request_history h set reason = null, changes = null, submission = null
  where h.business_id = p_business_id;
  update public.funding_request_checks c set comment = null where c.business_id = p_business_id;
end
$$;
comment on function app.erase_funding_requests(uuid) is
  'Overwrites the answers and texts of a business''s requests; returns the documents to remove. For app.erase_person.';
