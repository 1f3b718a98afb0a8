-- Reports that operators ordered by e-mail. Why: decision 0084.

-- Where an operator gets reports; null: nowhere.
alter table operator add column email text check (char_length(email) between 3 and 254);

create table report_order (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  dimension text not null check (
    dimension in ('all', 'product', 'game', 'vendor', 'channel', 'affiliate', 'country')
  ),
  currency text not null check (currency in ('PLAY', 'BDT')),
  period text not null check (period in ('day', 'week', 'month')),
  -- The hour in Dhaka at which the report of the period before is sent.
  hour smallint not null check (hour between 0 and 23),
  language text not null check (language in ('bn', 'en')),
  recipients uuid[] not null check (cardinality(recipients) between 1 and 5),
  created_at timestamptz not null,
  created_by uuid not null references operator,
  paused_at timestamptz,
  removed_at timestamptz
);
create index report_order_kept on report_order (created_at, id) where removed_at is null;

-- What was sent of an order: each period once. The order is locked meanwhile.
create table report_delivery (
  order_id uuid not null references report_order,
  -- The first day of the period.
  starts_on date not null,
  sent_at timestamptz not null,
  -- One for each recipient who had an address and the permission then.
  message_ids uuid[] not null,
  primary key (order_id, starts_on)
);

-- A file that goes with an e-mail. Its name stays longer than its text.
alter table message_outbox
  add column attachment_name text,
  add column attachment_sealed bytea,
  add check (attachment_sealed is null or attachment_name is not null);
