-- A lottery ticket that is for sale in shares. Each share is part of a bet of its buyer.
create table lottery_group (
  id uuid primary key,
  issue_id uuid not null references lottery_issue,
  game_code text not null references game,
  organiser_id uuid not null references member,
  currency text not null check (currency in ('PLAY', 'BDT')),
  play text not null,
  selection text not null,
  half_paid text not null,
  line_count integer not null check (line_count > 0),
  series integer not null,
  stake_per_line_minor bigint not null check (stake_per_line_minor > 0),
  -- Into how many shares the ticket is divided, and what one costs.
  shares integer not null check (shares between 2 and 1000),
  share_price_minor bigint not null check (share_price_minor > 0),
  -- Of what the ticket is paid above its stake, for the organiser: in hundredths of a percent.
  fee_hundredths integer not null check (fee_hundredths between 0 and 1000),
  visibility text not null check (visibility in ('public', 'friends')),
  -- Shares that members bought; those that the organiser guarantees are not among them.
  sold integer not null check (sold between 1 and shares),
  guaranteed integer not null check (guaranteed between 0 and shares),
  state text not null check (state in ('open', 'runs', 'failed', 'cancelled', 'settled')),
  -- What the whole ticket was paid.
  payout_minor bigint check (payout_minor >= 0),
  placed_at timestamptz not null,
  check (shares * share_price_minor = line_count * stake_per_line_minor),
  check ((state = 'settled') = (payout_minor is not null))
);
create index lottery_group_by_issue on lottery_group (issue_id);
create index lottery_group_by_organiser on lottery_group (organiser_id) where state = 'settled';
create index lottery_group_for_sale on lottery_group (game_code, placed_at desc, id desc)
  where state = 'open';

-- The shares of a group that a ticket stands for. Tickets of their own have no row here.
create table lottery_group_share (
  bet_id uuid primary key references lottery_ticket,
  group_id uuid not null references lottery_group,
  member_id uuid not null references member,
  shares integer not null check (shares > 0),
  -- The organiser's own shares, to which fee and remainder are paid; the shares that they
  -- guarantee; or shares that were bought.
  role text not null check (role in ('organiser', 'guarantee', 'buyer'))
);
create index lottery_group_share_by_group on lottery_group_share (group_id, bet_id);
create index lottery_group_share_by_member on lottery_group_share (member_id, group_id);
create unique index lottery_group_share_once on lottery_group_share (group_id, role)
  where role <> 'buyer';
