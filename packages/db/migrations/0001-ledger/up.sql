-- The ledger: accounts, immutable transfers, and a checked cache of balances. A transfer's row is
-- both of its entries. why.md beside this file says why it has this shape.

-- A UUIDv7 (RFC 9562): 48 bits of milliseconds, then randomness. PostgreSQL has its own from
-- version 18 on; this one serves the older ones too.
create function uuid_v7() returns uuid
language sql volatile parallel safe as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(
            int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3
          )
          from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

-- The smallest id that a UUIDv7 of this moment can have.
create function uuid_v7_floor(p_at timestamptz) returns uuid
language sql immutable parallel safe as $$
  select (
    encode(substring(int8send((extract(epoch from p_at) * 1000)::bigint) from 3), 'hex')
    || '00000000000000000000'
  )::uuid
$$;

create table ledger_account (
  id uuid primary key default uuid_v7(),
  owner text not null check (owner ~ '^(house|(member|gateway|vendor):.+)$'),
  kind text not null check (kind ~ '^[a-z][a-z_]*$'),
  currency text not null check (currency in ('PLAY', 'BDT', 'TRIAL', 'POINT')),
  -- A limited account never goes below zero and has a row in ledger_balance.
  limited boolean not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (owner, kind, currency)
);

-- The accounts of which a batch has to know more than their row in ledger_balance says: few.
create index ledger_account_apart on ledger_account (id) where not limited or closed_at is not null;

-- Only limited accounts have a row here. Narrow, and with room in each page, so that an update
-- stays in its page and touches no index.
create table ledger_balance (
  account_id uuid primary key references ledger_account (id),
  -- The account's, which never changes: so that a batch need not look there.
  currency text not null,
  balance_minor bigint not null default 0 check (balance_minor between 0 and 1000000000000000000),
  -- What pending transfers hold. It may not be spent, so it can never exceed the balance.
  held_minor bigint not null default 0 check (held_minor between 0 and balance_minor)
) with (fillfactor = 50);

create sequence ledger_transfer_seq;

-- Cut by the month in which the caller made the id, so that the id alone stays the key.
create table ledger_transfer (
  id uuid primary key,
  -- The order in which transfers were applied to each account.
  seq bigint not null default nextval('ledger_transfer_seq'),
  code text not null check (code <> ''),
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  amount_minor bigint not null check (amount_minor between 1 and 10000000000000),
  currency text not null,
  cause_kind text not null,
  cause_id text not null,
  phase text not null check (phase in ('posted', 'pending', 'post_pending', 'void_pending')),
  pending_id uuid,
  expires_at timestamptz,
  -- The balances after it, of the sides that are limited, when it moved them.
  debit_after_minor bigint check (debit_after_minor >= 0),
  credit_after_minor bigint check (credit_after_minor >= 0),
  created_at timestamptz not null,
  check (debit_account_id <> credit_account_id),
  check ((phase in ('post_pending', 'void_pending')) = (pending_id is not null)),
  check (expires_at is null or phase = 'pending')
) partition by range (id);

-- The account leads: one account's history is one range of each index, newest at its end.
create index ledger_transfer_debit on ledger_transfer (debit_account_id, seq);
create index ledger_transfer_credit on ledger_transfer (credit_account_id, seq);

-- What became of pending transfers; the transfers themselves never change.
create table ledger_pending (
  id uuid primary key,
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  amount_minor bigint not null,
  expires_at timestamptz,
  resolved_by uuid
) with (fillfactor = 70);

create index ledger_pending_expiry on ledger_pending (expires_at)
where resolved_by is null and expires_at is not null;

-- Both sides of every transfer that moved money.
create view ledger_entry as
select debit_account_id as account_id, seq as id, id as transfer_id,
  -amount_minor as amount_minor, debit_after_minor as balance_after_minor, created_at
from ledger_transfer where phase in ('posted', 'post_pending')
union all
select credit_account_id, seq, id, amount_minor, credit_after_minor, created_at
from ledger_transfer where phase in ('posted', 'post_pending');

create function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only: correct a transfer by another one the other way',
    tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger ledger_transfer_append_only
before update or delete or truncate on ledger_transfer
for each statement execute function ledger_refuse_change();

-- A partition of its own for strays: ids with a time of which no month was prepared.
create table ledger_transfer_stray partition of ledger_transfer default;

create trigger ledger_transfer_append_only
before update or delete or truncate on ledger_transfer_stray
for each statement execute function ledger_refuse_change();

-- Makes the partitions of the months from one before p_at to p_ahead after it, as far as they
-- are missing. Answers how many it made.
create function ledger_prepare_months(p_at timestamptz, p_ahead integer) returns integer
language plpgsql as $$
declare
  v_month timestamptz;
  v_name text;
  v_made integer := 0;
begin
  for v_month in
    select generate_series(
      date_trunc('month', p_at at time zone 'UTC') - interval '1 month',
      date_trunc('month', p_at at time zone 'UTC') + make_interval(months => p_ahead),
      interval '1 month'
    ) at time zone 'UTC'
  loop
    v_name := 'ledger_transfer_' || to_char(v_month at time zone 'UTC', 'YYYY_MM');
    continue when to_regclass(v_name) is not null;
    execute format(
      'create table %I partition of ledger_transfer for values from (%L) to (%L)',
      v_name, uuid_v7_floor(v_month),
      uuid_v7_floor((v_month at time zone 'UTC' + interval '1 month') at time zone 'UTC')
    );
    execute format(
      'create trigger ledger_transfer_append_only before update or delete or truncate on %I
      for each statement execute function ledger_refuse_change()', v_name
    );
    v_made := v_made + 1;
  end loop;
  return v_made;
