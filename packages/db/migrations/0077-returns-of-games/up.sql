-- What in-house games returned, day by day in Dhaka: sums of the rounds that a job has folded in.
create table game_return_day (
  day date not null,
  game_code text not null,
  -- Game and version of its rules.
  scope text not null,
  currency text not null check (currency in ('PLAY', 'BDT', 'TRIAL')),
  -- The place of the band of stakes; -1: all of them, since bets in one shared round vary together.
  band int not null check (band >= -1),
  rounds bigint not null,
  -- The rounds that paid something: each payout was rounded down by less than one minor unit.
  paid bigint not null,
  stake_minor bigint not null,
  payout_minor bigint not null,
  -- What they pay on average, and the sum of the variances, in minor units and their squares.
  expected double precision not null,
  variance double precision not null check (variance >= 0),
  -- The most that one chance of one of the rounds could add to the payouts.
  largest double precision not null check (largest >= 0),
  primary key (day, game_code, scope, currency, band)
);

-- How far rounds were folded in: a row for those of members' own seeds, and one for shared rounds.
create table game_return_place (
  kind text primary key check (kind in ('seeded', 'shared')),
  folded_to timestamptz not null,
  -- The last bet or round of that moment.
  folded_id uuid not null
);
insert into game_return_place (kind, folded_to, folded_id)
select kind, now(), '00000000-0000-0000-0000-000000000000'
from unnest(array['seeded', 'shared']) as kind;

create index shared_round_by_settling on shared_round (settled_at, id)
  where settled_at is not null;
