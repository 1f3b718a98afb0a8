-- Bank transfers with a reference of our own, pictures of receipts, fees, and channels that
-- operators add.

-- An account number has up to twenty digits; its label names bank and holder.
alter table deposit_channel_number
  drop constraint deposit_channel_number_number_check,
  drop constraint deposit_channel_number_label_check,
  drop constraint deposit_channel_number_type_check,
  add check (type in ('personal', 'agent', 'account')),
  add check (number ~ '^01[3-9][0-9]{8,9}$' or (type = 'account' and number ~ '^[0-9]{6,20}$')),
  add check (char_length(label) between 1 and 100);

alter table manual_deposit
  drop constraint manual_deposit_provider_check,
  drop constraint manual_deposit_wallet_type_check,
  drop constraint manual_deposit_wallet_label_check,
  -- What the member writes into the transfer; it takes the place of a transaction id.
  add column reference text unique check (reference ~ '^[A-Z2-9]{8}$'),
  -- The member's picture of the receipt: it helps operators and proves nothing.
  add column receipt_hash text references media,
  add check (provider in ('bkash', 'nagad', 'rocket', 'upay', 'bank')),
  add check (wallet_type in ('personal', 'agent', 'account')),
  add check (char_length(wallet_label) between 1 and 100),
  add check ((provider = 'bank') = (reference is not null)),
  add check (reference is null or trx_id = reference or trx_id is null);

-- The fee that the provider takes from the payer: a rate in hundredths of a percent and a fixed
-- amount. It is shown to members, and no part of it is ours.
alter table deposit_channel
  add column fee_rate int not null default 0 check (fee_rate between 0 and 2000),
  add column fee_fixed_minor bigint not null default 0 check (fee_fixed_minor >= 0);

-- A request may be for a channel that is not there yet, at this gateway.
alter table deposit_channel_request
  drop constraint deposit_channel_request_channel_fkey,
  add column gateway text check (
    gateway in ('manual-bkash', 'manual-nagad', 'manual-rocket', 'manual-upay', 'manual-bank')
  );
alter table deposit_channel_request disable trigger deposit_channel_request_stays;
update deposit_channel_request
set terms = terms || jsonb_build_object('fee', jsonb_build_object('rate', 0, 'fixed', '0'));
alter table deposit_channel_request enable trigger deposit_channel_request_stays;

insert into deposit_channel (
  code, gateway, currency, title_bn, title_en, note_bn, note_en, icon,
  minimum_minor, maximum_minor, quick_amounts_minor, sandbox, open, sort
) values (
  'manual-bank', 'manual-bank', 'BDT', 'ব্যাংক ট্রান্সফার', 'Bank transfer',
  'অ্যাকাউন্টে টাকা পাঠান', 'Send to an account', 'bank', 50000, 20000000,
  array[100000, 500000, 1000000, 2500000, 5000000], false, true, 34
);
