-- What operators find members by, and what links members to each other.
create index member_by_username_start on member (username text_pattern_ops) where type <> 4;
create index member_by_nickname_start on member (lower(nickname) text_pattern_ops) where type <> 4;
create index member_by_payee_start on member (lower(payee_name) text_pattern_ops)
  where payee_name is not null;
create index member_by_email on member (lower(email)) where email is not null;
create index member_by_mobile on member (mobile) where mobile is not null;
create index payout_wallet_by_number on payout_wallet (number);
create index deposit_by_provider_transaction on deposit (provider_transaction_id)
  where provider_transaction_id is not null;
create index withdrawal_by_provider_transaction on withdrawal (provider_transaction_id)
  where provider_transaction_id is not null;
create index manual_claim_by_trx on manual_claim (trx_id);
create index manual_deposit_by_sender on manual_deposit (sender_number)
  where sender_number is not null;
create index member_session_by_address on member_session (address, member_id);
create index known_device_by_token on known_device (token_hash text_pattern_ops, member_id);

-- Notes of operators about members. They stay as they were written.
create table member_note (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  member_id uuid not null references member,
  text text not null check (char_length(text) between 1 and 1000),
  written_by uuid not null references operator,
  written_at timestamptz not null
);
create index member_note_by_member on member_note (member_id, written_at desc);
create trigger member_note_stays before update or delete on member_note
  for each row execute function written_values_stay();

-- Words that operators put on members.
create table member_tag (
  member_id uuid not null references member,
  tag text not null check (tag = lower(tag) and char_length(tag) between 1 and 24),
  primary key (member_id, tag)
);
create index member_by_tag on member_tag (tag, member_id);
