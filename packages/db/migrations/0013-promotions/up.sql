create table promotion (
  id uuid primary key,
  category text not null
    check (category in ('new_player', 'deposit', 'games', 'event', 'community')),
  -- What a member does: reads, takes, asks an operator, or signs up and pays in.
  kind text not null check (kind in ('information', 'claim', 'apply', 'deposit')),
  audience text not null check (audience in ('everyone', 'visitors', 'members', 'agents')),
  title_bn text not null,
  title_en text not null,
  summary_bn text not null,
  summary_en text not null,
  content_bn text not null,
  content_en text not null,
  -- Pictures in their sequence: painted ones by name, `media:<hash>` for those that were brought.
  pictures text[] not null check (cardinality(pictures) <= 5),
  currency text not null check (currency = 'PLAY'),
  -- What one member gets, what he must pay in for it, and what all may get together.
  amount_minor bigint check (amount_minor > 0),
  target_minor bigint check (target_minor > 0),
  budget_minor bigint check (budget_minor > 0),
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  enabled boolean not null,
  sort int not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  removed_at timestamptz,
  check (ends_at > starts_at),
  check ((kind = 'information') = (amount_minor is null)),
  check ((amount_minor is null) = (budget_minor is null)),
  check ((kind = 'deposit') = (target_minor is not null)),
  check (granted_minor <= coalesce(budget_minor, 0))
);
create index promotion_in_order on promotion (sort, id) where removed_at is null;

-- What one member did with one promotion. There is one row, so there is one payment.
create table promotion_entry (
  id uuid primary key,
  promotion_id uuid not null references promotion,
  member_id uuid not null references member,
  state text not null check (state in ('signed', 'applying', 'rejected', 'issued', 'claimed')),
  remark text check (length(remark) <= 140),
  reason text,
  -- What was paid, and the ledger's transfer that paid it, chosen with the entry.
  amount_minor bigint,
  transfer_id uuid not null unique,
  decided_by text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (member_id, promotion_id),
  check ((state in ('issued', 'claimed')) = (amount_minor is not null)),
  check ((state = 'rejected') = (reason is not null)),
  check ((state in ('rejected', 'issued')) = (decided_by is not null))
);
create index promotion_entry_queue on promotion_entry (state, created_at, id);
create index promotion_entry_of_promotion on promotion_entry (promotion_id, state);

-- Every call that did something, under the key that its caller made.
create table promotion_act (
  key uuid primary key,
  promotion_id uuid not null references promotion,
  member_id uuid not null references member,
  act text not null check (act in ('join', 'claim', 'apply')),
  remark text,
  created_at timestamptz not null
);
create trigger promotion_act_append_only before update or delete on promotion_act
  for each row execute function refuse_change();
