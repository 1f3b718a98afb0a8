-- How often slots showed their symbols and features, day by day in Dhaka: sums of the rounds that
-- the job of returns has folded in.
create table slot_figure_day (
  day date not null,
  game_code text not null,
  -- Game and version of its rules.
  scope text not null,
  -- A letter of the strips, or 'feature'.
  figure text not null,
  rounds bigint not null check (rounds > 0),
  -- The cells of the stakes' spins that showed the symbol, or the rounds with the feature.
  shown bigint not null check (shown >= 0),
  primary key (day, game_code, scope, figure)
);
