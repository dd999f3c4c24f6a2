-- Mailed links are signed in another way than before, and those under way would open nothing: they
-- are taken back, so that the list of invitations shows none that cannot be accepted.
update public.admin_links l set revoked_at = now()
where l.used_at is null and l.revoked_at is null;
