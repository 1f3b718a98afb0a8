-- What proves a draw beside its seed: the list of tickets, fixed when the sale ends, and a round of
-- a public beacon, announced before the sale and published after it. Hashes are lower-case hex.
alter table lottery_issue
  add column ticket_root text check (ticket_root ~ '^[0-9a-f]{64}$'),
  add column ticket_count integer check (ticket_count >= 0),
  add column beacon_round bigint check (beacon_round > 0),
  add column beacon_randomness text check (beacon_randomness ~ '^[0-9a-f]{64}$'),
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add constraint lottery_issue_ticket_list_check check (
    (ticket_root is null) = (ticket_count is null) and (ticket_root is null or state <> 'open')
  ),
  add constraint lottery_issue_beacon_check check (
    (beacon_randomness is null) = (beacon_signature is null)
    and (beacon_randomness is null or (beacon_round is not null and result is not null))
  );

create or replace function keep_lottery_commitment() returns trigger language plpgsql as $$
begin
  if new.commitment <> old.commitment or new.server_seed_sealed <> old.server_seed_sealed
    or new.beacon_round is distinct from old.beacon_round
    or (old.ticket_root is not null
      and (new.ticket_root, new.ticket_count)
        is distinct from (old.ticket_root, old.ticket_count))
    or (old.result is not null
      and (new.result, new.beacon_randomness, new.beacon_signature)
        is distinct from (old.result, old.beacon_randomness, old.beacon_signature)) then
    raise exception 'the seed, the beacon, the tickets and the result of an issue never change'
      using errcode = 'restrict_violation';
  end if;
  if old.result is null and new.result is not null and (
    new.ticket_root is null
    or (new.beacon_round is not null and new.beacon_randomness is null)) then
    raise exception 'an issue is drawn from its list of tickets and its round of the beacon'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
