-- Numbers of the house that members send money to: a channel may have several.
create table deposit_channel_number (
  channel text not null references deposit_channel,
  number text not null check (number ~ '^01[3-9][0-9]{8,9}$'),
  -- What operators call it.
  label text not null check (char_length(label) between 1 and 60),
  type text not null check (type in ('personal', 'agent')),
  -- Whether new deposits may be given the number.
  active boolean not null,
  -- Its place in the list.
  place int not null check (place >= 0),
  primary key (channel, number)
);
insert into deposit_channel_number (channel, number, label, type, active, place)
select code, wallet_number, wallet_number, wallet_type, true, 0
from deposit_channel where wallet_number is not null;

-- Requests have the numbers too.
alter table deposit_channel_request disable trigger deposit_channel_request_stays;
update deposit_channel_request set terms = (terms - 'wallet') || jsonb_build_object(
  'numbers',
  case when jsonb_typeof(terms -> 'wallet') = 'object' then jsonb_build_array(
    (terms -> 'wallet') || jsonb_build_object(
      'label', terms -> 'wallet' -> 'number', 'active', true
    )
  ) else '[]'::jsonb end
);
alter table deposit_channel_request enable trigger deposit_channel_request_stays;

alter table deposit_channel drop column wallet_number, drop column wallet_type;

-- What the number was called when the deposit was given it.
alter table manual_deposit
  add column wallet_label text check (char_length(wallet_label) between 1 and 60);

-- For the use of numbers today.
create index deposit_manual_by_day on deposit (channel, created_at)
  where gateway like 'manual-%';
