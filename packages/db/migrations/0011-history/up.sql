-- Reading the history of an account. Functions, because planning over all months' partitions
-- takes longer than reading a page: a session plans each of these once. Their settings hold the
-- plans to the one shape that stays fast however long the account is: both indexes in their order.

-- What a person looks for among a million bets: money that came from outside or went there. These
-- transfers are few, so the indexes stay small and a bet pays next to nothing for them.
create index ledger_transfer_debit_cashier on ledger_transfer (debit_account_id, seq)
where code in (
  'deposit', 'play_grant', 'withdrawal_request', 'withdrawal_paid', 'withdrawal_rejected'
);
create index ledger_transfer_credit_cashier on ledger_transfer (credit_account_id, seq)
where code in (
  'deposit', 'play_grant', 'withdrawal_request', 'withdrawal_paid', 'withdrawal_rejected'
);

-- Two functions, each for all transfers and for those of the cashier alone.
do $make$
declare
  v_name text;
  v_among text;
begin
  for v_name, v_among in values
    ('ledger_history', 'true'),
    (
      'ledger_history_cashier',
      $$t.code in (
        'deposit', 'play_grant', 'withdrawal_request', 'withdrawal_paid', 'withdrawal_rejected'
      )$$
    )
  loop
    -- Where a window of p_size transfers of each side ends, going back from before p_before: the
    -- last transfer that both windows reach. No row when neither side has as many, so that the
    -- two hold everything.
    execute format($function$
      create function %1$s_window(p_account uuid, p_before bigint, p_size integer)
      returns table (seq bigint, at timestamptz)
      language plpgsql stable parallel safe
      set plan_cache_mode = 'force_generic_plan'
      set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $body$
      begin
        select max(e.seq) into seq from (
          (
            select t.seq from ledger_transfer t
            where t.debit_account_id = p_account and t.seq < p_before and %2$s
            order by t.seq desc offset p_size - 1 limit 1
          )
          union all
          (
            select t.seq from ledger_transfer t
            where t.credit_account_id = p_account and t.seq < p_before and %2$s
            order by t.seq desc offset p_size - 1 limit 1
          )
        ) e;
        if seq is null then
          return;
        end if;
        select e.created_at into at from (
          (
            select t.created_at from ledger_transfer t
            where t.debit_account_id = p_account and t.seq = %1$s_window.seq limit 1
          )
          union all
          (
            select t.created_at from ledger_transfer t
            where t.credit_account_id = p_account and t.seq = %1$s_window.seq limit 1
          )
        ) e limit 1;
        return next;
      end
      $body$
    $function$, v_name, v_among);

    -- The newest p_limit lines of an account from p_first to before p_before that are of these
    -- times and codes; null lets all pass.
    execute format($function$
      create function %1$s_lines(
        p_account uuid, p_first bigint, p_before bigint, p_from timestamptz, p_to timestamptz,
        p_codes text[], p_limit integer
      )
      returns table (
        id bigint, transfer_id uuid, code text, currency text, cause_kind text, cause_id text,
        amount_minor bigint, balance_after_minor bigint, created_at timestamptz,
        debit_id uuid, debit_owner text, debit_kind text,
        credit_id uuid, credit_owner text, credit_kind text
      )
      language plpgsql stable parallel safe
      set plan_cache_mode = 'force_generic_plan'
      set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $body$
      begin
        return query
        select l.seq, l.id, l.code, l.currency, l.cause_kind, l.cause_id, l.moved, l.after,
          l.created_at, d.id, d.owner, d.kind, c.id, c.owner, c.kind
        from (
          (
            select t.*, -t.amount_minor as moved, t.debit_after_minor as after
            from ledger_transfer t
            where t.debit_account_id = p_account and t.seq >= p_first and t.seq < p_before
              and %2$s and t.phase in ('posted', 'post_pending')
              and (p_from is null or t.created_at >= p_from)
              and (p_to is null or t.created_at < p_to)
              and (p_codes is null or t.code = any (p_codes))
            order by t.seq desc limit p_limit
          )
          union all
          (
            select t.*, t.amount_minor, t.credit_after_minor from ledger_transfer t
            where t.credit_account_id = p_account and t.seq >= p_first and t.seq < p_before
              and %2$s and t.phase in ('posted', 'post_pending')
              and (p_from is null or t.created_at >= p_from)
              and (p_to is null or t.created_at < p_to)
              and (p_codes is null or t.code = any (p_codes))
            order by t.seq desc limit p_limit
          )
          order by seq desc limit p_limit
        ) l
        join ledger_account d on d.id = l.debit_account_id
        join ledger_account c on c.id = l.credit_account_id
        order by l.seq desc;
      end
      $body$
    $function$, v_name, v_among);
  end loop;
