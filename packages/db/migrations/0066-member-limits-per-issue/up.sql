-- The most that one member may stake in an issue, shares of group tickets included; null: no limit.
alter table lottery_terms add column member_stake_max_minor bigint
  check (member_stake_max_minor > 0);
