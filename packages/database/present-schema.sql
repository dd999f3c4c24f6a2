-- Written by scripts/generate-types.ts, to read and not to run. Rights are in permission-matrix.ts.

-- How often articles changed; one row.
table app.articles_version (
  id boolean not null default true
  version bigint not null default 0
  constraint articles_version_pkey PRIMARY KEY (id)
  constraint articles_version_id_check CHECK (id)
)

-- One row for each operation that only one transaction may perform at a time; it locks the row until commit.
table app.locks (
  name text not null
  constraint locks_pkey PRIMARY KEY (name)
)

-- Requests counted per address and path; lastRequest in milliseconds since 1970.
table auth_admin."rateLimit" (
  id text not null
  key text not null
  count integer not null
  "lastRequest" bigint not null
  constraint "rateLimit_key_key" UNIQUE (key)
  constraint "rateLimit_pkey" PRIMARY KEY (id)
)

-- A person who signs in as an admin.
table auth_admin."user" (
  id text not null
  name text not null
  email text not null
  "emailVerified" boolean not null default false
  image text
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null default now()
  constraint user_email_key UNIQUE (email)
  constraint user_pkey PRIMARY KEY (id)
)

-- A user's credentials; passwords are stored as hashes only.
table auth_admin.account (
  id text not null
  "accountId" text not null
  "providerId" text not null
  "userId" text not null
  "accessToken" text
  "refreshToken" text
  "idToken" text
  "accessTokenExpiresAt" timestamp with time zone
  "refreshTokenExpiresAt" timestamp with time zone
  scope text
  password text
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null
  constraint account_pkey PRIMARY KEY (id)
  constraint "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_admin."user"(id) ON DELETE CASCADE
)

-- Wrong codes of the last day.
table auth_admin.code_attempt (
  id bigint not null generated always as identity
  user_id text not null
  at timestamp with time zone not null default clock_timestamp()
  constraint code_attempt_pkey PRIMARY KEY (id)
  constraint code_attempt_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_admin.two_factor(user_id) ON DELETE CASCADE
)

-- Browsers that have signed in to an account. Attempts by strangers do not lock these out.
table auth_admin.known_browser (
  account text not null
  browser text not null
  seen_at timestamp with time zone not null default now()
  constraint known_browser_pkey PRIMARY KEY (account, browser)
)

-- Sign-ins of the last 15 minutes that failed.
table auth_admin.login_attempt (
  id bigint not null generated always as identity
  at timestamp with time zone not null default clock_timestamp()
  account text not null
  address text not null
  browser text not null
  -- Whether the browser has signed in to this account before; such a browser has a count of its own.
  known boolean not null
  constraint login_attempt_pkey PRIMARY KEY (id)
)

-- Codes for an admin who has lost their phone; each works once.
table auth_admin.recovery_code (
  user_id text not null
  code_hash text not null
  used_at timestamp with time zone
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash)
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_admin.two_factor(user_id) ON DELETE CASCADE
  constraint recovery_code_code_hash_check CHECK (code_hash ~ '^[0-9a-f]{64}$'::text)
)

-- Live admin sessions. The token is a secret: no role of the application reads it.
table auth_admin.session (
  id text not null
  "expiresAt" timestamp with time zone not null
  token text not null
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null
  "ipAddress" text
  "userAgent" text
  "userId" text not null
  -- When this session passed the second factor. Until then the session of an admin who has one is not signed in.
  "secondFactorAt" timestamp with time zone
  constraint session_token_key UNIQUE (token)
  constraint session_pkey PRIMARY KEY (id)
  constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_admin."user"(id) ON DELETE CASCADE
)

-- Admins whose sign-in requires a code as well as the password.
table auth_admin.two_factor (
  user_id text not null
  secret_encrypted bytea not null
  -- The 30-second step of the newest code that was used: that code and all earlier ones are used up.
  last_step bigint not null
  created_at timestamp with time zone not null default now()
  constraint two_factor_pkey PRIMARY KEY (user_id)
  constraint two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_admin."user"(id) ON DELETE CASCADE
)

-- Single-use nonces and links.
table auth_admin.verification (
  id text not null
  identifier text not null
  value text not null
  "expiresAt" timestamp with time zone not null
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null default now()
  constraint verification_pkey PRIMARY KEY (id)
)

-- Requests counted per address and path; lastRequest in milliseconds since 1970.
table auth_wallet."rateLimit" (
  id text not null
  key text not null
  count integer not null
  "lastRequest" bigint not null
  constraint "rateLimit_key_key" UNIQUE (key)
  constraint "rateLimit_pkey" PRIMARY KEY (id)
)

-- A person who signs in with a wallet.
table auth_wallet."user" (
  id text not null
  name text not null
  email text not null
  "emailVerified" boolean not null default false
  image text
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null default now()
  constraint user_email_key UNIQUE (email)
  constraint user_pkey PRIMARY KEY (id)
)

-- The one address that a wallet user has proven to own, once per chain.
table auth_wallet."walletAddress" (
  id text not null
  "userId" text not null
  address text not null
  "chainId" integer not null
  "isPrimary" boolean default false
  "createdAt" timestamp with time zone not null
  constraint "walletAddress_pkey" PRIMARY KEY (id)
  constraint "walletAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_wallet."user"(id) ON DELETE CASCADE
  constraint "walletAddress_address_check" CHECK (address ~ '^0x[0-9a-fA-F]{40}$'::text)
)

-- A user's credentials; passwords are stored as hashes only.
table auth_wallet.account (
  id text not null
  "accountId" text not null
  "providerId" text not null
  "userId" text not null
  "accessToken" text
  "refreshToken" text
  "idToken" text
  "accessTokenExpiresAt" timestamp with time zone
  "refreshTokenExpiresAt" timestamp with time zone
  scope text
  password text
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null
  constraint account_pkey PRIMARY KEY (id)
  constraint "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_wallet."user"(id) ON DELETE CASCADE
)

-- Live wallet sessions. The token is a secret: no role of the application reads it.
table auth_wallet.session (
  id text not null
  "expiresAt" timestamp with time zone not null
  token text not null
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null
  "ipAddress" text
  "userAgent" text
  "userId" text not null
  constraint session_token_key UNIQUE (token)
  constraint session_pkey PRIMARY KEY (id)
  constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth_wallet."user"(id) ON DELETE CASCADE
)

-- Single-use nonces and links.
table auth_wallet.verification (
  id text not null
  identifier text not null
  value text not null
  "expiresAt" timestamp with time zone not null
  "createdAt" timestamp with time zone not null default now()
  "updatedAt" timestamp with time zone not null default now()
  constraint verification_pkey PRIMARY KEY (id)
)

-- What customers were asked to confirm, each by a link of its own, and what they answered.
table public.acknowledgements (
  id uuid not null
  request_id uuid not null
  business_id uuid not null
  -- The submission that the customer was asked about; a later one is asked about again.
  submitted_at timestamp(3) with time zone not null
  -- The admin who asked.
  admin_id text not null
  asked_at timestamp(3) with time zone not null default clock_timestamp()
  expires_at timestamp(3) with time zone not null
  -- SHA-256 of the token in the mail; no role reads it. Null until the mail is written.
  token_hash bytea
  -- When a newer link ended this one.
  replaced_at timestamp(3) with time zone
  answer text
  answered_at timestamp(3) with time zone
  -- Why the customer disputes it, in their words; for reviewers only. Null once erased.
  reason text
  -- How a reviewer settled the dispute, in words. Null once erased.
  resolution text
  resolved_at timestamp(3) with time zone
  resolved_by text
  -- What the customer's wallet signed, as the exchange takes it. Null for an answer without a wallet, and once erased.
  message jsonb
  -- The signature of the customer's wallet under the message (EIP-712), in lower case.
  signature text
  -- What a dispute is about: amount, date, delivery (not received, or not right), paid (already), unknown (the invoice), other. Null for those from before it was asked.
  dispute_kind text
  constraint acknowledgements_token_hash_key UNIQUE (token_hash)
  constraint acknowledgements_pkey PRIMARY KEY (id)
  constraint acknowledgements_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint acknowledgements_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint acknowledgements_answer_check CHECK (answer = ANY (ARRAY['confirmed'::text, 'disputed'::text]))
  constraint acknowledgements_answered CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL OR replaced_at IS NULL))
  constraint acknowledgements_dispute_kind CHECK (dispute_kind IS NULL OR answer = 'disputed'::text)
  constraint acknowledgements_dispute_kind_check CHECK (dispute_kind = ANY (ARRAY['amount'::text, 'date'::text, 'delivery'::text, 'paid'::text, 'unknown'::text, 'other'::text]))
  constraint acknowledgements_reason CHECK (reason IS NULL OR answer = 'disputed'::text)
  constraint acknowledgements_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 2000)
  constraint acknowledgements_resolution_check CHECK (char_length(resolution) >= 1 AND char_length(resolution) <= 2000)
  constraint acknowledgements_resolved CHECK ((resolved_at IS NULL) = (resolved_by IS NULL) AND (resolved_at IS NULL OR answer = 'disputed'::text))
  constraint acknowledgements_signature_check CHECK (signature ~ '^0x([0-9a-f]{2})+$'::text AND length(signature) <= 8194)
  constraint acknowledgements_signed CHECK ((message IS NULL) = (signature IS NULL) AND (signature IS NULL OR answer = 'confirmed'::text))
  constraint acknowledgements_token_hash_check CHECK (octet_length(token_hash) = 32)
)

-- Single-use links to choose a password: invitations of admins, and recoveries of their accounts.
table public.admin_links (
  id uuid not null
  kind text not null
  email text not null
  -- SHA-256 of the token in hex; no role reads it.
  token_hash text not null
  invited_by text
  created_at timestamp(3) with time zone not null default now()
  expires_at timestamp(3) with time zone not null
  used_at timestamp(3) with time zone
  revoked_at timestamp(3) with time zone
  constraint admin_links_token_hash_key UNIQUE (token_hash)
  constraint admin_links_pkey PRIMARY KEY (id)
  constraint admin_links_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES admins(user_id)
  constraint admin_links_email_check CHECK (char_length(email) >= 3 AND char_length(email) <= 254 AND email = lower(email))
  constraint admin_links_kind_check CHECK (kind = ANY (ARRAY['invitation'::text, 'recovery'::text]))
  constraint admin_links_token_hash_check CHECK (token_hash ~ '^[0-9a-f]{64}$'::text)
)

-- The admins. Read at every request; the owner grants and revokes.
table public.admins (
  user_id text not null
  email text not null
  created_at timestamp(3) with time zone not null default now()
  -- Set when adminship ended; the row stays for the audit log.
  revoked_at timestamp(3) with time zone
  constraint admins_pkey PRIMARY KEY (user_id)
  constraint admins_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth_admin."user"(id) ON DELETE RESTRICT
)

-- Which admin looks after a request: advice for the others, no lock. It counts while the request is open and the admin is one.
table public.assignments (
  -- The business or the funding request.
  subject_id uuid not null
  subject_type text not null
  admin_id text not null
  assigned_at timestamp(3) with time zone not null default now()
  constraint assignments_pkey PRIMARY KEY (subject_id)
  constraint assignments_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(user_id) ON DELETE RESTRICT
  constraint assignments_subject_type_check CHECK (subject_type = ANY (ARRAY['business'::text, 'funding_request'::text]))
)

-- One row per admin action, written in the transaction of that action. Append-only; each row contains the hash of the previous one.
table public.audit_log (
  id bigint not null
  at timestamp with time zone not null
  -- Null when the owner acted from the command line.
  admin_id text
  admin_email text
  action text not null
  subject_type text not null
  subject_id text not null
  before jsonb
  after jsonb
  reason text
  previous_hash text not null
  -- SHA-256 in hex over previous_hash and all other columns.
  hash text not null
  constraint audit_log_hash_key UNIQUE (hash)
  constraint audit_log_pkey PRIMARY KEY (id)
)

-- Articles of the Insights page.
table public.blog_posts_brand (
  id uuid not null default gen_random_uuid()
  title text not null
  slug text not null
  -- Markdown-like text; rendered, never trusted as HTML.
  content text not null
  excerpt text
  cover_image_url text
  tags text[] not null default '{}'::text[]
  -- Whether visitors see the article; admins see all.
  published boolean not null default false
  -- The date that readers see: the creation of the draft, then the first publication.
  created_at timestamp(3) with time zone not null default now()
  -- Strictly increases with every change: an admin who saves passes the value they saw.
  updated_at timestamp(3) with time zone not null default now()
  -- When the address of the article became public; its slug cannot change afterwards. Null: never published.
  first_published_at timestamp(3) with time zone
  constraint blog_posts_brand_slug_key UNIQUE (slug)
  constraint blog_posts_brand_pkey PRIMARY KEY (id)
  constraint blog_posts_brand_content_check CHECK (octet_length(content) <= 1048576)
  constraint blog_posts_brand_cover_address CHECK (cover_image_url ~ '^/(?!/|documents/)[A-Za-z0-9_/.-]{1,250}$'::text)
  constraint blog_posts_brand_cover_check CHECK (char_length(cover_image_url) <= 300)
  constraint blog_posts_brand_excerpt_check CHECK (char_length(excerpt) <= 1000)
  constraint blog_posts_brand_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(slug) <= 200)
  constraint blog_posts_brand_tags_check CHECK (cardinality(tags) <= 20)
  constraint blog_posts_brand_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 300)
  constraint blog_posts_brand_title_shows CHECK (app.is_visible(title))
)

-- Comments of admins on a business. Never shown outside the admin portal. Append-only.
table public.business_comments (
  id bigint not null generated always as identity
  business_id uuid not null
  at timestamp(3) with time zone not null default clock_timestamp()
  admin_id text not null
  comment text not null
  constraint business_comments_pkey PRIMARY KEY (id)
  constraint business_comments_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(user_id) ON DELETE RESTRICT
  constraint business_comments_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint business_comments_comment_check CHECK (char_length(comment) >= 1 AND char_length(comment) <= 4000)
)