end
$make$;

-- The next p_limit transfers of an account from p_first on, oldest first, also those that moved
-- nothing: the caller knows from the number of rows whether there are more.
create function ledger_history_onward(p_account uuid, p_first bigint, p_limit integer)
returns table (
  id bigint, transfer_id uuid, code text, currency text, cause_kind text, cause_id text,
  amount_minor bigint, balance_after_minor bigint, created_at timestamptz,
  debit_id uuid, debit_owner text, debit_kind text,
  credit_id uuid, credit_owner text, credit_kind text, moved boolean
)
language plpgsql stable parallel safe
set plan_cache_mode = 'force_generic_plan'
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return query
  select l.seq, l.id, l.code, l.currency, l.cause_kind, l.cause_id, l.signed, l.after, l.created_at,
    d.id, d.owner, d.kind, c.id, c.owner, c.kind, l.phase in ('posted', 'post_pending')
  from (
    (
      select t.*, -t.amount_minor as signed, t.debit_after_minor as after from ledger_transfer t
      where t.debit_account_id = p_account and t.seq >= p_first
      order by t.seq limit p_limit
    )
    union all
    (
      select t.*, t.amount_minor, t.credit_after_minor from ledger_transfer t
      where t.credit_account_id = p_account and t.seq >= p_first
      order by t.seq limit p_limit
    )
    order by seq limit p_limit
  ) l
  join ledger_account d on d.id = l.debit_account_id
  join ledger_account c on c.id = l.credit_account_id
  order by l.seq;
end
$$;

-- A seq from which on an account's transfers are of a moment or later, the first such or one of the
-- hour after that moment, by halving the range of its seq: at most some thirty looks into the
-- indexes. Null for an account without transfers.
create function ledger_history_seq_at(p_account uuid, p_at timestamptz) returns bigint
language plpgsql stable parallel safe
set plan_cache_mode = 'force_generic_plan'
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  v_low bigint;
  v_high bigint;
  v_middle bigint;
  v_seq bigint;
  v_at timestamptz;
begin
  select
    least(
      (select min(seq) from ledger_transfer where debit_account_id = p_account),
      (select min(seq) from ledger_transfer where credit_account_id = p_account)
    ),
    greatest(
      (select max(seq) from ledger_transfer where debit_account_id = p_account),
      (select max(seq) from ledger_transfer where credit_account_id = p_account)
    ) + 1
  into v_low, v_high;
  while v_low < v_high loop
    v_middle := v_low + (v_high - v_low) / 2;
    select e.seq, e.created_at into v_seq, v_at from (
      (
        select t.seq, t.created_at from ledger_transfer t
        where t.debit_account_id = p_account and t.seq >= v_middle and t.seq < v_high
        order by t.seq limit 1
      )
      union all
      (
        select t.seq, t.created_at from ledger_transfer t
        where t.credit_account_id = p_account and t.seq >= v_middle and t.seq < v_high
        order by t.seq limit 1
      )
      order by seq limit 1
    ) e;
    if v_at < p_at then
      v_low := v_seq + 1;
    elsif v_at < p_at + interval '1 hour' then
      return v_seq;
    else
      -- Also when there is none from the middle on.
      v_high := v_middle;
    end if;
  end loop;
  return v_low;
end
$$;
