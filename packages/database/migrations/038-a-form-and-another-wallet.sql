-- A person who changes the account in her wallet between two tries sends the same form, with the
-- same key, for another wallet. A wallet has one business, so its own key is all that is compared;
-- a key that were unique over all wallets would tell the second one that it is taken.
alter table public.businesses drop constraint businesses_submission_key_key;