-- What happened to a business, in order. Append-only.
table public.business_history (
  id bigint not null generated always as identity
  business_id uuid not null
  at timestamp(3) with time zone not null default clock_timestamp()
  -- What happened.
  event text not null
  -- The business's status after it.
  status text not null
  tier smallint not null
  reason text
  -- The admin who acted; null when the business did.
  admin_id text
  -- The document that this event replaced. It is kept as evidence of what was reviewed.
  replaced_certificate_url text
  -- Idempotency key of the submitted certificate, so that a repeated request adds one row.
  replacement_key uuid
  constraint business_history_pkey PRIMARY KEY (id)
  constraint business_history_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint business_history_event_check CHECK (event = ANY (ARRAY['submitted'::text, 'approved'::text, 'rejected'::text, 'restarted'::text, 'certificate_requested'::text, 'certificate_replaced'::text, 'suspended'::text, 'reinstated'::text, 'tier_changed'::text]))
  constraint business_history_replaced_certificate_url_check CHECK (char_length(replaced_certificate_url) <= 1000)
)

-- What approved businesses say of themselves. Public while they are approved and not suspended.
table public.business_profiles (
  business_id uuid not null
  -- Plain text; empty for none.
  description text not null
  website text
  -- A word of industries.ts.
  industry text
  -- The year.
  founded smallint
  updated_at timestamp(3) with time zone not null default now()
  -- Where the logo is in the store; another one has another address.
  logo_url text
  constraint business_profiles_logo UNIQUE (logo_url)
  constraint business_profiles_pkey PRIMARY KEY (business_id)
  constraint business_profiles_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint business_profiles_description_check CHECK (char_length(description) <= 2000)
  constraint business_profiles_founded_check CHECK (founded >= 1600 AND founded <= 2200)
  constraint business_profiles_industry_check CHECK (industry ~ '^[a-z]+(-[a-z]+)*$'::text AND char_length(industry) <= 20)
  constraint business_profiles_logo_url_check CHECK (logo_url ~ '^/logos/[0-9a-f-]{36}\.jpg$'::text)
  constraint business_profiles_website_check CHECK (website ~ '^https://[^\s/]+'::text AND char_length(website) <= 200)
)