end
$$;

select ledger_prepare_months(now(), 3);

create function ledger_account_refuse_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (old.id, old.owner, old.kind, old.currency, old.limited, old.created_at)
      is not distinct from (new.id, new.owner, new.kind, new.currency, new.limited, new.created_at)
  then
    return new;
  end if;
  raise exception 'a ledger account can only be closed or opened again'
    using errcode = 'restrict_violation';
end
$$;

create trigger ledger_account_kept
before update or delete on ledger_account
for each row execute function ledger_account_refuse_change();

create trigger ledger_account_not_truncated
before truncate on ledger_account
for each statement execute function ledger_account_refuse_change();

-- Opens an account, or finds the one that has this owner, kind and currency.
create function ledger_open_account(
  p_owner text, p_kind text, p_currency text, p_limited boolean
) returns uuid
language plpgsql as $$
declare
  v_id uuid;
begin
  select id into v_id from ledger_account
  where owner = p_owner and kind = p_kind and currency = p_currency;
  if found then
    return v_id;
  end if;
  insert into ledger_account (owner, kind, currency, limited)
  values (p_owner, p_kind, p_currency, p_limited)
  on conflict (owner, kind, currency) do nothing
  returning id into v_id;
  if found then
    if p_limited then
      insert into ledger_balance (account_id, currency) values (v_id, p_currency);
    end if;
    return v_id;
  end if;
  -- Another caller opened it between the two statements above, and has committed.
  select id into strict v_id from ledger_account
  where owner = p_owner and kind = p_kind and currency = p_currency;
  return v_id;
end
$$;

-- Locks what a batch may change, in the order of ids so that two callers never wait for each
-- other in a circle, and answers with all that the rules ask for: what is in the limited accounts
-- as the locks found it, the accounts that are without limit or closed, the transfers whose ids
-- are taken, the pending ones. Each read after the lock is a statement of its own, so it sees what
-- was committed while the lock was waited for.
create function ledger_read_batch(
  p_accounts uuid[], p_ids uuid[], p_pending_ids uuid[],
  out balances json, out apart json, out transfers json, out pending json, out at timestamptz
)
language plpgsql
-- One look by key for each id, whatever the tables hold: no planning with every batch, and no plan
-- from the days when a table was small.
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off
as $$
begin
  select json_agg(json_build_array(
    b.account_id, b.currency, b.balance_minor::text, b.held_minor::text
  )) into balances
  from (
    select * from ledger_balance where account_id = any (p_accounts)
    order by account_id for update
  ) b;
  if cardinality(p_pending_ids) > 0 then
    perform 1 from ledger_pending where id = any (p_pending_ids) order by id for update;
    select json_agg(json_build_array(
      p.id, p.debit_account_id, p.credit_account_id, p.amount_minor::text, p.expires_at,
      p.resolved_by is not null
    )) into pending
    from ledger_pending p where p.id = any (p_pending_ids);
  end if;
  select json_agg(json_build_array(a.id, a.currency, a.limited, a.closed_at is not null))
  into apart
  from ledger_account a
  where a.id = any (p_accounts) and (not a.limited or a.closed_at is not null);
  select json_agg(t) into transfers
  from unnest(p_ids) as asked (id) join ledger_transfer t on t.id = asked.id;
  -- Taken after the locks, so that the times of one account's entries follow their order.
  at := clock_timestamp();
end
$$;

-- Writes what the rules decided. Answers false, and then nothing is written, when another caller
-- has used one of the keys since they were read.
create function ledger_write_batch(
  p_at timestamptz,
  p_ids uuid[], p_codes text[], p_debits uuid[], p_credits uuid[], p_amounts bigint[],
  p_currencies text[], p_cause_kinds text[], p_cause_ids text[], p_phases text[],
  p_pending_ids uuid[], p_expiries timestamptz[], p_debits_after bigint[],
  p_credits_after bigint[],
  p_changed uuid[], p_balances bigint[], p_helds bigint[]
) returns boolean
language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into ledger_transfer (
    id, code, debit_account_id, credit_account_id, amount_minor, currency, cause_kind, cause_id,
    phase, pending_id, expires_at, debit_after_minor, credit_after_minor, created_at
  )
  select t.*, p_at
  from unnest(
    p_ids, p_codes, p_debits, p_credits, p_amounts, p_currencies, p_cause_kinds, p_cause_ids,
    p_phases, p_pending_ids, p_expiries, p_debits_after, p_credits_after
  ) as t;

  update ledger_balance b set balance_minor = c.balance, held_minor = c.held
  from unnest(p_changed, p_balances, p_helds) as c (id, balance, held)
  where b.account_id = c.id;

  if 'pending' = any (p_phases) then
    insert into ledger_pending (id, debit_account_id, credit_account_id, amount_minor, expires_at)
    select t.id, t.debit, t.credit, t.amount, t.expiry
    from unnest(p_ids, p_debits, p_credits, p_amounts, p_phases, p_expiries)
      as t (id, debit, credit, amount, phase, expiry)
    where t.phase = 'pending';
  end if;
  if p_phases && array['post_pending', 'void_pending'] then
    update ledger_pending p set resolved_by = t.id
    from unnest(p_ids, p_pending_ids) as t (id, pending_id)
    where p.id = t.pending_id;
  end if;
  return true;
-- Leaves this block, and with it goes what was written in it.
exception when unique_violation then
  return false;
end
$$;
