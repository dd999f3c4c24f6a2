// Every table and column, by hand: one that is missing here fails the test.
const person = ["id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt"];
// biome-ignore format: a table
const session = ["id", "expiresAt", "token", "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"];
// biome-ignore format: a table
const account = [
  "id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken",
  "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt",
];
const verification = ["id", "identifier", "value", "expiresAt", "createdAt", "updatedAt"];
const rateLimit = ["id", "key", "count", "lastRequest"];

// biome-ignore format: a table
export const columns: Record<string, readonly string[]> = {
  "public.businesses": [
    "id", "company_name", "country", "registration_number", "director_name", "director_email",
    "wallet_address", "status", "tier", "created_at", "certificate_url", "certificate_info",
    "submission_key", "rejection_reason", "reviewed_at", "updated_at", "consent_at",
    "consent_version", "search_text", "suspended_at", "suspension_reason",
    "erased_at", "slug",
  ],
  "public.business_history": [
    "id", "business_id", "at", "event", "status", "tier", "reason", "admin_id",
    "replaced_certificate_url", "replacement_key",
  ],
  "public.business_comments": ["id", "business_id", "at", "admin_id", "comment"],
  "public.assignments": ["subject_id", "subject_type", "admin_id", "assigned_at"],
  "public.investors": [
    "id", "wallet_address", "investor_name", "country", "registration_number_encrypted",
    "certificate_url", "certificate_info", "status", "created_at", "erased_at", "reviewed_at",
    "rejection_reason", "suspended_at", "suspension_reason", "search_text",
  ],
  "public.blog_posts_brand": [
    "id", "title", "slug", "content", "excerpt", "cover_image_url", "tags", "published",
    "created_at", "updated_at", "first_published_at",
  ],
  "public.rejected_submissions": [
    "id", "business_id", "rejected_at", "company_name", "country", "registration_number",
    "director_name", "director_email", "certificate_url", "certificate_info", "reason",
  ],
  "public.funding_requests": [
    "id", "business_id", "status", "version", "draft", "created_at", "updated_at", "submitted_at",
    "reviewed_at", "requested_changes", "rejection_reason", "fingerprint", "terms", "terms_digest",
    "seller_signature", "token_decimals", "repayment", "attestation", "attestor",
    "attestor_signature", "attestation_expires_at", "listing_id", "listing_transaction", "listed_at",
    "search_text", "risk", "risk_grade", "customer_country", "customer_industry",
  ],
  "public.investor_eligibilities": [
    "id", "investor_id", "signed_at", "issued_at", "expires_at", "attestor", "signature", "admin_id",
  ],
  "public.operator_actions": [
    "id", "transaction_hash", "kind", "subject", "wallet", "acted_at", "recorded_at", "admin_id",
  ],
  "public.collection_contacts": [
    "id", "request_id", "business_id", "party", "person", "means", "contacted_at", "comment",
    "recorded_at", "admin_id",
  ],
  "public.funding_request_checks": [
    "id", "request_id", "business_id", "at", "submitted_at", "subject", "method", "comment",
    "admin_id",
  ],
  "public.funding_request_history": [
    "id", "request_id", "business_id", "at", "event", "version", "reason", "changes", "submission",
    "admin_id",
  ],
  "public.campaign_pictures": [
    "id", "request_id", "business_id", "url", "sha256", "description", "added_at", "removed_at",
  ],
  "public.funding_request_documents": [
    "id", "request_id", "business_id", "url", "file_name", "bytes", "sha256", "for_investors",
    "added_at", "removed_at",
  ],
  "app.articles_version": ["id", "version"],
  "app.locks": ["name"],
  "public.outbox": [
    "id", "kind", "subject_id", "reason", "created_at", "attempts", "sent_at", "last_error",
    "next_attempt_at", "recipient_key", "claimed_at", "recipient", "details", "event_key", "closed_at",
  ],
  "public.contact_messages": [
    "id", "created_at", "sender_name", "sender_email", "topic", "message",
  ],
  "public.mail_settings": ["subject_id", "stopped", "time_zone", "updated_at"],
  "public.mail_tokens": ["hash", "subject_id", "topic", "created_at"],
  "public.market_mail_position": ["is_only", "chain", "since_block", "since_time", "block", "time"],
  "public.market_occasions": ["key", "at"],
  "public.sellers": ["wallet_address", "name", "tier", "country"],
  "public.seller_slugs": ["slug", "wallet_address", "name", "has_page"],
  "public.business_profiles": [
    "business_id", "description", "website", "industry", "founded", "updated_at",
  ],
  "public.seller_profiles": [
    "slug", "wallet_address", "name", "tier", "country", "description", "website", "industry",
    "founded",
  ],
  // Nothing of the customer but where and in what they trade.
  "public.listed_requests": [
    "listing_id", "fingerprint", "risk", "risk_grade", "debtor_country", "debtor_industry",
    "campaign_name", "story", "recourse", "pictures",
  ],
  "public.invitations": [
    "digest", "listing_id", "seller", "wallet", "name", "cap", "counter", "deadline", "signature",
    "created_at",
  ],
  "public.join_requests": ["listing_id", "wallet", "seller", "name", "created_at"],
  "public.share_links": [
    "digest", "listing_id", "seller", "key", "name", "wallet_cap", "total_cap", "counter",
    "deadline", "signature", "created_at",
  ],
  "public.rewards": [
    "wallet", "digest", "uri", "picture", "picture_url", "created_at", "deleted_at",
  ],
  "public.reward_deliveries": ["note_id", "seller", "delivered_at"],
  "public.upload_quota": ["wallet_address", "since", "uploads", "bytes"],
  "public.audit_log": [
    "id", "at", "admin_id", "admin_email", "action", "subject_type", "subject_id", "before",
    "after", "reason", "previous_hash", "hash",
  ],
  "public.admins": ["user_id", "email", "created_at", "revoked_at"],
  "public.admin_links": [
    "id", "kind", "email", "token_hash", "invited_by", "created_at", "expires_at", "used_at",
    "revoked_at",
  ],
  "public.rate_limits": ["subject", "replenished_at"],
  "public.demonstration_history": ["made_at"],
  "public.relay_jobs": [
    "id", "intent", "is_repeatable", "request", "gas", "created_at", "nonce", "raw_transaction",
    "hashes", "priced_at", "block", "failure_code", "failure_message", "ended_at",
  ],
  "auth_wallet.user": person,
  "auth_wallet.session": session,
  "auth_wallet.account": account,
  "auth_wallet.verification": verification,
  "auth_wallet.rateLimit": rateLimit,
  "auth_wallet.walletAddress": ["id", "userId", "address", "chainId", "isPrimary", "createdAt"],
  "auth_admin.user": person,
  "auth_admin.session": [...session, "secondFactorAt"],
  "auth_admin.account": account,
  "auth_admin.verification": verification,
  "auth_admin.rateLimit": rateLimit,
  "auth_admin.login_attempt": ["id", "at", "account", "address", "browser", "known"],
  "auth_admin.known_browser": ["account", "browser", "seen_at"],
  "auth_admin.two_factor": ["user_id", "secret_encrypted", "last_step", "created_at"],
  "auth_admin.recovery_code": ["user_id", "code_hash", "used_at"],
  "auth_admin.code_attempt": ["id", "user_id", "at"],
  "migrations.applied": ["name", "checksum", "applied_at"],
};

