-- An admin who opens an investor has to know why the record says nothing.
grant select (erased_at) on public.investors to tenora_admin;
