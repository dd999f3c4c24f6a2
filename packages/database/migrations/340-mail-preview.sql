-- Admins read in the portal what a mail says to whom. These functions return nothing that the role
-- could not read in the tables themselves.
grant execute on function app.admin_link_email(uuid), app.admin_notice(uuid),
  app.request_of_mail(uuid), app.customer_of_request(uuid) to tenora_admin;

-- The mails about the records that a search finds, and about one receivable for its case file.
create index outbox_by_subject on public.outbox (subject_id, created_at desc, id desc);