// graphile-worker's own tables: only their names are checked, not their columns.
// biome-ignore format: a table
export const jobTables = [
  "_private_job_queues", "_private_jobs", "_private_known_crontabs", "_private_tasks", "jobs",
  "migrations",
].map((name) => `graphile_worker.${name}`);

/** Verb → columns; `whole` for verbs that have no columns. */
type Cells = Partial<Record<"select" | "insert" | "update", readonly string[]>> & {
  readonly delete?: "whole";
};
const read = (table: string): Cells => ({ select: columns[table] ?? [] });
export const all = ["*"];
/** What the Better Auth endpoints that we use write to sessions and rate limits. */
const signInSession = (table: string): Cells => ({
  ...read(table),
  insert: session,
  update: ["expiresAt", "updatedAt"],
  delete: "whole",
});
const signInCounts = (table: string): Cells => ({
  ...read(table),
  insert: rateLimit,
  update: ["count", "lastRequest"],
  delete: "whole",
});

// The matrix. Anything that is not listed is forbidden.
// biome-ignore format: a table
export const expected: Record<string, Record<string, Cells>> = {
  tenora_visitor: {
    "public.reward_deliveries": read("public.reward_deliveries"),
    "public.seller_slugs": read("public.seller_slugs"),
    "public.seller_profiles": read("public.seller_profiles"),
    "public.listed_requests": read("public.listed_requests"),
    "public.blog_posts_brand": read("public.blog_posts_brand"),
  },
  tenora_member: {
    "public.seller_slugs": read("public.seller_slugs"),
    "public.listed_requests": read("public.listed_requests"),
    "public.blog_posts_brand": read("public.blog_posts_brand"),
    "public.businesses": {
      ...read("public.businesses"),
      insert: [
        "company_name", "country", "registration_number", "director_name", "director_email",
        "wallet_address", "certificate_url", "certificate_info", "submission_key", "consent_at",
        "consent_version",
      ],
    },
    "public.funding_requests": read("public.funding_requests"),
    // Without the admin who acted.
    "public.funding_request_history": {
      select: ["id", "request_id", "business_id", "at", "event", "version", "reason", "changes"],
    },
    "public.campaign_pictures": read("public.campaign_pictures"),
    "public.funding_request_documents": read("public.funding_request_documents"),
    "public.invitations": read("public.invitations"),
    "public.join_requests": read("public.join_requests"),
    "public.share_links": read("public.share_links"),
    "public.rewards": read("public.rewards"),
    "public.business_profiles": read("public.business_profiles"),
    "public.reward_deliveries": read("public.reward_deliveries"),
  },
  tenora_admin: {
    "public.seller_slugs": read("public.seller_slugs"),
    "public.listed_requests": read("public.listed_requests"),
    "public.funding_requests": read("public.funding_requests"),
    "public.funding_request_checks": read("public.funding_request_checks"),
    "public.investor_eligibilities": read("public.investor_eligibilities"),
    "public.operator_actions": read("public.operator_actions"),
    "public.collection_contacts": read("public.collection_contacts"),
    "public.funding_request_history": read("public.funding_request_history"),
    "public.campaign_pictures": read("public.campaign_pictures"),
    "public.funding_request_documents": read("public.funding_request_documents"),
    "public.businesses": read("public.businesses"),
    "public.business_history": read("public.business_history"),
    "public.business_comments": read("public.business_comments"),
    "public.assignments": read("public.assignments"),
    // Without the encrypted government id, which only an audited function returns.
    "public.investors": {
      select: [
        "id", "wallet_address", "investor_name", "country", "certificate_url", "certificate_info",
        "status", "created_at", "reviewed_at", "rejection_reason", "suspended_at",
        "suspension_reason", "search_text", "erased_at",
      ],
    },
    "public.rejected_submissions": read("public.rejected_submissions"),
    "public.blog_posts_brand": read("public.blog_posts_brand"),
    "public.outbox": read("public.outbox"),
    "public.contact_messages": read("public.contact_messages"),
    "public.audit_log": read("public.audit_log"),
    "public.admins": read("public.admins"),
    "public.admin_links": {
      select: [
        "id", "kind", "email", "invited_by", "created_at", "expires_at", "used_at", "revoked_at",
      ],
    },
  },
  tenora_worker: {
    "public.outbox": { ...read("public.outbox"), update: ["attempts", "sent_at", "last_error", "closed_at"] },
    "public.contact_messages": read("public.contact_messages"),
    "public.businesses": {
      select: ["id", "company_name", "director_name", "director_email", "wallet_address", "status", "tier"],
    },
    "public.investors": {
      select: ["id", "wallet_address", "investor_name", "status", "certificate_info"],
    },
    // Deletes by policy what ended 30 days ago. New jobs come by app.request_relay only.
    "public.relay_jobs": {
      ...read("public.relay_jobs"),
      update: [
        "request", "gas", "nonce", "raw_transaction", "hashes", "priced_at", "block",
        "failure_code", "failure_message", "ended_at",
      ],
      delete: "whole",
    },
  },
  // And every view of the indexer: market-views.test.ts.
  tenora_market: {
    "public.businesses": { select: ["wallet_address", "company_name", "tier", "country"] },
    "public.sellers": read("public.sellers"),
  },
  tenora_web_public: {},
  tenora_web_admin: {},
  tenora_web_market: {},
  tenora_jobs: {
    "graphile_worker.migrations": { select: all },
    "graphile_worker.jobs": { select: all },
    "graphile_worker._private_known_crontabs": { select: all, insert: all, update: all },
    "graphile_worker._private_tasks": { select: all, insert: all },
    "graphile_worker._private_job_queues": { select: all, insert: all, update: all },
    "graphile_worker._private_jobs": { select: all, insert: all, update: all, delete: "whole" },
  },
  tenora_auth_wallet: {
    "auth_wallet.user": { ...read("auth_wallet.user"), insert: person },
    "auth_wallet.session": signInSession("auth_wallet.session"),
    "auth_wallet.account": {
      ...read("auth_wallet.account"),
      insert: ["id", "accountId", "providerId", "userId", "createdAt", "updatedAt"],
    },
    "auth_wallet.verification": {
      ...read("auth_wallet.verification"), insert: verification, delete: "whole",
    },
    "auth_wallet.rateLimit": signInCounts("auth_wallet.rateLimit"),
    "auth_wallet.walletAddress": {
      ...read("auth_wallet.walletAddress"), insert: columns["auth_wallet.walletAddress"] ?? [],
    },
  },
  // Reads the second factor's time with the session; only a function writes it.
  tenora_auth_admin: {
    "auth_admin.user": read("auth_admin.user"),
    "auth_admin.session": signInSession("auth_admin.session"),
    "auth_admin.account": read("auth_admin.account"),
    "auth_admin.rateLimit": signInCounts("auth_admin.rateLimit"),
  },
  tenora_indexer: {},
};

