-- What a number of the house may receive, the numbers of merchants, and the levels of members that
-- see a channel.
alter table deposit_channel_number
  -- The most that may be ordered to it on a day and in a month of Dhaka; null: no limit.
  add column per_day_minor bigint check (per_day_minor > 0),
  add column per_month_minor bigint check (per_month_minor > 0),
  drop constraint deposit_channel_number_type_check,
  add constraint deposit_channel_number_type_check
    check (type in ('personal', 'agent', 'payment', 'account'));
alter table manual_deposit
  drop constraint manual_deposit_wallet_type_check,
  add constraint manual_deposit_wallet_type_check
    check (wallet_type in ('personal', 'agent', 'payment', 'account'));
create index deposit_channel_number_by_number on deposit_channel_number (number);

alter table deposit_channel
  -- Levels of members by their identity documents; empty: all.
  add column levels int[] not null default '{}' check (cardinality(levels) <= 10);

-- Requests have them too.
alter table deposit_channel_request disable trigger deposit_channel_request_stays;
update deposit_channel_request set terms = terms || jsonb_build_object(
  'levels', '[]'::jsonb,
  'numbers', coalesce(
    (select jsonb_agg(one || '{"perDay": null, "perMonth": null}' order by place)
      from jsonb_array_elements(terms -> 'numbers') with ordinality as listed (one, place)),
    '[]'::jsonb
  )
);
alter table deposit_channel_request enable trigger deposit_channel_request_stays;
