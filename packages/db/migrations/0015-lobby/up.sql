-- The lobbies: what a game is to a player who looks for one, the vendors' cards, what each member
-- likes and has opened, and the days of the lead board.

-- Node ids of what is added from now on; those of our own games stay below.
create sequence lobby_node as int start 100000;

alter table game
  -- A vendor may not say what comes back to players: then nothing is shown.
  alter column rtp_hundredths drop not null,
  drop constraint game_launch_check,
  add constraint game_launch_check check (launch in ('iframe', 'route', 'popup', 'lottery')),
  alter column node_id set default nextval('lobby_node'),
  -- The trade's name of the account that a game is played with; null: that of its vendor.
  add column account_type text check (account_type ~ '^[A-Z0-9_]{1,24}$'),
  -- Its card opens the list of its vendor's games instead of a game.
  add column opens_list boolean not null default false,
  add column game_classify text check (game_classify ~ '^[A-Z0-9_]{1,24}$'),
  add column min_bet_minor bigint check (min_bet_minor > 0),
  add column min_line_num int check (min_line_num > 0),
  -- A closed game that opens again: at this time by itself, or when an operator says so.
  add column maintenance boolean not null default false,
  add column maintenance_ends_at timestamptz;
create index game_in_lobby on game (game_type, sort, code);
create index game_back_soon on game (maintenance_ends_at) where maintenance and not open;

alter table vendor
  add column vassalage text,
  -- Where its games may be framed or opened from: origins, nothing after them.
  add column launch_origins text[] not null default '{}';
update vendor set vassalage = upper(code);
alter table vendor
  alter column vassalage set not null,
  add constraint vendor_vassalage_key unique (vassalage),
  add constraint vendor_vassalage_check
    check (vassalage ~ '^[A-Z0-9_]{2,24}$' and vassalage <> 'KHELAGHOR');

-- A vendor in one of the lobbies.
create table vendor_card (
  vendor_code text not null references vendor,
  game_type text not null,
  node_id int not null unique default nextval('lobby_node'),
  is_hot smallint not null check (is_hot in (0, 1)),
  sort int not null,
  primary key (vendor_code, game_type)
);
insert into vendor_card (vendor_code, game_type, is_hot, sort)
select distinct vendor_game.vendor_code, game.game_type, 0, 0
from vendor_game join game on game.code = vendor_game.game_code;

create table favourite_game (
  member_id uuid not null references member,
  game_code text not null references game,
  created_at timestamptz not null,
  primary key (member_id, game_code)
);
create index favourite_game_by_time on favourite_game (member_id, created_at desc);

-- When a member last opened a game.
create table recent_game (
  member_id uuid not null references member,
  game_code text not null references game,
  opened_at timestamptz not null,
  primary key (member_id, game_code)
);
create index recent_game_by_member on recent_game (member_id, opened_at desc);
create index recent_game_by_time on recent_game (opened_at);

-- What members won on a day of Dhaka, summed from the settled bets by a job.
create table lead_day (
  day date not null,
  member_id uuid not null references member,
  payout_minor bigint not null check (payout_minor > 0),
  wins int not null check (wins > 0),
  primary key (day, member_id)
);
create index lead_day_by_payout on lead_day (day, payout_minor desc);