export const schemas: Record<string, readonly string[]> = {
  tenora_visitor: ["app", "public"],
  tenora_member: ["app", "public"],
  tenora_admin: ["app", "public"],
  tenora_worker: ["app", "public"],
  tenora_market: ["app", "market", "public"],
  tenora_web_public: [],
  tenora_web_admin: [],
  tenora_web_market: [],
  tenora_jobs: ["graphile_worker"],
  tenora_auth_wallet: ["auth_wallet"],
  tenora_auth_admin: ["auth_admin"],
  tenora_indexer: ["market"],
};

export const functions: Record<string, readonly string[]> = {
  tenora_visitor: [
    "app.articles_version()",
    "app.is_business_suspended(wallet text)",
    "app.business_status(wallet text)",
    "app.find_share_link(p_listing bigint, p_key text)",
    "app.change_mail_settings_by_token(p_hash bytea, p_stopped text[], p_time_zone text)",
    "app.mail_settings_by_token(p_hash bytea)",
    "app.unsubscribe_mail(p_hash bytea)",
    "app.send_contact_message(p_name text, p_email text, p_topic text, p_message text)",
    "app.investor_exists(wallet text)",
    "app.consume_tokens(p_subject text, p_count integer, p_limit integer, p_seconds integer)",
    "app.relay_job(p_id uuid)",
    "app.reward_picture(p_picture text)",
    "app.campaign_picture(p_sha256 bytea)",
    "app.relay_job_of(p_intent text)",
    "app.request_relay(p_id uuid, p_intent text, p_is_repeatable boolean, p_request jsonb, p_gas integer, p_daily_gas bigint)",
  ],
  tenora_member: [
    "app.articles_version()",
    "app.is_business_suspended(wallet text)",
    "app.business_status(wallet text)",
    "app.claim_upload(p_bytes bigint)",
    "app.current_wallet()",
    "app.investor_exists(wallet text)",
    "app.is_certificate(url text)",
    "app.own_eligibility()",
    "app.tell_time_zone(p_time_zone text)",
    "app.add_campaign_picture(p_request_id uuid, p_id uuid, p_url text, p_sha256 bytea, p_description text, p_now timestamp with time zone)",
    "app.remove_campaign_picture(p_request_id uuid, p_id uuid, p_now timestamp with time zone)",
    "app.campaign_picture_hash(p_sha256 bytea, p_description text)",
    "app.own_mail_settings(p_recipient text)",
    "app.change_own_mail_settings(p_recipient text, p_stopped text[], p_time_zone text)",
    "app.list_investor_documents(p_listing_id bigint, p_fingerprint text)",
    "app.open_investor_document(p_listing_id bigint, p_fingerprint text, p_document_id uuid)",
    "app.own_investor_status()",
    "app.own_certificate_request()",
    "app.add_funding_request_document(p_request_id uuid, p_id uuid, p_url text, p_file_name text, p_bytes integer, p_sha256 bytea, p_for_investors boolean, p_now timestamp with time zone)",
    "app.change_funding_request_document(p_request_id uuid, p_id uuid, p_for_investors boolean, p_now timestamp with time zone)",
    "app.create_funding_request(p_id uuid, p_draft jsonb)",
    "app.own_business_id()",
    "app.add_invitation(p_digest text, p_listing bigint, p_wallet text, p_name text, p_cap bigint, p_counter bigint, p_deadline bigint, p_signature text)",
    "app.add_share_link(p_digest text, p_listing bigint, p_key text, p_name text, p_wallet_cap bigint, p_total_cap bigint, p_counter bigint, p_deadline bigint, p_signature text)",
    "app.ask_to_join(p_listing bigint, p_seller text, p_name text)",
    "app.own_invitations(p_listing bigint)",
    "app.describe_reward(p_digest text, p_uri text, p_picture text, p_picture_url text)",
    "app.delete_reward(p_digest text)",
    "app.restore_rewards(p_uris text[])",
    "app.mark_reward(p_note bigint, p_is_delivered boolean)",
    "app.save_business_profile(p_description text, p_website text, p_industry text, p_founded integer)",
    "app.record_funding_request_listing(p_id uuid, p_listing_id bigint, p_transaction text)",
    "app.remove_funding_request_document(p_request_id uuid, p_id uuid, p_now timestamp with time zone)",
    "app.save_funding_request(p_id uuid, p_version integer, p_draft jsonb, p_now timestamp with time zone)",
    "app.submit_funding_request(p_id uuid, p_version integer, p_fingerprint text, p_terms jsonb, p_terms_digest text, p_signature text, p_token_decimals integer, p_now timestamp with time zone)",
    "app.withdraw_funding_request(p_id uuid, p_version integer)",
    "app.replace_certificate(p_certificate_url text, p_certificate_info jsonb, p_replacement_key uuid)",
    "app.restart_onboarding(p_company_name text, p_country text, p_registration_number text, p_director_name text, p_director_email text, p_certificate_url text, p_certificate_info jsonb, p_submission_key uuid, p_consent_at timestamp with time zone, p_consent_version text)",
    "app.character_ngrams(t text)",
    "app.consume_tokens(p_subject text, p_count integer, p_limit integer, p_seconds integer)",
    "public.submit_investor(p_investor_name text, p_country text, p_registration_number bytea, p_wallet_address text, p_certificate_url text, p_certificate_info jsonb)",
  ],
  tenora_admin: [
    "app.admins_with_two_factor()",
    "app.current_admin()",
    "app.disable_two_factor(p_step bigint, p_code_hash text)",
    "app.enable_two_factor(p_secret bytea, p_step bigint, p_code_hashes text[])",
    "app.end_admin_session(session_id text)",
    "app.record_document_link(business_id uuid, document text)",
    "app.record_export(kind text, filters jsonb, row_count integer)",
    "app.relay_usage()",
    "app.own_admin_sessions()",
    "app.own_two_factor()",
    "app.is_submitted_request(p_id uuid)",
    "app.campaign_picture_hash(p_sha256 bytea, p_description text)",
    "app.is_submitted_document(p_request_id uuid, p_added_at timestamp with time zone, p_removed_at timestamp with time zone)",
    "app.character_ngrams(t text)",
    "app.consume_own_code(p_step bigint, p_code_hash text)",
    "public.add_business_comment(business_id uuid, comment text)",
    "public.assign_request(subject_type text, subject_id uuid, seen_admin text, assign boolean)",
    "app.certificate_request(p_business_id uuid)",
    "public.request_certificate(business_id uuid, message text, seen_certificate text)",
    "public.attest_funding_request(request_id uuid, seen_version integer, attestation jsonb, attestor text, signature text, expires_at timestamp with time zone, outstanding bigint, p_now timestamp with time zone)",
    "public.store_request_risk(request_id uuid, risk jsonb)",
    "public.store_investor_eligibility(investor_id uuid, attestor text, issued_at bigint, expires_at bigint, signature text)",
    "public.lock_business_of_request(request_id uuid)",
    "app.admin_link_email(p_link_id uuid)",
    "app.admin_notice(p_outbox_id uuid)",
    "app.customer_of_request(p_request_id uuid)",
    "app.request_of_mail(p_outbox_id uuid)",
    "public.record_case_export(p_listing bigint, p_fingerprint text)",
    "public.record_collection_contact(p_id uuid, p_listing bigint, p_fingerprint text, p_party text, p_person text, p_means text, p_contacted_at timestamp with time zone, p_comment text)",
    "public.record_operator_action(p_kind text, p_subject text, p_wallet text, p_acted_at bigint, p_transaction text)",
    "public.open_funding_request_document(request_id uuid, document_id uuid)",
    "public.record_funding_request_check(request_id uuid, seen_version integer, subject text, method text, comment text)",
    "public.review_funding_request(request_id uuid, seen_version integer, decision text, reason text, changes jsonb)",
    "public.change_business_tier(business_id uuid, new_tier integer, reason text, seen_tier integer)",
    "public.delete_article(article_id uuid, seen timestamp with time zone)",
    "public.disable_admin(admin_user_id text)",
    "public.invite_admin(link_id uuid, email text, token_hash text)",
    "public.retry_mail(outbox_id uuid)",
    "public.reveal_government_id(investor_id uuid)",
    "public.revoke_invitation(link_id uuid)",
    "public.save_article(p_id uuid, p_seen timestamp with time zone, p_title text, p_slug text, p_content text, p_excerpt text, p_cover_image_url text, p_tags text[])",
    "public.set_article_published(article_id uuid, publish boolean, seen timestamp with time zone)",
    "public.set_business_suspension(business_id uuid, suspend boolean, reason text)",
    "public.set_investor_suspension(investor_id uuid, suspend boolean, reason text)",
    "public.update_business_status(business_id uuid, new_status text, reason text, tier integer, seen_certificate text, seen_update timestamp with time zone)",
    "public.update_investor_status(investor_id uuid, new_status text, reason text)",
  ],
  tenora_worker: [
    "app.add_market_mails(p_occasions jsonb)",
    "app.admin_link_email(p_link_id uuid)",
    "app.admin_notice(p_outbox_id uuid)",
    "app.begin_market_mails(p_chain text, p_block bigint, p_time bigint)",
    "app.claim_mail(p_outbox_id uuid, p_recipient_key text, p_hourly integer, p_daily integer)",
    "app.customer_of_request(p_request_id uuid)",
    "app.delete_expired(p_sessions_days integer, p_mails_days integer)",
    "app.delete_contact_messages(p_mails_days integer)",
    "app.delete_old_uploads()",
    "app.find_market_mail_position()",
    "app.fingerprints_to_find(p_since timestamp with time zone)",
    "app.mail_to_send(p_outbox_id uuid, p_hash bytea)",
    "app.move_market_mails(p_chain text, p_block bigint, p_time bigint)",
    "app.record_found_listing(p_listing_id bigint, p_transaction text, p_fingerprint text, p_attestor text, p_terms jsonb)",
    "app.record_mail_failure(p_outbox_id uuid, p_failure text)",
    "app.request_of_mail(p_outbox_id uuid)",
    "app.schedule_relay(p_id uuid, p_at timestamp with time zone)",
    "app.orphaned_documents(certificate_urls text[])",
  ],
  tenora_market: [
    "app.receivable_status(state integer, flags integer, sold_units integer, total_units integer, min_units integer, paid_in bigint, funding_deadline bigint, maturity bigint, grace_days integer, delay_days integer, at bigint)",
    "app.sellers_named(pattern text)",
  ],
  tenora_web_public: [],
  tenora_web_admin: [],
  tenora_web_market: [],
  tenora_jobs: [
    "graphile_worker.add_job(identifier text, payload json, queue_name text, run_at timestamp with time zone, max_attempts integer, job_key text, priority integer, flags text[], job_key_mode text)",
    "graphile_worker.add_jobs(specs graphile_worker.job_spec[], job_key_preserve_run_at boolean)",
    "graphile_worker.force_unlock_workers(worker_ids text[])",
  ],
  tenora_auth_wallet: ["auth_wallet.token_hash(token text)"],
  tenora_auth_admin: [
    "auth_admin.request_recovery(p_link_id uuid, p_email text, p_token_hash text)",
    "auth_admin.record_login_success(account text, browser text)",
    "auth_admin.has_second_factor(p_email text)",
    "auth_admin.find_link(p_token_hash text)",
    "auth_admin.pass_second_factor(p_session text, p_step bigint, p_code_hash text)",
    "auth_admin.second_factor(p_session text)",
    "auth_admin.record_code_attempt(p_session text, p_is_recovery boolean)",
    "auth_admin.record_login_attempt(account text, address text, browser text)",
    "auth_admin.token_hash(token text)",
    "auth_admin.redeem_link(p_token_hash text, p_password_hash text)",
  ],
  tenora_indexer: [],
};

