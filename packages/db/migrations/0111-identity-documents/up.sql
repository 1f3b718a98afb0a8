-- Members' identity documents. Numbers and pictures are sealed with a key that is not in this
-- database (decision 0082).
create table identity_document (
  -- Made by the member's page: the idempotency key.
  id uuid primary key,
  member_id uuid not null references member,
  kind text not null check (kind in ('nid', 'passport', 'licence')),
  -- Null once it was erased.
  number_sealed bytea,
  -- Keyed, so that the same document of two members is found without its number.
  number_hash text not null check (number_hash ~ '^[0-9a-f]{64}$'),
  expires_on date,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'accepted', 'refused')),
  reason text check (
    reason in (
      'unreadable', 'wrong_kind', 'name_differs', 'number_differs', 'expired', 'selfie_differs',
      'not_accepted'
    )
  ),
  decided_by text,
  decided_at timestamptz,
  -- When the member was told that the document expires soon, and that it has expired.
  warned_at timestamptz,
  expiry_told_at timestamptz,
  -- When number and pictures were removed.
  erased_at timestamptz,
  check ((kind = 'nid') = (expires_on is null)),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'refused') = (reason is not null)),
  check ((number_sealed is null) = (erased_at is not null))
);
create unique index identity_document_waits_once on identity_document (member_id)
  where state = 'waiting';
create index identity_document_of_member on identity_document (member_id, created_at desc);
create index identity_document_by_state on identity_document (state, created_at, id);
create index identity_document_by_number on identity_document (number_hash);
create index identity_document_expiring on identity_document (expires_on)
  where state = 'accepted' and expiry_told_at is null;
create index identity_document_unerased on identity_document (decided_at)
  where state = 'refused' and erased_at is null;

-- Sealed pictures. One without a document was uploaded and is not sent yet.
create table identity_picture (
  id uuid primary key,
  member_id uuid not null references member,
  document_id uuid references identity_document,
  side text check (side in ('front', 'back', 'selfie')),
  sealed bytea not null,
  created_at timestamptz not null,
  unique (document_id, side),
  check ((document_id is null) = (side is null))
);
-- Sealed bytes cannot be compressed.
alter table identity_picture alter column sealed set storage external;
create index identity_picture_unsent on identity_picture (member_id, created_at)
  where document_id is null;

