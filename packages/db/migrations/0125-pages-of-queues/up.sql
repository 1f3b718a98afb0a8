-- Pages of claims that wait and of lines without a deposit, and their search.
drop index manual_deposit_waiting;
create index manual_deposit_waiting on manual_deposit (claimed_at, deposit_id)
  where state in ('waiting_match', 'short', 'excess', 'late', 'duplicate');
create index manual_deposit_waiting_by_trx on manual_deposit (trx_id text_pattern_ops)
  where state in ('waiting_match', 'short', 'excess', 'late', 'duplicate');
-- Claims to which a line can be linked, by provider and amount.
create index manual_deposit_unrecorded on manual_deposit
  (provider, ordered_minor, claimed_at, deposit_id)
  where state in ('waiting_match', 'short', 'excess', 'late', 'duplicate')
    and received_minor is null;
create index statement_line_unmatched_by_trx on statement_line (trx_id text_pattern_ops)
  where deposit_id is null;
create index statement_line_unmatched_by_sender on statement_line (sender)
  where deposit_id is null;
create index manual_claim_by_deposit on manual_claim (deposit_id);