// Table, verb, role, rows. The owner's own policy ("to current_user") is checked separately.
export const policies = [
  "public.admin_links select tenora_admin true",
  "public.admins select tenora_admin true",
  "public.assignments select tenora_admin true",
  "public.audit_log select tenora_admin true",
  "public.blog_posts_brand select tenora_admin true",
  "public.blog_posts_brand select tenora_member published",
  "public.blog_posts_brand select tenora_visitor published",
  "public.business_history select tenora_admin true",
  "public.business_comments select tenora_admin true",
  "public.business_profiles select tenora_member own business",
  "public.businesses insert tenora_member own wallet",
  "public.businesses select tenora_admin true",
  "public.businesses select tenora_member own wallet, not erased",
  "public.businesses select tenora_market approved, not erased",
  "public.businesses select tenora_worker true",
  "public.campaign_pictures select tenora_admin submitted",
  "public.campaign_pictures select tenora_member own business",
  "public.collection_contacts select tenora_admin true",
  "public.contact_messages select tenora_admin true",
  "public.contact_messages select tenora_worker true",
  "public.funding_request_checks select tenora_admin true",
  "public.funding_request_documents select tenora_admin submitted",
  "public.funding_request_documents select tenora_member own business",
  "public.funding_request_history select tenora_admin submitted",
  "public.funding_request_history select tenora_member own business",
  "public.funding_requests select tenora_admin submitted",
  "public.funding_requests select tenora_member own business",
  "public.investor_eligibilities select tenora_admin true",
  "public.operator_actions select tenora_admin true",
  "public.invitations select tenora_member own signature",
  "public.join_requests select tenora_member own, or received",
  "public.share_links select tenora_member own signature",
  "public.rewards select tenora_member own wallet, not deleted",
  "public.reward_deliveries select tenora_member true",
  "public.reward_deliveries select tenora_visitor true",
  "public.investors select tenora_admin true",
  "public.investors select tenora_worker true",
  "public.outbox select tenora_admin true",
  "public.outbox select tenora_worker true",
  "public.outbox update tenora_worker true",
  "public.rejected_submissions select tenora_admin true",
  "public.relay_jobs delete tenora_worker ended 30 days ago",
  "public.relay_jobs select tenora_worker true",
  "public.relay_jobs update tenora_worker true",
];