-- Businesses that asked to join; one per wallet, permanently.
table public.businesses (
  id uuid not null default gen_random_uuid()
  company_name text not null
  country text not null
  registration_number text not null
  director_name text not null
  director_email text not null
  -- Lower case; identifies the business.
  wallet_address text not null
  -- pending: waiting for review. approved: may use the feature pages. rejected: may submit again.
  status text not null default 'pending'::text
  -- 1 Scale, 2 Growth, 3 Kickstart; every business starts at 3.
  tier smallint not null default 3
  created_at timestamp(3) with time zone not null default now()
  -- Bucket and path of the document, never a public link.
  certificate_url text
  -- fileName, and uploadFailed when the document store rejected it.
  certificate_info jsonb
  -- Idempotency key of the submitted form.
  submission_key uuid not null default gen_random_uuid()
  rejection_reason text
  reviewed_at timestamp(3) with time zone
  updated_at timestamp(3) with time zone not null default now()
  consent_at timestamp(3) with time zone not null
  consent_version text not null
  -- The text of the admins' substring search.
  search_text text not null generated always as (lower(((((((company_name || '
'::text) || registration_number) || '
'::text) || director_name) || '
'::text) || wallet_address)))
  -- When an admin suspended the approved business from the feature pages; null: not suspended.
  suspended_at timestamp(3) with time zone
  -- The admin's reason.
  suspension_reason text
  -- When the personal data was erased; the history and the wallet address remain.
  erased_at timestamp(3) with time zone
  -- The name in public addresses. Given at the approval and kept; null before, and once erased.
  slug text
  -- The country of its company register, ISO 3166-1 alpha-2, as a reviewer has confirmed it; null before the approval, and of one that was approved when nobody was asked.
  country_code text
  constraint businesses_wallet_address_key UNIQUE (wallet_address)
  constraint businesses_pkey PRIMARY KEY (id)
  constraint businesses_certificate_address CHECK (app.is_certificate(certificate_url))
  constraint businesses_certificate_info_check CHECK (jsonb_typeof(certificate_info) = 'object'::text)
  constraint businesses_certificate_url_check CHECK (char_length(certificate_url) <= 1000)
  constraint businesses_company_name_check CHECK (char_length(company_name) >= 1 AND char_length(company_name) <= 200)
  constraint businesses_company_name_shows CHECK (app.is_visible(company_name))
  constraint businesses_consent_version_check CHECK (char_length(consent_version) >= 1 AND char_length(consent_version) <= 64)
  constraint businesses_country_check CHECK (char_length(country) >= 1 AND char_length(country) <= 64)
  constraint businesses_country_code_check CHECK (country_code ~ '^[A-Z]{2}$'::text)
  constraint businesses_director_email_check CHECK (char_length(director_email) >= 3 AND char_length(director_email) <= 254)
  constraint businesses_director_name_check CHECK (char_length(director_name) >= 1 AND char_length(director_name) <= 200)
  constraint businesses_director_name_shows CHECK (app.is_visible(director_name))
  constraint businesses_only_approved_are_suspended CHECK (suspended_at IS NULL OR status = 'approved'::text)
  constraint businesses_registration_number_check CHECK (char_length(registration_number) >= 1 AND char_length(registration_number) <= 64)
  constraint businesses_rejection_reason_check CHECK (char_length(rejection_reason) <= 2000)
  constraint businesses_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND char_length(slug) <= 80)
  constraint businesses_status_check CHECK (status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))
  constraint businesses_suspension_reason_check CHECK (char_length(suspension_reason) <= 2000)
  constraint businesses_tier_check CHECK (tier >= 1 AND tier <= 3)
  constraint businesses_wallet_address_check CHECK (wallet_address ~ '^0x[0-9a-f]{40}$'::text)
)

-- Pictures of community campaigns.
table public.campaign_pictures (
  -- Chosen by the form, so that a repeated request adds one picture.
  id uuid not null
  request_id uuid not null
  business_id uuid not null
  url text not null
  -- Of the file as we drew and stored it.
  sha256 bytea not null
  -- What people read who can't see it.
  description text not null
  added_at timestamp(3) with time zone not null default now()
  -- When the business took out a picture that a reviewer may have seen: it is kept as evidence.
  removed_at timestamp(3) with time zone
  constraint campaign_pictures_url UNIQUE (url)
  constraint campaign_pictures_pkey PRIMARY KEY (id)
  constraint campaign_pictures_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint campaign_pictures_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint campaign_pictures_description_check CHECK (char_length(description) >= 1 AND char_length(description) <= 200 AND description !~ '[\r\n]'::text)
  constraint campaign_pictures_sha256_check CHECK (octet_length(sha256) = 32)
  constraint campaign_pictures_url_check CHECK (url ~ '^/campaign-pictures/[0-9a-f-]{36}\.jpg$'::text)
)

-- What is agreed among admins about collecting a receivable. A case without a row has nothing yet.
table public.collection_cases (
  request_id uuid not null
  -- Who looks after it: advice for the others, no lock. It counts while they are an admin; null for nobody.
  admin_id text
  -- As the contact that was recorded last says; null where it says none.
  follow_up_on date
  constraint collection_cases_pkey PRIMARY KEY (request_id)
  constraint collection_cases_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admins(user_id) ON DELETE RESTRICT
  constraint collection_cases_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
)

-- Whom operators contacted about a late receivable, when, how, and what was said. Append-only.
table public.collection_contacts (
  -- Chosen by the form, so that a repeated request adds one row.
  id uuid not null
  request_id uuid not null
  business_id uuid not null
  party text not null
  -- Whom they spoke to; null where nobody is named, and once erased or expired.
  person text
  means text not null
  contacted_at timestamp(3) with time zone not null
  -- What was said; null once erased or expired.
  comment text
  recorded_at timestamp(3) with time zone not null default clock_timestamp()
  admin_id text not null
  -- The day in UTC on which an admin means to ask again; null where none was agreed.
  follow_up_on date
  constraint collection_contacts_pkey PRIMARY KEY (id)
  constraint collection_contacts_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint collection_contacts_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint collection_contacts_comment_check CHECK (char_length(comment) >= 1 AND char_length(comment) <= 2000)
  constraint collection_contacts_means_check CHECK (means = ANY (ARRAY['phone'::text, 'email'::text, 'letter'::text, 'meeting'::text, 'message'::text, 'other'::text]))
  constraint collection_contacts_party_check CHECK (party = ANY (ARRAY['business'::text, 'customer'::text, 'other'::text]))
  constraint collection_contacts_person_check CHECK (char_length(person) >= 1 AND char_length(person) <= 120)
)

-- What people wrote to the operator. Deleted as the texts of mails are.
table public.contact_messages (
  id uuid not null default gen_random_uuid()
  created_at timestamp(3) with time zone not null default now()
  -- As typed, nobody checked it.
  sender_name text not null
  -- Where the operator answers to; nobody checked it.
  sender_email text not null
  topic text not null
  message text not null
  constraint contact_messages_pkey PRIMARY KEY (id)
  constraint contact_messages_message_check CHECK (char_length(message) >= 1 AND char_length(message) <= 4000)
  constraint contact_messages_sender_email_check CHECK (char_length(sender_email) >= 3 AND char_length(sender_email) <= 254 AND sender_email !~ '[[:cntrl:][:space:]<>,;]'::text AND sender_email = lower(sender_email))
  constraint contact_messages_sender_name_check CHECK (char_length(sender_name) >= 1 AND char_length(sender_name) <= 100 AND sender_name !~ '[[:cntrl:]]'::text)
  constraint contact_messages_sender_name_shows CHECK (app.is_visible(sender_name))
  constraint contact_messages_topic_check CHECK (topic = ANY (ARRAY['selling'::text, 'investing'::text, 'payment'::text, 'privacy'::text, 'other'::text]))
)

-- When a demonstration stored its approved businesses and investors here. With a row, the marketplace starts on this machine only.
table public.demonstration_history (
  made_at timestamp(3) with time zone not null default now()
  constraint demonstration_history_pkey PRIMARY KEY (made_at)
)

-- Why operators raised or ended a dispute about a receivable, to the letter as it was hashed. Append-only.
table public.dispute_evidence (
  -- Chosen by the form, so that a repeated request adds one row.
  id uuid not null
  request_id uuid not null
  business_id uuid not null
  -- False where the dispute ends.
  disputed boolean not null
  -- The text and a random reference, without which a short text could be guessed from its hash; null once erased or expired.
  document text
  -- SHA-256 of the document in UTF-8, as the exchange has it.
  hash text not null
  recorded_at timestamp(3) with time zone not null default clock_timestamp()
  admin_id text not null
  constraint dispute_evidence_hash_key UNIQUE (hash)
  constraint dispute_evidence_pkey PRIMARY KEY (id)
  constraint dispute_evidence_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint dispute_evidence_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint dispute_evidence_check CHECK (document IS NULL OR hash = ('0x'::text || encode(sha256(convert_to(document, 'UTF8'::name)), 'hex'::text)))
  constraint dispute_evidence_document_check CHECK (char_length(document) >= 1 AND char_length(document) <= 2100)
  constraint dispute_evidence_hash_check CHECK (hash ~ '^0x[0-9a-f]{64}$'::text)
)

-- How a reviewer verified the customer's contact, how the customer confirmed the debt, and with what a request was compared; of a campaign, what was checked of it. Append-only.
table public.funding_request_checks (
  id bigint not null generated always as identity
  request_id uuid not null
  business_id uuid not null
  at timestamp(3) with time zone not null default clock_timestamp()
  -- The submission that was checked; a later one has to be checked again.
  submitted_at timestamp(3) with time zone not null
  -- contact: the contact works for the customer. debt: the customer confirmed what they owe. duplicates: no other request is this invoice. campaign: the story is true as far as can be told, and from what the business repays.
  subject text not null
  -- How it was checked. link, wallet: the customer confirmed the debt on the page of our link, without or with their wallet. comparison: with the similar requests.
  method text not null
  comment text
  -- The reviewer; null when the customer confirmed.
  admin_id text
  -- The similar requests that the reviewer saw (app.similar_submissions); null for other subjects.
  compared_with text[]
  constraint funding_request_checks_pkey PRIMARY KEY (id)
  constraint funding_request_checks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint funding_request_checks_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint funding_request_checks_by_customer CHECK ((admin_id IS NULL) = (method = ANY (ARRAY['link'::text, 'wallet'::text])) AND (admin_id IS NOT NULL OR subject = 'debt'::text))
  constraint funding_request_checks_comment_check CHECK (char_length(comment) >= 1 AND char_length(comment) <= 2000)
  constraint funding_request_checks_compared CHECK ((subject = 'duplicates'::text) = (compared_with IS NOT NULL) AND (subject = 'duplicates'::text) = (method = 'comparison'::text))
  constraint funding_request_checks_method_check CHECK (method = ANY (ARRAY['register'::text, 'website'::text, 'phone'::text, 'email'::text, 'written-order'::text, 'meeting'::text, 'other'::text, 'link'::text, 'wallet'::text, 'comparison'::text]))
  constraint funding_request_checks_subject_check CHECK (subject = ANY (ARRAY['contact'::text, 'debt'::text, 'duplicates'::text, 'campaign'::text]))
)

-- The files of funding requests, and the deeds of assignment of their invoices.
table public.funding_request_documents (
  -- Chosen by the form, so that a repeated upload adds one file.
  id uuid not null
  request_id uuid not null
  business_id uuid not null
  url text not null
  file_name text not null
  bytes integer not null
  sha256 bytea not null
  -- The business shows this file to investors as well, for example a redacted copy.
  for_investors boolean not null default false
  added_at timestamp(3) with time zone not null default now()
  -- When the business took out a file that a reviewer may have seen: it is kept as evidence.
  removed_at timestamp(3) with time zone
  -- What the e-invoice says that this file is or has inside, or why it could not be read; null without one.
  reading jsonb
  -- file: from the business. deed: of assignment, written by the server; it names the customer, so no investor sees it.
  kind text not null default 'file'::text
  constraint funding_request_documents_url UNIQUE (url)
  constraint funding_request_documents_pkey PRIMARY KEY (id)
  constraint funding_request_documents_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint funding_request_documents_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint funding_request_documents_bytes_check CHECK (bytes >= 1 AND bytes <= 10485760)
  constraint funding_request_documents_deed CHECK (kind = 'file'::text OR NOT for_investors AND reading IS NULL AND url ~~ '%.pdf'::text)
  constraint funding_request_documents_file_name_check CHECK (char_length(file_name) >= 1 AND char_length(file_name) <= 200)
  constraint funding_request_documents_kind_check CHECK (kind = ANY (ARRAY['file'::text, 'deed'::text]))
  constraint funding_request_documents_reading_check CHECK (octet_length(reading::text) <= 8192)
  constraint funding_request_documents_sha256_check CHECK (octet_length(sha256) = 32)
  constraint funding_request_documents_url_check CHECK (url ~ '^/documents/business-documents/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg|xml)$'::text)
)

-- What happened to a funding request, in order. Append-only.
table public.funding_request_history (
  id bigint not null generated always as identity
  request_id uuid not null
  business_id uuid not null
  at timestamp(3) with time zone not null default clock_timestamp()
  event text not null
  version integer not null
  reason text
  -- What the reviewer wanted changed.
  changes jsonb
  -- The answers, documents, terms and signature of a submission, as evidence of what was reviewed.
  submission jsonb
  -- The admin who acted; null when the business or its customer did.
  admin_id text
  constraint funding_request_history_pkey PRIMARY KEY (id)
  constraint funding_request_history_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint funding_request_history_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint funding_request_history_event_check CHECK (event = ANY (ARRAY['created'::text, 'submitted'::text, 'changes-requested'::text, 'attested'::text, 'rejected'::text, 'withdrawn'::text, 'listed'::text, 'customer-asked'::text, 'customer-confirmed'::text, 'customer-disputed'::text, 'dispute-resolved'::text]))
  constraint funding_request_history_reason_check CHECK (char_length(reason) <= 2000)
)

-- By what a submission is compared with those of other requests; comparison.ts computes it. No role reads it.
table public.funding_request_keys (
  request_id uuid not null
  business_id uuid not null
  -- number: of the invoice or order, or the name of a campaign. figures: both its dates and the amount. name, domain, wallet, registry: its customer.
  kind text not null
  key text not null
  -- YYYY-MM-DD; the same in each row of a request, as are currency and amount.
  due_date text
  currency text
  -- In the minor units of the currency.
  amount numeric(20,0)
  constraint funding_request_keys_pkey PRIMARY KEY (request_id, kind)
  constraint funding_request_keys_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint funding_request_keys_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE RESTRICT
  constraint funding_request_keys_amount_check CHECK (amount > 0::numeric)
  constraint funding_request_keys_kind_check CHECK (kind = ANY (ARRAY['number'::text, 'figures'::text, 'name'::text, 'domain'::text, 'wallet'::text, 'registry'::text]))
)

-- Receivables that businesses ask to sell, until they are listed. Afterwards the chain has the truth.
table public.funding_requests (
  -- Chosen by the form, so that a repeated request creates one row.
  id uuid not null
  business_id uuid not null
  -- draft and changes-requested: the business may edit. submitted: waiting for review. attested: may be listed until attestation_expires_at. rejected, withdrawn, listed: final.
  status text not null default 'draft'::text
  -- Rises with every change; a change names the version it was made on.
  version integer not null default 1
  -- The answers as typed.
  draft jsonb not null
  created_at timestamp(3) with time zone not null default now()
  updated_at timestamp(3) with time zone not null default now()
  submitted_at timestamp(3) with time zone
  reviewed_at timestamp(3) with time zone
  -- What the reviewer wants changed: field and comment. Null once submitted again.
  requested_changes jsonb
  rejection_reason text
  -- Identity of the invoice, computed by the server at submission.
  fingerprint text
  -- What the seller signed, as the exchange takes it.
  terms jsonb
  terms_digest text
  seller_signature text
  token_decimals smallint
  -- Owed to investors if everything is sold, in base units.
  repayment bigint generated always as ((((terms ->> 'repayPerUnit'::text))::bigint * ((terms ->> 'totalUnits'::text))::bigint))
  attestation jsonb
  attestor text
  attestor_signature text
  -- The last moment to list, by the clock of the exchange.
  attestation_expires_at timestamp(3) with time zone
  -- The id of the listing on the exchange.
  listing_id bigint
  listing_transaction text
  listed_at timestamp(3) with time zone
  -- The risk grade with its factors, as it was at the attestation.
  risk jsonb
  -- Of the risk, for filters.
  risk_grade text generated always as ((risk ->> 'grade'::text))
  -- Of the answers; ISO 3166-1 alpha-2.
  customer_country text generated always as (upper(NULLIF((draft ->> 'customerCountry'::text), ''::text)))
  -- Of the answers; a word of industries.ts.
  customer_industry text generated always as (NULLIF((draft ->> 'customerIndustry'::text), ''::text))
  -- Of the answers, in lower case: with the country it tells which requests are of the same customer.
  customer_number text generated always as (lower(NULLIF((draft ->> 'customerRegistryNumber'::text), ''::text)))
  -- The text of the admins' substring search.
  search_text text not null generated always as (lower(((((((COALESCE((draft ->> 'customerName'::text), ''::text) || '
'::text) || COALESCE((draft ->> 'invoiceNumber'::text), ''::text)) || '
'::text) || COALESCE((draft ->> 'customerRegistryNumber'::text), ''::text)) || '
'::text) || COALESCE((draft ->> 'campaignName'::text), ''::text))))
  -- The form said that approved investors see the customer's name once it is listed. False for requests from before.
  names_debtor boolean not null default true
  -- The country of its business when it was submitted, of which its fingerprint is made; ISO 3166-1 alpha-2.
  seller_country text
  constraint funding_requests_pkey PRIMARY KEY (id)
  constraint funding_requests_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint funding_requests_attestation_check CHECK (jsonb_typeof(attestation) = 'object'::text)
  constraint funding_requests_attested CHECK ((status <> ALL (ARRAY['attested'::text, 'listed'::text])) OR num_nulls(attestation, attestor, attestor_signature, attestation_expires_at) = 0)
  constraint funding_requests_attestor_check CHECK (attestor ~ '^0x[0-9a-f]{40}$'::text)
  constraint funding_requests_attestor_signature_check CHECK (attestor_signature ~ '^0x([0-9a-f]{2})+$'::text AND octet_length(attestor_signature) <= 8194)
  constraint funding_requests_campaign_terms CHECK ((status <> ALL (ARRAY['submitted'::text, 'attested'::text, 'listed'::text])) OR draft = '{}'::jsonb OR
CASE
    WHEN (draft ->> 'kind'::text) = 'community'::text THEN (terms ->> 'kind'::text) = '1'::text AND (terms ->> 'debtor'::text) = '0x0000000000000000000000000000000000000000'::text AND ((terms ->> 'face'::text)::bigint) = (((terms ->> 'repayPerUnit'::text)::bigint) * ((terms ->> 'totalUnits'::text)::bigint))
    ELSE COALESCE(terms ->> 'kind'::text, '0'::text) = '0'::text
END)
  constraint funding_requests_draft_check CHECK (jsonb_typeof(draft) = 'object'::text AND octet_length(draft::text) <= 16384)
  constraint funding_requests_fingerprint_check CHECK (fingerprint ~ '^0x[0-9a-f]{64}$'::text)
  constraint funding_requests_listed CHECK ((status = 'listed'::text) = (listing_id IS NOT NULL) AND (status = 'listed'::text) = (listed_at IS NOT NULL))
  constraint funding_requests_listing_id_check CHECK (listing_id > 0)
  constraint funding_requests_listing_transaction_check CHECK (listing_transaction ~ '^0x[0-9a-f]{64}$'::text)
  constraint funding_requests_rejection_reason_check CHECK (char_length(rejection_reason) <= 2000)
  constraint funding_requests_requested_changes_check CHECK (jsonb_typeof(requested_changes) = 'array'::text)
  constraint funding_requests_risk_check CHECK (jsonb_typeof(risk) = 'object'::text)
  constraint funding_requests_seller_country_check CHECK (seller_country ~ '^[A-Z]{2}$'::text)
  constraint funding_requests_seller_signature_check CHECK (seller_signature ~ '^0x([0-9a-f]{2})+$'::text AND octet_length(seller_signature) <= 8194)
  constraint funding_requests_signed_when_submitted CHECK ((status <> ALL (ARRAY['submitted'::text, 'changes-requested'::text, 'attested'::text, 'rejected'::text, 'listed'::text])) OR num_nulls(fingerprint, terms, terms_digest, seller_signature, token_decimals, submitted_at) = 0)
  constraint funding_requests_status_check CHECK (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'changes-requested'::text, 'attested'::text, 'rejected'::text, 'withdrawn'::text, 'listed'::text]))
  constraint funding_requests_terms_check CHECK (jsonb_typeof(terms) = 'object'::text)
  constraint funding_requests_terms_digest_check CHECK (terms_digest ~ '^0x[0-9a-f]{64}$'::text)
  constraint funding_requests_token_decimals_check CHECK (token_decimals >= 0 AND token_decimals <= 6)
  constraint funding_requests_version_check CHECK (version > 0)
)

-- The counts behind the score of a customer's record, as they were at the attestation. Read through app.listed_debtor alone.
table public.graded_debtor_records (
  request_id uuid not null
  -- Receivables of the same customer that were repaid, in default, or unpaid after their grace period.
  ended integer not null
  on_time integer not null
  defaulted integer not null
  constraint graded_debtor_records_pkey PRIMARY KEY (request_id)
  constraint graded_debtor_records_request_id_fkey FOREIGN KEY (request_id) REFERENCES funding_requests(id) ON DELETE CASCADE
  constraint graded_debtor_records_check CHECK (on_time >= 0 AND on_time <= ended)
  constraint graded_debtor_records_check1 CHECK (defaulted >= 0 AND defaulted <= ended)
  constraint graded_debtor_records_ended_check CHECK (ended >= 0)
)

-- Which wallet had a confirmation sent to which address, as SHA-256: what limits them.
table public.guest_confirmations (
  wallet text not null
  address_hash bytea not null
  at timestamp(3) with time zone not null default clock_timestamp()
  constraint guest_confirmations_address_hash_check CHECK (octet_length(address_hash) = 32)
  constraint guest_confirmations_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- Addresses whose owners said no to mails as a guest, as SHA-256: for a year nobody has another confirmation sent there.
table public.guest_refusals (
  address_hash bytea not null
  at timestamp(3) with time zone not null default clock_timestamp()
  constraint guest_refusals_pkey PRIMARY KEY (address_hash)
  constraint guest_refusals_address_hash_check CHECK (octet_length(address_hash) = 32)
)

-- Addresses of wallets' owners who aren't registered. For mails to them alone; no seller sees one.
table public.guests (
  id uuid not null default gen_random_uuid()
  wallet text not null
  email text not null
  added_at timestamp(3) with time zone not null default clock_timestamp()
  constraint guests_wallet_key UNIQUE (wallet)
  constraint guests_pkey PRIMARY KEY (id)
  constraint guests_email_check CHECK (char_length(email) <= 254 AND email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text)
  constraint guests_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- Signatures of attestors for investors' wallets, the newest in force. Append-only.
table public.investor_eligibilities (
  id bigint not null generated always as identity
  investor_id uuid not null
  signed_at timestamp(3) with time zone not null default clock_timestamp()
  -- As signed, in seconds since 1970.
  issued_at bigint not null
  -- As signed: the last second.
  expires_at bigint not null
  attestor text not null
  signature text not null
  admin_id text not null
  constraint investor_eligibilities_once UNIQUE (investor_id, issued_at)
  constraint investor_eligibilities_pkey PRIMARY KEY (id)
  constraint investor_eligibilities_investor_id_fkey FOREIGN KEY (investor_id) REFERENCES investors(id) ON DELETE RESTRICT
  constraint investor_eligibilities_attestor_check CHECK (attestor ~ '^0x[0-9a-f]{40}$'::text)
  constraint investor_eligibilities_issued_at_check CHECK (issued_at > 0)
  constraint investor_eligibilities_signature_check CHECK (signature ~ '^0x([0-9a-f]{2})+$'::text AND octet_length(signature) <= 8194)
  constraint investor_eligibilities_time CHECK (expires_at > issued_at)
)

-- People who registered as investors; one per wallet.
table public.investors (
  id uuid not null default gen_random_uuid()
  wallet_address text not null
  investor_name text not null
  country text not null
  -- Government id, encrypted with DATA_KEY by the server.
  registration_number_encrypted bytea not null
  certificate_url text
  -- Contains the email address.
  certificate_info jsonb not null default '{}'::jsonb
  -- pending: waiting for review. approved: may buy. rejected: may not buy.
  status text not null default 'pending'::text
  created_at timestamp(3) with time zone not null default now()
  -- When the personal data was erased; the wallet address remains.
  erased_at timestamp(3) with time zone
  reviewed_at timestamp(3) with time zone
  -- The admin's reason, shown to the investor.
  rejection_reason text
  -- When an admin suspended the approved investor from buying; null: not suspended.
  suspended_at timestamp(3) with time zone
  suspension_reason text
  -- The text of the admins' substring search.
  search_text text not null generated always as (lower(((((investor_name || '
'::text) || COALESCE((certificate_info ->> 'email'::text), ''::text)) || '
'::text) || wallet_address)))
  constraint investors_wallet_address_key UNIQUE (wallet_address)
  constraint investors_pkey PRIMARY KEY (id)
  constraint investors_certificate_address CHECK (app.is_certificate(certificate_url))
  constraint investors_certificate_info_check CHECK (jsonb_typeof(certificate_info) = 'object'::text)
  constraint investors_certificate_url_check CHECK (char_length(certificate_url) <= 1000)
  constraint investors_country_check CHECK (char_length(country) >= 2 AND char_length(country) <= 64)
  constraint investors_investor_name_check CHECK (char_length(investor_name) >= 2 AND char_length(investor_name) <= 200)
  constraint investors_investor_name_shows CHECK (app.is_visible(investor_name))
  constraint investors_only_approved_are_suspended CHECK (suspended_at IS NULL OR status = 'approved'::text)
  constraint investors_registration_number_encrypted_check CHECK (octet_length(registration_number_encrypted) >= 1 AND octet_length(registration_number_encrypted) <= 4096)
  constraint investors_rejection_reason_check CHECK (char_length(rejection_reason) <= 2000)
  constraint investors_status_check CHECK (status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))
  constraint investors_suspension_reason_check CHECK (char_length(suspension_reason) <= 2000)
  constraint investors_wallet_address_check CHECK (wallet_address ~ '^0x[0-9a-f]{40}$'::text)
)

-- Signatures of sellers that let one wallet buy a receivable.
table public.invitations (
  -- EIP-712 digest: what was signed, and what a revocation names.
  digest text not null
  listing_id bigint not null
  seller text not null
  wallet text not null
  -- Whom the seller invited, for the seller alone.
  name text not null
  -- The most units that the wallet can buy, as signed.
  cap bigint not null
  -- The seller's counter at the exchange, as signed.
  counter bigint not null
  -- The last second, as signed.
  deadline bigint not null
  signature text not null
  created_at timestamp(3) with time zone not null default clock_timestamp()
  constraint invitations_pkey PRIMARY KEY (digest)
  constraint invitations_cap_check CHECK (cap > 0)
  constraint invitations_counter_check CHECK (counter >= 0)
  constraint invitations_deadline_check CHECK (deadline > 0)
  constraint invitations_digest_check CHECK (digest ~ '^0x[0-9a-f]{64}$'::text)
  constraint invitations_listing_id_check CHECK (listing_id > 0)
  constraint invitations_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80)
  constraint invitations_name_shows CHECK (app.is_visible(name))
  constraint invitations_seller_check CHECK (seller ~ '^0x[0-9a-f]{40}$'::text)
  constraint invitations_signature_check CHECK (signature ~ '^0x([0-9a-f]{2})+$'::text AND octet_length(signature) <= 8194)
  constraint invitations_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- Wallets that ask the seller of a receivable for an invitation; deleted once they are invited.
table public.join_requests (
  listing_id bigint not null
  wallet text not null
  seller text not null
  name text not null
  created_at timestamp(3) with time zone not null default clock_timestamp()
  constraint join_requests_pkey PRIMARY KEY (listing_id, wallet)
  constraint join_requests_listing_id_check CHECK (listing_id > 0)
  constraint join_requests_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80)
  constraint join_requests_name_shows CHECK (app.is_visible(name))
  constraint join_requests_seller_check CHECK (seller ~ '^0x[0-9a-f]{40}$'::text)
  constraint join_requests_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- What everybody may know of the request behind a listing: whether it is about an invoice or an order, its risk grade, where and in what its customer trades, never who they are; what a campaign tells and shows its backers, whether the business answers for its customer, and whether somebody else attested it than checked it.
view public.listed_requests (
  listing_id bigint
  fingerprint text
  risk jsonb
  risk_grade text
  debtor_country text
  debtor_industry text
  campaign_name text
  story text
  recourse text
  pictures jsonb
  document_kind text
  has_second_reviewer boolean
)

-- Every kind of mail, how it is sent, and what it can be unsubscribed as.
table public.mail_kinds (
  kind text not null
  -- The task of its job. send_account_email: an event of an admin's account, named as its action in the audit log, or a notice to all admins. send_market_email: about a funding request, an invitation or a receivable, as in market-mail.ts; those are sent after all others.
  task text not null
  -- What it can be unsubscribed as; null for what always comes. The same as mail-topic.ts.
  topic text
  constraint mail_kinds_pkey PRIMARY KEY (kind)
  constraint mail_kinds_task_check CHECK (task = ANY (ARRAY['send_email'::text, 'send_account_email'::text, 'send_market_email'::text, 'send_acknowledgement_email'::text, 'send_contact_email'::text]))
  constraint mail_kinds_topic_check CHECK (topic = ANY (ARRAY['sale-progress'::text, 'join-requests'::text, 'invitations'::text, 'due-dates'::text, 'saved-searches'::text]))
)

-- What the person behind a business or an investor chose about their mails.
table public.mail_settings (
  -- The business or the investor.
  subject_id uuid not null
  -- Topics that they unsubscribed from. What a contract asks for has no topic.
  stopped text[] not null default '{}'::text[]
  -- IANA name; null while nobody told it: dates are then in UTC.
  time_zone text
  updated_at timestamp(3) with time zone not null default now()
  constraint mail_settings_pkey PRIMARY KEY (subject_id)
  constraint mail_settings_stopped_check CHECK (stopped <@ ARRAY['sale-progress'::text, 'join-requests'::text, 'invitations'::text, 'due-dates'::text, 'saved-searches'::text, 'guest-emails'::text])
  constraint mail_settings_time_zone_check CHECK (time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{0,63}$'::text)
)

-- Tokens in mails that lead to the settings of one business or investor, as SHA-256. They stay valid, as old mails do.
table public.mail_tokens (
  hash bytea not null
  subject_id uuid not null
  -- What one press unsubscribes from; null in mails that always come.
  topic text
  created_at timestamp(3) with time zone not null default now()
  constraint mail_tokens_pkey PRIMARY KEY (hash)
  constraint mail_tokens_hash_check CHECK (octet_length(hash) = 32)
  constraint mail_tokens_topic_check CHECK (topic = ANY (ARRAY['sale-progress'::text, 'join-requests'::text, 'invitations'::text, 'due-dates'::text, 'saved-searches'::text, 'guest-emails'::text]))
)

-- How far the market was read for its mails. One row, without one nothing was read.
table public.market_mail_position (
  is_only boolean not null default true
  -- What the chain began with: another chain behind the same address is read from its head on.
  chain text not null
  -- The head when it was read first. What is older is mailed to nobody.
  since_block bigint not null
  since_time bigint not null
  block bigint not null
  -- Of the chain, in seconds since 1970, as since_time.
  "time" bigint not null
  constraint market_mail_position_pkey PRIMARY KEY (is_only)
  constraint market_mail_position_chain_check CHECK (char_length(chain) <= 100)
  constraint market_mail_position_is_only_check CHECK (is_only)
)

-- What mails were written about, or what a later mail has made pointless. Its key makes that once.
table public.market_occasions (
  key text not null
  at timestamp(3) with time zone not null default now()
  constraint market_occasions_pkey PRIMARY KEY (key)
  constraint market_occasions_key_check CHECK (char_length(key) <= 200)
)

-- One row per action on the chain that an admin reported from the portal. Append-only.
table public.operator_actions (
  id bigint not null generated always as identity
  transaction_hash text not null
  kind text not null
  -- The number of a receivable, the id of an investor, or "exchange".
  subject text not null
  -- Whose transaction it was, as the chain says.
  wallet text not null
  -- The time of its block, in seconds since 1970.
  acted_at bigint not null
  recorded_at timestamp(3) with time zone not null default clock_timestamp()
  admin_id text not null
  constraint operator_actions_once UNIQUE (transaction_hash, kind, subject)
  constraint operator_actions_pkey PRIMARY KEY (id)
  constraint operator_actions_acted_at_check CHECK (acted_at > 0)
  constraint operator_actions_kind_check CHECK (kind = ANY (ARRAY['release'::text, 'cancel'::text, 'mark-default'::text, 'pay-holders'::text, 'raise-dispute'::text, 'end-dispute'::text, 'pause'::text, 'unpause'::text, 'sunset'::text, 'withdraw-eligibility'::text]))
  constraint operator_actions_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 36)
  constraint operator_actions_transaction_hash_check CHECK (transaction_hash ~ '^0x[0-9a-f]{64}$'::text)
  constraint operator_actions_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- Mails to send, written in the transaction that causes them. The id is the Message-ID.
table public.outbox (
  id uuid not null default gen_random_uuid()
  -- Which mail: determines its text and its recipient.
  kind text not null
  -- The business, investor, admin link or admin the mail is about.
  subject_id uuid not null
  -- The admin's reason for a rejection, a suspension or a new tier.
  reason text
  created_at timestamp(3) with time zone not null default now()
  attempts integer not null default 0
  sent_at timestamp(3) with time zone
  -- A short code of the last failure, never personal data.
  last_error text
  -- When the next attempt is due; null when the mail was sent, waits for its first attempt, or was given up.
  next_attempt_at timestamp(3) with time zone
  -- Hash of the recipient's address, for the cap on mails per recipient.
  recipient_key text
  -- When the last attempt started.
  claimed_at timestamp(3) with time zone
  -- The admin who receives the mail; null when it goes to its subject or to the notification address.
  recipient text
  -- Public facts that the text needs, as numbers of listings and amounts; never what somebody wrote.
  details jsonb
  -- What happened, for mails that are sent once per event and recipient; null for others.
  event_key text
  -- When it was closed without being sent, for the reason in last_error; null for others.
  closed_at timestamp(3) with time zone
  constraint outbox_pkey PRIMARY KEY (id)
  constraint outbox_kind_fkey FOREIGN KEY (kind) REFERENCES mail_kinds(kind)
  constraint outbox_recipient_fkey FOREIGN KEY (recipient) REFERENCES admins(user_id)
  constraint outbox_details_check CHECK (jsonb_typeof(details) = 'object'::text AND octet_length(details::text) <= 2000)
  constraint outbox_event_key_check CHECK (char_length(event_key) <= 200)
  constraint outbox_recipient_key_check CHECK (char_length(recipient_key) <= 64)
)

-- Requests per caller (GCRA); subject is a hash of route and caller.
table public.rate_limits (
  subject text not null
  -- When all tokens are available again; each token consumed moves it by its share of the period (GCRA).
  replenished_at timestamp with time zone not null
  constraint rate_limits_pkey PRIMARY KEY (subject)
  constraint rate_limits_subject_check CHECK (subject ~ '^[0-9a-f]{64}$'::text)
)

-- One rating per wallet and listing. It counts only while the market says that the wallet holds a note.
table public.ratings (
  id uuid not null default gen_random_uuid()
  wallet text not null
  listing_id bigint not null
  -- With the listing's number: the same number on another chain is another listing.
  fingerprint text not null
  -- As read from the chain when it was rated; readers compare it with the seller of the listing.
  seller text not null
  stars smallint not null
  -- Plain text; empty for none.
  words text not null
  rated_at timestamp(3) with time zone not null default clock_timestamp()
  -- When an admin hid the words. The stars count on.
  hidden_at timestamp(3) with time zone
  hidden_reason text
  constraint ratings_once UNIQUE (wallet, listing_id, fingerprint)
  constraint ratings_pkey PRIMARY KEY (id)
  constraint ratings_check CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
  constraint ratings_fingerprint_check CHECK (fingerprint ~ '^0x[0-9a-f]{64}$'::text)
  constraint ratings_hidden_reason_check CHECK (char_length(hidden_reason) >= 1 AND char_length(hidden_reason) <= 2000)
  constraint ratings_listing_id_check CHECK (listing_id > 0)
  constraint ratings_of_others CHECK (wallet <> seller)
  constraint ratings_seller_check CHECK (seller ~ '^0x[0-9a-f]{40}$'::text)
  constraint ratings_stars_check CHECK (stars >= 1 AND stars <= 5)
  constraint ratings_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
  constraint ratings_words_check CHECK (char_length(words) <= 500)
)

-- What reviewers checked of a business or an investor, the newest of each subject in force. Append-only.
table public.recorded_checks (
  id bigint not null generated always as identity
  business_id uuid
  investor_id uuid
  -- One from before the newest submission of a business is of what it had sent then; one from before the registration of an investor was received belongs to an erased one of the same wallet.
  at timestamp(3) with time zone not null default clock_timestamp()
  -- Of a business: register: the public register has its number and name. authority: who acts for it exists and may. screening: sanctions lists, for the company, who acts for it and who owns it. Of an investor: identity: who they are. sanctions: sanctions lists and lists of politically exposed persons. country: whether we serve their country and type of investor.
  subject text not null
  -- clear: nothing was found. concern: something was, and an admin decides.
  outcome text not null
  -- What was consulted, and its reference; null where nothing was written, and once erased.
  comment text
  admin_id text not null
  constraint recorded_checks_pkey PRIMARY KEY (id)
  constraint recorded_checks_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE RESTRICT
  constraint recorded_checks_investor_id_fkey FOREIGN KEY (investor_id) REFERENCES investors(id) ON DELETE RESTRICT
  constraint recorded_checks_comment_check CHECK (char_length(comment) >= 1 AND char_length(comment) <= 2000)
  constraint recorded_checks_outcome_check CHECK (outcome = ANY (ARRAY['clear'::text, 'concern'::text]))
  constraint recorded_checks_subject CHECK (
CASE
    WHEN investor_id IS NULL THEN business_id IS NOT NULL AND (subject = ANY (ARRAY['register'::text, 'authority'::text, 'screening'::text]))
    ELSE business_id IS NULL AND (subject = ANY (ARRAY['identity'::text, 'sanctions'::text, 'country'::text]))
END)
)

-- The submission of a business at its rejection, for comparison with its next one.
table public.rejected_submissions (
  id bigint not null generated always as identity
  business_id uuid not null
  rejected_at timestamp(3) with time zone not null default clock_timestamp()
  company_name text not null
  country text not null
  registration_number text not null
  director_name text not null
  director_email text not null
  certificate_url text
  certificate_info jsonb
  -- The admin's reason for the rejection.
  reason text
  constraint rejected_submissions_pkey PRIMARY KEY (id)
  constraint rejected_submissions_business_id_fkey FOREIGN KEY (business_id) REFERENCES businesses(id) ON DELETE CASCADE
)

-- One job per signed payment or open claim. Deleted 30 days after its end.
table public.relay_jobs (
  id uuid not null
  -- Hash of what is done: the nonce of the signed payment, or of the claimed notes.
  intent text not null
  -- A claim can be made again once it has ended; a signed payment has one job for ever.
  is_repeatable boolean not null
  -- The checked fields that the call is built from; null once the job has ended.
  request jsonb
  -- The most it may use; once it has ended, what it has used.
  gas integer not null
  created_at timestamp(3) with time zone not null default clock_timestamp()
  nonce bigint
  -- The signed transaction, stored before it is sent, so that a restart sends the same one.
  raw_transaction text
  -- Of every transaction signed for it: each price has another.
  hashes text[] not null default '{}'::text[]
  -- When the newest of them was signed.
  priced_at timestamp(3) with time zone
  block bigint
  failure_code text
  failure_message text
  ended_at timestamp(3) with time zone
  constraint relay_jobs_pkey PRIMARY KEY (id)
  constraint relay_jobs_failure_code_check CHECK (failure_code ~ '^\w{2,60}$'::text)
  constraint relay_jobs_failure_message_check CHECK (char_length(failure_message) <= 500)
  constraint relay_jobs_gas_check CHECK (gas >= 0)
  constraint relay_jobs_intent_check CHECK (intent ~ '^[0-9a-f]{64}$'::text)
  constraint relay_jobs_nonce_check CHECK (nonce >= 0)
  constraint relay_jobs_sent CHECK ((nonce IS NULL) = (raw_transaction IS NULL))
)

-- What the settings of the latest start require of admins. One row; without one nothing. Only the owner writes it, so that no session gets round it.
table public.review_rules (
  is_only boolean not null default true
  -- The face value, in whole stablecoins, from which the admin who attests a funding request has recorded none of the checks of its submission. 0: every request. Null: none.
  second_reviewer_from integer
  -- The admin who approves an investor has a check of every subject before them, clear or a concern.
  needs_investor_checks boolean not null default false
  -- Every admin has a second factor: one without is no current admin, and can set it up.
  needs_two_factor boolean not null default false
  constraint review_rules_pkey PRIMARY KEY (is_only)
  constraint review_rules_is_only_check CHECK (is_only)
  constraint review_rules_second_reviewer_from_check CHECK (second_reviewer_from >= 0)
)

-- Notes whose seller says that the claimed reward was handed over. The chain knows claims only.
table public.reward_deliveries (
  note_id bigint not null
  -- Who says so. Readers compare it with the seller of the note's receivable.
  seller text not null
  delivered_at timestamp(3) with time zone not null default clock_timestamp()
  constraint reward_deliveries_pkey PRIMARY KEY (note_id, seller)
  constraint reward_deliveries_note_id_check CHECK (note_id > 0)
  constraint reward_deliveries_seller_check CHECK (seller ~ '^0x[0-9a-f]{40}$'::text)
)

-- Rewards as their businesses described them.
table public.rewards (
  -- Of the business, which alone can put it on the chain as its own.
  wallet text not null
  -- SHA-256 of the metadata.
  digest text not null
  -- The metadata, as the chain takes it.
  uri text not null
  -- Content address of the picture, which the metadata names.
  picture text not null
  -- Where the picture is in the store.
  picture_url text not null
  created_at timestamp(3) with time zone not null default clock_timestamp()
  -- When its business deleted it; its picture is kept for some time more (350).
  deleted_at timestamp(3) with time zone
  constraint rewards_pkey PRIMARY KEY (wallet, digest)
  constraint rewards_digest_check CHECK (digest ~ '^0x[0-9a-f]{64}$'::text)
  constraint rewards_picture_check CHECK (picture ~ '^bafkrei[a-z2-7]{52}$'::text)
  constraint rewards_picture_url_check CHECK (picture_url ~ '^/reward-pictures/[0-9a-f-]{36}\.jpg$'::text)
  constraint rewards_uri_check CHECK (uri ~~ 'data:application/json,%'::text AND char_length(uri) <= 4096)
  constraint rewards_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- Searches of the exchange that the owners of wallets keep, at most 20 each.
table public.saved_searches (
  id uuid not null default gen_random_uuid()
  wallet text not null
  name text not null
  -- The filters as the address of the exchange writes them, without order and page.
  query text not null
  -- Whether what is newly on sale and matches is mailed.
  alerts boolean not null
  -- What the chain of `seen` began with; null while nobody has looked: then everything listed until the first look is old.
  chain text
  -- The highest number of a listing that was looked at. Higher ones are new.
  seen bigint not null
  -- No mail is written before this time of the chain's, in seconds since 1970.
  rests_until bigint not null default 0
  created_at timestamp(3) with time zone not null default clock_timestamp()
  constraint saved_searches_once UNIQUE (wallet, query)
  constraint saved_searches_pkey PRIMARY KEY (id)
  constraint saved_searches_chain_check CHECK (char_length(chain) <= 100)
  constraint saved_searches_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80)
  constraint saved_searches_name_shows CHECK (app.is_visible(name))
  constraint saved_searches_query_check CHECK (query ~ '^(\?[A-Za-z0-9%+=&._*-]+)?$'::text AND query !~* '%([01][0-9a-f]|7f)'::text AND char_length(query) <= 4000)
  constraint saved_searches_seen_check CHECK (seen >= 0)
  constraint saved_searches_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- What everybody may read on the page of a business. While it is suspended, its register entry alone, and only if it has ever published a receivable.
view public.seller_profiles (
  slug text
  wallet_address text
  name text
  tier smallint
  country text
  description text
  website text
  industry text
  founded smallint
  logo_url text
  suspended_at timestamp(3) with time zone
)

-- Ratings without hidden words. Pages show neither the wallet nor the listing of one.
view public.seller_ratings (
  id uuid
  wallet text
  listing_id bigint
  fingerprint text
  seller text
  stars smallint
  words text
  rated_at timestamp(3) with time zone
)

-- The approved businesses by their names in public addresses.
view public.seller_slugs (
  slug text
  wallet_address text
  name text
  has_page boolean
  logo_url text
  is_suspended boolean
)

-- What everybody may know of an approved business, by its wallet.
view public.sellers (
  wallet_address text
  name text
  tier smallint
  country text
)

-- Signatures of sellers that let the holders of a link buy. The link's private key never reaches the server.
table public.share_links (
  digest text not null
  listing_id bigint not null
  seller text not null
  -- The address of the link's key.
  key text not null
  -- What the seller calls the link, for the seller alone.
  name text not null
  -- The most units that one wallet can buy, as signed.
  wallet_cap bigint not null
  -- The most units that all of them can buy, as signed.
  total_cap bigint not null
  counter bigint not null
  deadline bigint not null
  signature text not null
  created_at timestamp(3) with time zone not null default clock_timestamp()
  constraint share_links_key UNIQUE (listing_id, key)
  constraint share_links_pkey PRIMARY KEY (digest)
  constraint share_links_check CHECK (total_cap >= wallet_cap)
  constraint share_links_counter_check CHECK (counter >= 0)
  constraint share_links_deadline_check CHECK (deadline > 0)
  constraint share_links_digest_check CHECK (digest ~ '^0x[0-9a-f]{64}$'::text)
  constraint share_links_key_check CHECK (key ~ '^0x[0-9a-f]{40}$'::text)
  constraint share_links_listing_id_check CHECK (listing_id > 0)
  constraint share_links_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 80)
  constraint share_links_name_shows CHECK (app.is_visible(name))
  constraint share_links_seller_check CHECK (seller ~ '^0x[0-9a-f]{40}$'::text)
  constraint share_links_signature_check CHECK (signature ~ '^0x([0-9a-f]{2})+$'::text AND octet_length(signature) <= 8194)
  constraint share_links_wallet_cap_check CHECK (wallet_cap > 0)
)

-- The uploads that each wallet has started, for its daily quota.
table public.upload_quota (
  wallet_address text not null
  -- When counting started; it restarts after a day.
  since timestamp(3) with time zone not null default now()
  uploads integer not null
  -- The announced size, or the most that an upload may have.
  bytes bigint not null
  constraint upload_quota_pkey PRIMARY KEY (wallet_address)
  constraint upload_quota_wallet_address_check CHECK (wallet_address ~ '^0x[0-9a-f]{40}$'::text)
)

-- Receivables that the owners of wallets watch, at most 100 each.
table public.watched_listings (
  wallet text not null
  listing_id bigint not null
  -- What listed it: a chain that was made again has other receivables of these numbers.
  listing_transaction text not null
  created_at timestamp(3) with time zone not null default clock_timestamp()
  constraint watched_listings_pkey PRIMARY KEY (wallet, listing_id)
  constraint watched_listings_listing_id_check CHECK (listing_id > 0)
  constraint watched_listings_listing_transaction_check CHECK (listing_transaction ~ '^0x[0-9a-f]{64}$'::text)
  constraint watched_listings_wallet_check CHECK (wallet ~ '^0x[0-9a-f]{40}$'::text)
)

-- What the link with this token asks its customer, and how it stands; without the request once it can't be answered any more. No row for an unknown token.
function app.acknowledgement_by_token(p_hash bytea) returns TABLE(state text, answered_at timestamp with time zone, expires_at timestamp with time zone, is_signed boolean, seller_name text, seller_number text, draft jsonb, terms jsonb, token_decimals integer)

-- Whom a mail asks to confirm what, with the sum and the due date as its business typed them, whether its link can still be answered, and what was answered.
function app.acknowledgement_of_mail(p_id uuid) returns TABLE(request_id uuid, email text, customer_name text, seller_name text, invoice text, face_value text, currency text, due_date text, expires_at timestamp with time zone, answer text, dispute_kind text, is_open boolean)

-- Whether a link can be answered: open; confirmed, disputed; replaced, closed or expired. For the functions in this file.
function app.acknowledgement_state(a acknowledgements, r funding_requests) returns text

-- Waits for the lock and holds it until commit. A transaction that needs both takes admins first, so that two never deadlock.
function app.acquire_lock(lock_name text) returns void

-- Adds a stored picture to a request that may be edited. Returns added, repeated when it was already there, or null when there is no such request.
function app.add_campaign_picture(p_request_id uuid, p_id uuid, p_url text, p_sha256 bytea, p_description text, p_now timestamp with time zone) returns text

-- Adds a file to a request that may be edited. Returns added, repeated when this upload was already processed, or null when there is no such request.
function app.add_funding_request_document(p_request_id uuid, p_id uuid, p_url text, p_file_name text, p_bytes integer, p_sha256 bytea, p_for_investors boolean, p_reading jsonb, p_now timestamp with time zone) returns text

-- Stores an invitation that the member signed, which the caller has verified; a repeated one changes nothing.
function app.add_invitation(p_digest text, p_listing bigint, p_wallet text, p_name text, p_cap bigint, p_counter bigint, p_deadline bigint, p_signature text) returns void

-- Adds the job of a mail, or moves it to another time. For the functions in this file.
function app.add_mail_job(p_outbox_id uuid, p_kind text, p_at timestamp with time zone DEFAULT NULL::timestamp with time zone) returns void

-- Writes the mails about what happened, at most 500 at once, to the seller's business, the holders who are registered or confirmed an address as guests, and the customer; what was written about before is left out. Returns their number.
function app.add_market_mails(p_occasions jsonb) returns integer

-- Stores a share link that the member signed, which the caller has verified; a repeated one changes nothing.
function app.add_share_link(p_digest text, p_listing bigint, p_key text, p_name text, p_wallet_cap bigint, p_total_cap bigint, p_counter bigint, p_deadline bigint, p_signature text) returns void

-- The recipient of a link's mail; no row when the link no longer works.
function app.admin_link_email(p_link_id uuid) returns TABLE(email text)

-- The recipient of a notice, the admin it is about and the admin who acted; no row when the recipient is no longer an admin.
function app.admin_notice(p_outbox_id uuid) returns TABLE(email text, about text, acting_email text)

-- The address of the admin whom a mail goes to; null once they are none any more.
function app.admin_of_mail(p_outbox_id uuid) returns text

-- The user ids of admins with a second factor; no row unless the caller is an admin.
function app.admins_with_two_factor() returns SETOF text

-- Confirms or disputes what a link asks, if it can still be answered; returns how it stands then. Null for an unknown token.
function app.answer_acknowledgement(p_hash bytea, p_answer text, p_reason text, p_kind text) returns text

-- The version of the articles; increases with every change.
function app.articles_version() returns bigint

-- Asks the seller of a receivable, whom the caller has read from the chain, to invite the member's wallet.
function app.ask_to_join(p_listing bigint, p_seller text, p_name text) returns void

-- The hash of one audit row.
function app.audit_digest(entry audit_log) returns text

-- Begins to read a chain at its head, which is this block at this time: what is older is mailed to nobody.
function app.begin_market_mails(p_chain text, p_block bigint, p_time bigint) returns void

-- What these listings are about, invoice or order, its number and its day of issue (null without one), for the member whose wallet confirmed by signature that it owes them; no row of any other, nor once their business is erased.
function app.billed_documents(p_listing_ids bigint[], p_fingerprints text[]) returns TABLE(listing_id bigint, kind text, number text, issued text)

-- Ids of audit rows whose hash or link to the previous row is wrong; none in an intact log. For the owner.
function app.broken_audit_entries() returns SETOF bigint

-- The public status of the business with exactly this wallet address.
function app.business_status(wallet text) returns TABLE(status text, tier smallint)

-- When the business sent what is now on record: its name, number and director.
function app.business_submitted_at(business businesses) returns timestamp with time zone

-- Where the picture with this SHA-256 is in the store; null unless a listed campaign shows it. For everybody.
function app.campaign_picture(p_sha256 bytea) returns text

-- What stands for a picture in the terms: SHA-256 over its SHA-256 and its description in UTF-8.
function app.campaign_picture_hash(p_sha256 bytea, p_description text) returns bytea

-- What a reviewer last asked of the certificate of a pending business, and when another one arrived; no row where nobody asked.
function app.certificate_request(p_business_id uuid) returns TABLE(message text, requested_at timestamp with time zone, answered_at timestamp with time zone)

-- Says whether investors see a file of a request that may be edited. False when there is no such file.
function app.change_funding_request_document(p_request_id uuid, p_id uuid, p_for_investors boolean, p_now timestamp with time zone) returns boolean

-- Stores the settings of a business or an investor. For the functions in this file.
function app.change_mail_settings(p_subject uuid, p_stopped text[], p_time_zone text) returns void

-- Changes the settings that a mail's token leads to; false for an unknown one.
function app.change_mail_settings_by_token(p_hash bytea, p_stopped text[], p_time_zone text) returns boolean

-- Changes the mail settings of the member's own business or investor; false without one.
function app.change_own_mail_settings(p_recipient text, p_stopped text[], p_time_zone text) returns boolean

-- Renames a search of the member's, and turns its mails on or off; false without such a search.
function app.change_search(p_id uuid, p_name text, p_alerts boolean, p_chain text, p_seen bigint) returns boolean

-- The distinct characters and pairs of adjacent characters of a text.
function app.character_ngrams(t text) returns text[]

-- Null: the mail may be sent now. Otherwise its recipient has reached the cap, and the mail is scheduled for the time returned.
function app.claim_mail(p_outbox_id uuid, p_recipient_key text, p_hourly integer, p_daily integer) returns timestamp with time zone

-- Counts an upload of the member's wallet; false when its daily quota of 300 uploads or 250 MiB is used up.
function app.claim_upload(p_bytes bigint) returns boolean

-- Forgets the confirmed country of a business that waits for another review.
function app.clear_country_code() returns trigger

-- Removes names and words from contacts and evidence six years after the last one about the same receivable; returns their number. For app.delete_expired.
function app.clear_expired_contacts() returns integer

-- Takes the facts from a mail whose recipient is erased.
function app.clear_mail_details() returns trigger

-- Terms in one spelling: addresses in lower case, numbers as text. Null without any.
function app.comparable_terms(p_terms jsonb) returns jsonb

-- Confirms what a link asks with a signature of the customer's wallet, which the caller has verified, if the link can still be answered; returns how it stands then. Null for an unknown token.
function app.confirm_acknowledgement(p_hash bytea, p_message jsonb, p_signature text) returns text

-- The current admin confirms an action with a code. False when the code was used before.
function app.consume_own_code(p_step bigint, p_code_hash text) returns boolean

-- Consumes up to p_count of p_limit tokens per p_seconds: how many, and the seconds until there is another; 0 when all were granted.
function app.consume_tokens(p_subject text, p_count integer, p_limit integer, p_seconds integer, OUT granted integer, OUT wait integer) returns record

-- The country of a funding request's customer, ISO 3166-1 alpha-2; null where none is recorded.
function app.country_of_customer(p_request_id uuid) returns text

-- Creates a draft of the member's business; false when a request has this id already.
function app.create_funding_request(p_id uuid, p_draft jsonb) returns boolean

-- User id of the active admin whose live session is in app.session; null when there is none, and while they lack a second factor that the settings require.
function app.current_admin() returns text

-- The newest check of each subject since the newest submission.
function app.current_business_checks(business businesses) returns SETOF recorded_checks

-- The newest check of each subject since the registration was received.
function app.current_investor_checks(investor investors) returns SETOF recorded_checks

-- Lower-case wallet of the live session in app.session; null when there is none.
function app.current_wallet() returns text

-- Whom to remind of a listed receivable: the customer's contact, if a reviewer has verified it.
function app.customer_of_request(p_request_id uuid) returns TABLE(customer_name text, email text, seller_name text, invoice text)

-- Deletes the messages of the contact form after this period (days). Returns their number.
function app.delete_contact_messages(p_mails_days integer) returns integer

-- Deletes expired data: sessions, links and the texts of mails after these periods (days), sign-in messages, counters, names in the contact log and deleted rewards after their own. Returns the numbers.
function app.delete_expired(p_sessions_days integer, p_mails_days integer) returns jsonb

-- Deletes a guest's address with its settings and tokens, and cancels what is unsent. For the functions in this file.
function app.delete_guest(p_id uuid) returns void

-- Deletes addresses of guests two years after they were given, and after 7 days those that nobody confirmed or whose owner said no, and those of wallets that registered. Returns their number.
function app.delete_old_guests() returns integer

-- Removes rewards that were deleted 14 days ago, and returns their number; the sweep removes their pictures. For app.delete_expired.
function app.delete_old_rewards() returns integer

-- Deletes expired quotas; returns their number.
function app.delete_old_uploads() returns bigint

-- Deletes a reward that the member described; false without such a one. The caller has read from the chain that it isn't there. As its transaction may be on the way, its row and picture are kept for 14 days.
function app.delete_reward(p_digest text) returns boolean

-- Deletes a search of the member's; false without such a search.
function app.delete_search(p_id uuid) returns boolean

-- Stores a reward of the member's approved business; a repeated one changes nothing.
function app.describe_reward(p_digest text, p_uri text, p_picture text, p_picture_url text) returns void

-- Disables the second factor of the current admin, unless the settings require it. False when the code was used before.
function app.disable_two_factor(p_step bigint, p_code_hash text) returns boolean

-- invoice or order: what mails call the document of a funding request; null for a campaign, and once erased.
function app.document_kind_of_request(p_request_id uuid) returns text

-- The address of a document; null for the text that replaces it when the upload failed.
function app.document_or_null(certificate_url text) returns text

-- What the customer whom the link with this token asks has confirmed to the same business before and still stands, by the same mailbox or wallet: what may be the same invoice first, at most ten. Nothing once the link tells nothing any more.
function app.earlier_confirmations(p_hash bytea) returns TABLE(number text, face_value text, currency text, due_date text, answered_at timestamp with time zone, listing_id bigint, is_alike boolean)

-- Where a guest is told; null once they registered as an investor, and for others.
function app.email_of_guest(p_id uuid) returns text

-- Enables the second factor of the current admin. False when it is already enabled.
function app.enable_two_factor(p_secret bytea, p_step bigint, p_code_hashes text[]) returns boolean

-- Ends one of the current admin's sessions at once. False when it is not theirs.
function app.end_admin_session(session_id text) returns boolean

-- Adds the job of each new mail.
function app.enqueue_mail() returns trigger

-- Removes the words about the disputes of a business that is erased and the signatures of its customers, and cancels unsent mails to them.
function app.erase_acknowledgements() returns trigger

-- Deletes the profile of a business that is erased.
function app.erase_business_profile() returns trigger

-- Removes names and words from the contacts about a business that is erased.
function app.erase_collection_contacts() returns trigger

-- Deletes what was written from an email address by the contact form, and cancels unsent mails of it. Returns the number. For the owner.
function app.erase_contact_messages(p_email text) returns integer

-- Removes the texts of the evidence about a business that is erased.
function app.erase_dispute_evidence() returns trigger

-- Removes by what the requests of a business that is erased were compared: it names their customers.
function app.erase_funding_request_keys() returns trigger

-- Overwrites the answers and texts of a business's requests; returns the documents and pictures to remove. For app.erase_person.
function app.erase_funding_requests(p_business_id uuid) returns SETOF text

-- Deletes a wallet's address as a guest. For the owner.
function app.erase_guest(p_wallet text) returns void

-- Deletes what names a wallet or was named by it. The chain keeps what it has. For the owner.
function app.erase_invitations(p_wallet text) returns void

-- Takes the logo of a wallet's business away and returns it, to be removed. For the owner, in the transaction of app.erase_person and before it, which deletes the profile.
function app.erase_logo(p_wallet text) returns SETOF text

-- Deletes what a wallet's owner chose about mails, and the tokens in their mails. For the owner.
function app.erase_mail_settings(p_wallet text) returns void

-- Overwrites all personal data of a wallet; returns the documents to remove. For the owner.
function app.erase_person(p_wallet text) returns SETOF text

-- Deletes what a wallet rated. What others said of its business stays theirs, and has no page any more. For the owner.
function app.erase_ratings(p_wallet text) returns void

-- Removes the words from the checks of a business or an investor that is erased.
function app.erase_recorded_checks() returns trigger

-- Deletes a wallet's rewards; returns the pictures to remove. The chain keeps the words. For the owner.
function app.erase_rewards(p_wallet text) returns SETOF text

-- Deletes the searches that a wallet's owner saved, and what they watch. For the owner.
function app.erase_searches(p_wallet text) returns void

-- Takes the slug from a business that is erased.
function app.erase_slug() returns trigger

-- How far the market was read; no row before the first time.
function app.find_market_mail_position() returns TABLE(chain text, since_block bigint, since_time bigint, block bigint, "time" bigint)

-- The link of one exact key, for those who were given its private key. Without that key it admits nobody.
function app.find_share_link(p_listing bigint, p_key text) returns TABLE(digest text, seller text, wallet_cap bigint, total_cap bigint, counter bigint, deadline bigint, signature text)

-- Fingerprints of requests whose listing, or its transaction, is not recorded. Withdrawn ones are left out when their attestation expired before this time.
function app.fingerprints_to_find(p_since timestamp with time zone) returns TABLE(fingerprint text)

-- Deletes the member's own address as a guest.
function app.forget_guest_address() returns void

-- The hash of the documents in the terms: SHA-256 over the SHA-256 of each file, of the deed of assignment, of a campaign's story and pictures, and of the sentence about recourse in UTF-8, in ascending order. Null without any file, story or picture.
function app.funding_request_papers(p_request_id uuid) returns text

-- Gives an approved business the first free slug of its name. After the row is written, so that several approvals in one statement see each other.
function app.give_slug() returns trigger

-- SHA-256 of an address without its tag, which leads to the same mailbox. For the functions in this file.
function app.guest_address_hash(p_email text) returns bytea

-- Whether anything was written about the receivable of a request since then.
function app.has_case_entry_since(p_request_id uuid, p_since timestamp with time zone) returns boolean

-- Whether the customer disputes a submission and no reviewer has settled it. For the functions in this file.
function app.has_open_dispute(p_request_id uuid, p_submitted_at timestamp with time zone) returns boolean

-- Sets the id, the time and the hashes of an audit row.
function app.hash_audit_entry() returns trigger

-- Whether a wallet's owner is an approved investor who gets mails about searches: nobody else has proved their address to us. For the functions in this file.
function app.hears_of_searches(p_wallet text) returns boolean

-- Increments the version, which invalidates cached articles.
function app.increment_articles_version() returns trigger

-- Whether exactly this wallet address is registered as an investor.
function app.investor_exists(wallet text) returns boolean

-- The files of a listing that its business shows to investors. For the functions in this file.
function app.investor_papers(p_listing_id bigint, p_fingerprint text) returns SETOF funding_request_documents

-- Whether the business with exactly this wallet address is suspended.
function app.is_business_suspended(wallet text) returns boolean

-- Whether this is the address of an uploaded certificate, or the sentence that replaces one.
function app.is_certificate(url text) returns boolean

-- Whether a message confirms the debt of these terms, for the wallet that they name; the same members as acknowledgementOf in packages/chain. For the functions in this file.
function app.is_confirmation_of(p_message jsonb, p_terms jsonb) returns boolean

-- Whether a check counts: it is of the present submission, and no similar request was submitted since one was compared.
function app.is_current_check(checked funding_request_checks, request funding_requests) returns boolean

-- Whether the owner of a guest's address wants mails. For the functions in this file.
function app.is_guest_confirmed(p_id uuid) returns boolean

-- Whether a wallet asked to join a sale, was invited to one, or gave an address before. For the functions in this file.
function app.is_known_guest(p_wallet text) returns boolean

-- Whether a recipient unsubscribed from this kind of mail. For the functions in this file.
function app.is_mail_stopped(p_kind text, p_subject uuid) returns boolean

-- Whether a wallet's owner gets mails as an investor, and so none as a guest. For the functions of mails.
function app.is_registered_investor(p_wallet text) returns boolean

-- Whether a file was part of a submission: added before, and not removed until then.
function app.is_submitted_document(p_request_id uuid, p_added_at timestamp with time zone, p_removed_at timestamp with time zone) returns boolean

-- Whether a request was submitted at least once.
function app.is_submitted_request(p_id uuid) returns boolean

-- Whether a name has a character that shows.
function app.is_visible(name text) returns boolean

-- Makes the token in a mail that is being sent work, while its link can be answered.
function app.keep_acknowledgement_token(p_id uuid, p_hash bytea) returns void

-- Keeps an address for mails to the member's wallet, and mails it once for its owner to confirm: sent; limited after 3 a day for a wallet, 2 a day and 5 in 30 days for an address, 200 an hour for all, and once the address's owner said no; confirmed before; registered: investors have theirs; stranger, and nothing is kept: a wallet that neither asked to join nor was invited nor holds a note, which the caller has read from the market (p_holds).
function app.keep_guest_address(p_email text, p_holds boolean DEFAULT false) returns text

-- A session is created now at the latest.
function app.limit_session_created_at() returns trigger

-- The files of a listing that its business shows to investors, for an approved one. The caller checks that the gate admits them.
function app.list_investor_documents(p_listing_id bigint, p_fingerprint text) returns TABLE(id uuid, file_name text, bytes integer)

-- The legal name of the customer behind a listing, their record when it was graded, and all listings of the same customer by registration number and country, whoever sold them; for an approved investor. No row where there is no customer, or the business was told that nobody sees it. The caller checks that the gate admits the investor.
function app.listed_debtor(p_listing_id bigint, p_fingerprint text) returns TABLE(name text, listing_ids bigint[], fingerprints text[], graded_record jsonb)

-- The approved business of the member's wallet, locked against its suspension. For the functions of members.
function app.lock_active_business() returns businesses

-- Locks the list of admins until commit; returns the current admin.
function app.lock_admins() returns text

-- The request of the member's business if it may be edited at this time, locked, and without an approval that expired; otherwise a row of nulls. For the functions of members.
function app.lock_editable_request(p_id uuid, p_now timestamp with time zone) returns funding_requests

-- Keeps a business or an investor from being erased until the end of the transaction; false when it has been. For the functions that store something about it.
function app.lock_mail_subject(p_subject uuid) returns boolean

-- A submitted request of this version, or of any, locked with its business; otherwise a row of nulls. For the functions in this file.
function app.lock_submitted_request(p_id uuid, p_version integer) returns funding_requests

-- Tells a registered investor, or a guest who confirmed an address, that a seller invited their wallet.
function app.mail_invitation() returns trigger

-- Tells a seller that a wallet asks for an invitation.
function app.mail_join_request() returns trigger

-- Tells a business what became of its funding request.
function app.mail_request_event() returns trigger

-- The settings that a mail's token leads to, without saying whose they are; no row for an unknown one.
function app.mail_settings_by_token(p_hash bytea) returns TABLE(topic text, topics text[], stopped text[], time_zone text)

-- For an unsent mail about the market to a business or an investor: stores the hash of the token in it, and says whether it is still wanted and in which time zone. No row for other mails.
function app.mail_to_send(p_outbox_id uuid, p_hash bytea) returns TABLE(is_stopped boolean, time_zone text)

-- What a business or an investor can unsubscribe from. For the functions in this file.
function app.mail_topics_of(p_subject uuid) returns text[]

-- Says that the reward of a note was handed over, or takes it back, for its seller, whom the caller has read from the chain. Adds an audit row when it changes something.
function app.mark_reward(p_note bigint, p_is_delivered boolean) returns void

-- Records that the market was read up to this block. A chain's block falls when it lost some; what its time has reached stays reached.
function app.move_market_mails(p_chain text, p_block bigint, p_time bigint) returns void

-- The code of a country that onboarding offers by name, null for "Other". The same as countryCodeOf in onboarding.ts.
function app.named_country_code(country text) returns text

-- Whether an investor is approved only once every check is recorded, for an admin.
function app.needs_investor_checks() returns boolean

-- Whether terms that the seller signed, in a stablecoin of these decimals, are attested by somebody else than those who checked the request, for an admin. Every stablecoin counts at par.
function app.needs_second_reviewer(p_terms jsonb, p_token_decimals integer) returns boolean

-- Whether every admin needs a second factor, for one who is signed in.
function app.needs_two_factor() returns boolean

-- Records that the owner of a guest's address said no, or takes it back. For the functions of mail settings.
function app.note_guest_answer(p_subject uuid) returns void

-- Adds a mail to the admin whose account an audit entry is about.
function app.notify_account_owner() returns trigger

-- Adds a mail to every admin, including the one it is about. For the functions of admins.
function app.notify_admins(p_kind text, p_subject text) returns void

-- How many checks aren't recorded and how many are a concern, for an audit row; empty where all are clear.
function app.open_business_checks(business businesses) returns jsonb

-- The address of a file that a business shows to investors, for an approved one; null without it. Adds an audit row, one per file and investor in 15 minutes.
function app.open_investor_document(p_listing_id bigint, p_fingerprint text, p_document_id uuid) returns text

-- Those of the given documents that belong to no record.
function app.orphaned_documents(certificate_urls text[]) returns SETOF text

-- Address of the admin who is signed in, and whether they lack a second factor that the settings require.
function app.own_admin_account() returns TABLE(email text, must_set_up_two_factor boolean)

-- The live sessions of the current admin, without their tokens.
function app.own_admin_sessions() returns TABLE(id text, created_at timestamp with time zone, used_at timestamp with time zone, expires_at timestamp with time zone, address text, browser text, is_current boolean)

-- The investor of the member's wallet while they may buy; null otherwise. For the functions in this file.
function app.own_approved_investor() returns uuid

-- The business of the member's wallet; null without one.
function app.own_business_id() returns uuid

-- What a reviewer asks of the member's certificate; no row where nothing is asked, or another one has arrived.
function app.own_certificate_request() returns TABLE(message text, requested_at timestamp with time zone)

-- The newest signature for the member's own wallet; no row without one, or while they may not buy.
function app.own_eligibility() returns TABLE(issued_at bigint, expires_at bigint, attestor text, signature text)

-- The member's own address as a guest, null without one, and whether they are told as an investor instead.
function app.own_guest_address() returns TABLE(email text, is_confirmed boolean, is_registered boolean)

-- The status of the member's own registration and when it came; no row when there is none.
function app.own_investor_status() returns TABLE(status text, suspended boolean, rejection_reason text, submitted_at timestamp with time zone)

-- The invitations of the member's own wallet to a receivable, newest first, without what the seller calls them.
function app.own_invitations(p_listing bigint) returns TABLE(digest text, seller text, cap bigint, counter bigint, deadline bigint, signature text)

-- The mail settings of the member's own business or investor; no row without one.
function app.own_mail_settings(p_recipient text) returns TABLE(topics text[], stopped text[], time_zone text)

-- The member's own business or investor; null without one. For the functions in this file.
function app.own_mail_subject(p_recipient text) returns uuid

-- The second factor of the current admin; no row without one.
function app.own_two_factor() returns TABLE(secret_encrypted bytea, since timestamp with time zone, codes_left integer)

-- Records that searches have seen the listings up to p_newest, and writes the mails of those that found something: these rest for a day of the chain's. Returns their number.
function app.pass_searches(p_chain text, p_newest bigint, p_time bigint, p_passed jsonb) returns integer

-- Rates the seller of a listing, whom the caller has read from the chain, for the member's wallet. False where it has rated it otherwise before; the same again changes nothing.
function app.rate_listing(p_listing bigint, p_fingerprint text, p_seller text, p_stars integer, p_words text) returns boolean

-- The status of a receivable with this ledger at a time, in seconds since 1970.
function app.receivable_status(state integer, flags integer, sold_units integer, total_units integer, min_units integer, paid_in bigint, funding_deadline bigint, maturity bigint, grace_days integer, delay_days integer, at bigint) returns text

-- Adds the audit row of an action on an article. For the functions in this file.
function app.record_article_action(earlier blog_posts_brand, later blog_posts_brand, event text) returns void

-- Adds the history row, audit row and mail of an action on an approved business. For the functions in this file.
function app.record_business_action(earlier businesses, later businesses, event text, reason text) returns void

-- Adds the first history row and the mail.
function app.record_business_submission() returns trigger

-- Adds the audit row of what an admin did about a customer's answer. For the functions in this file.
function app.record_customer_action(request funding_requests, p_action text) returns void

-- Adds the history row of what the customer was asked or answered, without anybody's words: the business reads it. For the functions in this file.
function app.record_customer_event(request funding_requests, p_event text, p_admin text) returns void

-- Adds an audit row when an admin opens a certificate: one per certificate in 15 minutes.
function app.record_document_link(business_id uuid, document text) returns void

-- Records in the audit log which records an admin exported, and how many.
function app.record_export(kind text, filters jsonb, row_count integer) returns void

-- Records a listing of the exchange for the request whose terms and attestor it has, or only its transaction; false when there is no such request, or both are recorded.
function app.record_found_listing(p_listing_id bigint, p_transaction text, p_listed_at timestamp with time zone, p_fingerprint text, p_attestor text, p_terms jsonb) returns boolean

-- Adds the history row and the audit row of an admin's action. For the functions of the review.
function app.record_funding_request_action(earlier funding_requests, later funding_requests, reason text, changes jsonb) returns void

-- Records the listing that the server has found on the exchange for a request of the member's business; true also when it was recorded before.
function app.record_funding_request_listing(p_id uuid, p_listing_id bigint, p_transaction text) returns boolean

-- Adds the audit row, with details of what was decided, and the mail of an action on an investor. For the functions that act on one.
function app.record_investor_action(earlier investors, later investors, event text, reason text, details jsonb DEFAULT '{}'::jsonb) returns void

-- Records a failed attempt and schedules the next one; null when the mail is given up.
function app.record_mail_failure(p_outbox_id uuid, p_failure text) returns timestamp with time zone

-- The sentence that a business signs; the same, to the letter, as recourse.ts. Null for any other word.
function app.recourse_statement(recourse text) returns text

-- How many contacts about a receivable operators recorded since it was late, and the day in UTC, side and means of the last; no row without any. The caller says since when, and checks that it still is.
function app.recovery_contacts(p_listing bigint, p_fingerprint text, p_late_since timestamp with time zone) returns TABLE(contacts integer, last_day date, last_party text, last_means text)

-- A registration number in capital letters and digits alone, to compare it.
function app.registration_number_key(registration_number text) returns text

-- Keeps a table append-only, even for its owner.
function app.reject_change() returns trigger

-- Keeps a table append-only, even for its owner, but lets an erasure clear columns. Its arguments: the column that says whose row it is, the columns that are cleared together, and 'expires' where the end of the retention period clears them too.
function app.reject_change_except_clearing() returns trigger

-- Keeps a table append-only, even for its owner, but lets an erasure remove texts.
function app.reject_change_except_erasure() returns trigger

-- Rejects a document that belongs to another wallet.
function app.reject_document_of_other_wallet() returns trigger

-- Rejects a step more than five minutes in the future.
function app.reject_future_code_step() returns trigger

-- Rejects a document that belongs to another record.
function app.reject_used_document() returns trigger

-- Where a job stands, for whoever knows its id. Nothing of it says whose it is.
function app.relay_job(p_id uuid) returns TABLE(hash text, block bigint, failure_code text, failure_message text, is_ended boolean)

-- The job of this intent that app.request_relay would answer to a request of this id; null without one. Nothing of it says whose it is.
function app.relay_job_of(p_id uuid, p_intent text) returns uuid

-- What the relayer used in 24 hours, with what open jobs may use, and how many wait or failed; nothing of whose they are.
function app.relay_usage() returns TABLE(gas bigint, waiting integer, failed integer, oldest_seconds integer)

-- Takes a picture out of a request that may be edited; false when there is no such picture. The sweep deletes the file of a draft; one that a reviewer may have seen is kept as evidence.
function app.remove_campaign_picture(p_request_id uuid, p_id uuid, p_now timestamp with time zone) returns boolean

-- Takes a file out of a request that may be edited. Returns the address of a file to delete, an empty text when it is kept as evidence, or null when there is no such file.
function app.remove_funding_request_document(p_request_id uuid, p_id uuid, p_now timestamp with time zone) returns text

-- Makes a PDF that the server has written the deed of a request that may be edited and still has this version, in place of another one; without a hash it has none. The same deed again changes nothing. False when there is no such request.
function app.replace_assignment_deed(p_request_id uuid, p_version integer, p_id uuid, p_url text, p_bytes integer, p_sha256 bytea, p_now timestamp with time zone) returns boolean

-- Replaces the certificate of the member's own business while it is not approved. Returns replaced, repeated when this request was already processed, or null when there is no such business.
function app.replace_certificate(p_certificate_url text, p_certificate_info jsonb, p_replacement_key uuid) returns text

-- The answers that SQL reads, by their types; null where there is none, or no day. Columns and constraints of the table alone read the draft beside it. The amount stays as typed: parseTypedAmount reads it.
function app.request_answers(draft jsonb) returns TABLE(kind text, audience text, recourse text, campaign_name text, story text, customer_name text, customer_email text, invoice_number text, face_value text, currency text, issue_date date, due_date date)

-- The funding request whose sale a mail says has failed; null where none is known.
function app.request_of_failed_sale(p_outbox_id uuid) returns uuid

-- The funding request that a mail is about, what its reviewer wrote, and what its customer disputes. Read when it is sent, so that erased texts are in no mail.
function app.request_of_mail(p_outbox_id uuid) returns TABLE(request_id uuid, invoice text, reason text, changes jsonb, expires_at timestamp with time zone, dispute_kind text)

-- The request behind a receivable of the market, for an admin. For the functions in this file.
function app.request_of_receivable(p_listing bigint, p_fingerprint text) returns funding_requests

-- The job of this intent, made unless there is one already; null when the gas of a day is spent. The caller has checked the request.
function app.request_relay(p_id uuid, p_intent text, p_is_repeatable boolean, p_request jsonb, p_gas integer, p_daily_gas bigint) returns uuid

-- Rejects an attestation of a submission of which a required check is missing, which the customer disputes, or to which a similar request was submitted after it was compared.
function app.require_funding_request_checks() returns trigger

-- Rejects an attestation at level debtor-confirmed without the customer's signature under the same submission.
function app.require_level_of_confirmation() returns trigger

-- Rejects an attestation by an admin who recorded a check of the same submission, where its face value requires a second reviewer, or where the attestation is of other terms than those of the submission.
function app.require_second_reviewer() returns trigger

-- Rejects an attestation of terms whose audience or transfer rule is not that of the business's tier now, which a reviewer may have changed since they were signed.
function app.require_terms_of_tier() returns trigger

-- The wallet of the live session. For the functions of members.
function app.require_wallet() returns text

-- What has to be checked of a request with these answers; the same as requiredChecks in request-check.ts.
function app.required_checks(draft jsonb) returns text[]

-- Makes the member's rejected or erased business pending again; null when there is none.
function app.restart_onboarding(p_company_name text, p_country text, p_registration_number text, p_director_name text, p_director_email text, p_certificate_url text, p_certificate_info jsonb, p_submission_key uuid, p_consent_at timestamp with time zone, p_consent_version text) returns uuid

-- Takes back the deletion of the member's rewards with this metadata, which the caller has read from the chain: their pictures are needed.
function app.restore_rewards(p_uris text[]) returns void

-- Where the picture of a content address is in the store; null without one. For everybody: it was made to be shown.
function app.reward_picture(p_picture text) returns text

-- Puts this stored picture beside the name of the member's approved business, or takes its logo away (null). The sweep deletes the file of the one before.
function app.save_business_logo(p_url text) returns void

-- Saves what the member's approved business says of itself; the last to save wins.
function app.save_business_profile(p_description text, p_website text, p_industry text, p_founded integer) returns void

-- Saves the answers of a request that may be edited and still has this version; returns the new one, or null.
function app.save_funding_request(p_id uuid, p_version integer, p_draft jsonb, p_now timestamp with time zone) returns integer

-- Keeps a search of the member's wallet, whose filters the caller has checked. What is listed up to p_seen on this chain is old to it.
function app.save_search(p_name text, p_query text, p_alerts boolean, p_chain text, p_seen bigint) returns uuid

-- Schedules the next attempt of a mail. For the functions in this file.
function app.schedule_mail(p_outbox_id uuid, p_at timestamp with time zone) returns void

-- Adds the next look at a job that has not ended.
function app.schedule_relay(p_id uuid, p_at timestamp with time zone) returns void

-- What the owner of the search that a mail is about calls it; null once it was deleted or its mails turned off.
function app.search_of_mail(p_outbox_id uuid) returns text

-- The searches of people who want mails that haven't seen the listings up to p_newest of this chain and don't rest at this time of its.
function app.searches_to_match(p_chain text, p_newest bigint, p_time bigint, p_limit integer) returns TABLE(id uuid, query text, seen bigint)

-- From which face value, in whole stablecoins, a funding request is attested by somebody else than those who checked it, for an admin; null: never.
function app.second_reviewer_from() returns integer

-- Wallets of approved sellers whose name, in lower case, is like this pattern.
function app.sellers_named(pattern text) returns SETOF text

-- Stores a message to the operator and the mail that brings it; the same one within an hour once.
function app.send_contact_message(p_name text, p_email text, p_topic text, p_message text) returns void

-- Gives every change a distinct updated_at, and a published article its first publication.
function app.set_article_dates() returns trigger

-- User id of the active admin whose live session is in app.session, also of one who still has to set up a required second factor; null when there is none. For the functions of tenora_admin_account: every other one asks app.current_admin.
function app.signed_in_admin() returns text

-- What a page names the similar requests by that it showed: SHA-256 of app.similar_submissions, in hex.
function app.similar_digest(p_submissions text[]) returns text

-- Submitted requests of any business that may be about the same invoice: by fingerprint, by a file, by the number with the same seller or customer, or by the number, both dates and the amount, or the customer (name, mail domain, wallet, registry number) with the same due date or an amount within 1 %. matches: the keys that are equal, and due and amount.
function app.similar_requests(p_id uuid) returns TABLE(request_id uuid, same_fingerprint boolean, same_file boolean, matches text[])

-- The requests that are similar to this one, each as it was submitted last.
function app.similar_submissions(p_id uuid) returns text[]

-- Leaves out a mail that its recipient unsubscribed from.
function app.skip_unwanted_mail() returns trigger

-- A company name in the letters of an address; business when none is left.
function app.slug_of(name text) returns text

-- Stores by what a request is compared, in place of what there was. For the functions of members, and the owner.
function app.store_comparison(p_request_id uuid, p_comparison jsonb) returns void

-- Stores a copy of the rejected submission.
function app.store_rejected_submission() returns trigger

-- Submits a request that may be edited and still has this version, with its signed terms and by what it is compared; returns the new version, or null.
function app.submit_funding_request(p_id uuid, p_version integer, p_fingerprint text, p_terms jsonb, p_terms_digest text, p_signature text, p_token_decimals integer, p_now timestamp with time zone, p_comparison jsonb DEFAULT '{"keys": {}}'::jsonb) returns integer

-- Answers what a link asks, if it can still be answered; returns how it stands then. p_method: the check that a confirmation is. p_kind: what a dispute is about. Null for an unknown token. For the functions that answer.
function app.take_customer_answer(p_hash bytea, p_answer text, p_reason text, p_method text, p_kind text DEFAULT NULL::text) returns text

-- Takes the country of a request that is submitted from its business, and refuses to attest one that was submitted with another.
function app.take_seller_country() returns trigger

-- Stores the time zone of the member's browser for their own records that have none.
function app.tell_time_zone(p_time_zone text) returns void

-- Whether a business of this tier may sell to this audience; the same as audiencesOf in tier-limits.ts.
function app.tier_allows_audience(tier integer, audience text) returns boolean

-- The most that a business of this tier may owe investors, in whole stablecoins; null without a limit. The same as tier-limits.ts.
function app.tier_limit(tier integer) returns bigint

-- What a mail to this recipient can be unsubscribed as: guests stop all of theirs at once. For the functions in this file.
function app.topic_for(p_kind text, p_subject uuid) returns text

-- Unsubscribes from the topic of a mail's token, and repeats nothing; null for a token without one.
function app.unsubscribe_mail(p_hash bytea) returns text

-- Ends that the member's wallet watches a receivable.
function app.unwatch_listing(p_listing bigint) returns void

-- Watches a receivable, which the caller has read from the market, for the member's wallet; a repeated call changes nothing.
function app.watch_listing(p_listing bigint, p_transaction text) returns void

-- Withdraws a request of the member's business that still has this version; returns the new one, or null. A draft that was never submitted is emptied.
function app.withdraw_funding_request(p_id uuid, p_version integer) returns integer

-- Uses up a code; false when it was used before. For the functions in this file.
function auth_admin.consume_code(p_user_id text, p_step bigint, p_code_hash text) returns boolean

-- Deletes the known browsers of an account. For the functions in this file.
function auth_admin.delete_known_browsers(p_email text) returns void

-- The kind and recipient of a link; no row when it no longer works.
function auth_admin.find_link(p_token_hash text) returns TABLE(kind text, email text)

-- Whether the sign-in of this email address requires a code.
function auth_admin.has_second_factor(p_email text) returns boolean

-- Uses up a code and marks the session with this hash as verified. False when the code was used before.
function auth_admin.pass_second_factor(p_session text, p_step bigint, p_code_hash text) returns boolean

-- Counts a code that is entered in the session with this hash: ten a day per account; the first rejected attempt adds an audit row. False: the code must not be checked.
function auth_admin.record_code_attempt(p_session text, p_is_recovery boolean) returns boolean

-- Counts a login attempt; all three arguments are hashes. In 15 minutes: 10 per account, 30 per address, 10 per known browser. False: the password must not be checked.
function auth_admin.record_login_attempt(account text, address text, browser text) returns boolean

-- Deletes the failed attempts of this browser and makes it a known one.
function auth_admin.record_login_success(account text, browser text) returns void

-- Sets the password by a link: an invitation creates an admin, a recovery ends all sessions. Returns the email address, or null when the link no longer works.
function auth_admin.redeem_link(p_token_hash text, p_password_hash text) returns text

-- Mails an admin a link, valid for 30 minutes, to choose a new password. Does not reveal whether the address is an admin's.
function auth_admin.request_recovery(p_link_id uuid, p_email text, p_token_hash text) returns void

-- The second factor that the session with this hash has to pass; no row when its user has none.
function auth_admin.second_factor(p_session text) returns TABLE(user_id text, secret_encrypted bytea)

-- Sets a user's password, ends all their sessions and deletes their known browsers. For the functions in this file.
function auth_admin.set_password(p_user_id text, p_password_hash text) returns void

-- SHA-256 of a session token in hex: the form in which the server passes a session to the database.
function auth_admin.token_hash(token text) returns text

-- SHA-256 of a session token in hex: the form in which the server passes a session to the database.
function auth_wallet.token_hash(token text) returns text

-- Adds an admin's comment to a business. False when there is no such business.
function public.add_business_comment(business_id uuid, comment text) returns boolean

-- Asks the verified contact of a submitted request's customer to confirm the debt, for an admin who saw this version: by a link for 14 days, which ends the one before. False when the request has changed since.
function public.ask_customer(request_id uuid, seen_version integer, acknowledgement_id uuid) returns boolean

-- Assigns the case of a receivable to the current admin, or releases it, with an audit row. p_seen_admin: who had it when the admin looked, null for nobody. False when that changed.
function public.assign_case(p_listing bigint, p_fingerprint text, p_seen_admin text, p_assign boolean) returns boolean

-- Assigns an open request to the current admin, or releases it. seen_admin: who had it when the admin looked, null for nobody. False when that changed, or the request is decided.
function public.assign_request(subject_type text, subject_id uuid, seen_admin text, assign boolean) returns boolean

-- Stores an attestor's signature on a submitted request that an admin saw in this version. outstanding: what the business owes investors on the exchange, in base units at six decimals. p_now: the time of the exchange, which decides what has expired. False when the request has changed since.
function public.attest_funding_request(request_id uuid, seen_version integer, attestation jsonb, attestor text, signature text, expires_at timestamp with time zone, outstanding bigint, p_now timestamp with time zone) returns boolean

-- Moves an approved business from the tier that the admin saw to another. False when no row was updated.
function public.change_business_tier(business_id uuid, new_tier integer, reason text, seen_tier integer DEFAULT NULL::integer) returns boolean

-- Deletes the version that the admin saw of an article that was never published. False when it has changed since or does not exist.
function public.delete_article(article_id uuid, seen timestamp with time zone) returns boolean

-- Disables another admin and ends their sessions at once. False for the current admin and for users who are not admins.
function public.disable_admin(admin_user_id text) returns boolean

-- Hides the words of a rating of a business, or shows them again, with an audit row. False when there was nothing to change.
function public.hide_rating(business_id uuid, rating_id uuid, hide boolean, reason text) returns boolean

-- Invites an email address to become an admin; the invitation expires after three days. False when the address is already an admin's.
function public.invite_admin(link_id uuid, email text, token_hash text) returns boolean

-- Keeps why an admin raises or ends a dispute, with an audit row, and returns the hash for the exchange. The same hash, and nothing more, when this evidence is kept already.
function public.keep_dispute_evidence(p_id uuid, p_listing bigint, p_fingerprint text, p_disputed boolean, p_text text) returns text

-- Locks the business of a request until the end of the transaction, so that what it owes is read and its request attested by one admin at a time.
function public.lock_business_of_request(request_id uuid) returns void

-- The address of a submitted request's file, null without one; adds an audit row, one per file in 15 minutes.
function public.open_funding_request_document(request_id uuid, document_id uuid) returns text

-- Records that an admin takes the case file of a receivable with its documents; returns the request behind it.
function public.record_case_export(p_listing bigint, p_fingerprint text) returns uuid

-- Records a check of a business or an investor by an admin who saw this newest one of its subject (null: none) and, of a business, this newest submission, with an audit row. False when there is a newer one, or no such subject.
function public.record_check(subject_type text, subject_id uuid, subject text, outcome text, comment text, seen_check bigint, seen_submission timestamp with time zone DEFAULT NULL::timestamp with time zone) returns boolean

-- Records whom an admin contacted about a receivable and when its case is to be followed up, with an audit row. False, and nothing more, when this contact is recorded already.
function public.record_collection_contact(p_id uuid, p_listing bigint, p_fingerprint text, p_party text, p_person text, p_means text, p_contacted_at timestamp with time zone, p_comment text, p_follow_up_on date DEFAULT NULL::date) returns boolean

-- Records a check of a submitted request that an admin saw in this version, with an audit row. seen_similar: app.similar_digest of the similar requests that they saw, for the check that none is the same invoice. False when the request has changed since.
function public.record_funding_request_check(request_id uuid, seen_version integer, subject text, method text, comment text, seen_similar text DEFAULT NULL::text) returns boolean

-- Records what an admin reports of the chain, which the caller has read there, with an audit row. False, and nothing more, when it is recorded already.
function public.record_operator_action(p_kind text, p_subject text, p_wallet text, p_acted_at bigint, p_transaction text) returns boolean

-- Asks the director of a pending business for another certificate, for an admin who saw seen_certificate ('' for none, null skips that check). False when no row was added, because the business changed or is not pending.
function public.request_certificate(business_id uuid, message text, seen_certificate text DEFAULT NULL::text) returns boolean

-- Records how an admin who saw this version settled the customer's dispute. False when the request has changed since, or nobody disputes it.
function public.resolve_dispute(request_id uuid, seen_version integer, resolution text) returns boolean

-- Schedules an unsent mail for now, for an admin. False when it was sent, was closed or does not exist.
function public.retry_mail(outbox_id uuid) returns boolean

-- The encrypted government id of an investor, null without one; adds an audit row. Each admin may reveal 60 an hour.
function public.reveal_government_id(investor_id uuid) returns bytea

-- Asks for changes of a submitted request, or rejects it, for an admin who saw this version. False when it has changed since.
function public.review_funding_request(request_id uuid, seen_version integer, decision text, reason text DEFAULT NULL::text, changes jsonb DEFAULT NULL::jsonb) returns boolean

-- Revokes an invitation. False when it was already used or revoked.
function public.revoke_invitation(link_id uuid) returns boolean

-- Creates an article, or changes the version that the admin saw (p_seen is its updated_at); no row when it has changed since.
function public.save_article(p_id uuid, p_seen timestamp with time zone, p_title text, p_slug text, p_content text, p_excerpt text, p_cover_image_url text, p_tags text[]) returns TABLE(id uuid, updated_at timestamp with time zone)

-- Publishes or withdraws the version that the admin saw; returns its new updated_at, or null when it has changed since or needs no change.
function public.set_article_published(article_id uuid, publish boolean, seen timestamp with time zone) returns timestamp with time zone

-- Sets the country of an approved business whose country is the one that the admin saw (null: none), with an audit row. False when no row was updated.
function public.set_business_country(business_id uuid, country_code text, seen_country_code text) returns boolean

-- Suspends an approved business or reinstates a suspended one, for an admin. False when no row was updated.
function public.set_business_suspension(business_id uuid, suspend boolean, reason text) returns boolean

-- Suspends an approved investor or reinstates a suspended one, for an admin. False when no row was updated.
function public.set_investor_suspension(investor_id uuid, suspend boolean, reason text) returns boolean

-- Stores a signature, which the caller has verified, for an approved investor, with an audit row. False when the investor may not buy, or has one that was issued at this time or later.
function public.store_investor_eligibility(investor_id uuid, attestor text, issued_at bigint, expires_at bigint, signature text) returns boolean

-- Stores the risk grade of a request, and the customer's record behind it, in the transaction that attests it.
function public.store_request_risk(request_id uuid, risk jsonb, debtor_record jsonb DEFAULT NULL::jsonb) returns void

-- Registers the member's wallet as an investor, and overwrites an erased registration. Any other repeated call returns the existing id and changes nothing.
function public.submit_investor(p_investor_name text, p_country text, p_registration_number bytea, p_wallet_address text, p_certificate_url text, p_certificate_info jsonb) returns uuid

-- Records an admin's decision on a pending business; an approval with the country of its company register, by default the one that onboarding names. seen_certificate ('' for none), seen_update (its updated_at) and seen_check (its newest check, 0 for none: an approval is refused while a newer one is a concern) are what the admin saw; null skips that check. The audit row of an approval says the country, and how many checks aren't recorded and how many are a concern. False when no row was updated, because the business changed or is not pending.
function public.update_business_status(business_id uuid, new_status text, reason text DEFAULT NULL::text, tier integer DEFAULT NULL::integer, seen_certificate text DEFAULT NULL::text, seen_update timestamp with time zone DEFAULT NULL::timestamp with time zone, seen_check bigint DEFAULT NULL::bigint, country_code text DEFAULT NULL::text) returns boolean

-- Approves a pending or rejected investor or rejects a pending one, for an admin. An approval names the newest check of each subject that the admin saw (empty: none), and its audit row says how many aren't recorded and how many are a concern. None may be unrecorded where the settings require them. False when no row was updated.
function public.update_investor_status(investor_id uuid, new_status text, reason text DEFAULT NULL::text, seen_checks bigint[] DEFAULT NULL::bigint[]) returns boolean
