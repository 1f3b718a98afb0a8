-- Lotteries that operators added, each by the rules of one that the engine declares. A removed one
-- keeps its row, so that its code is never used again; its game is gone.
create table lottery_game (
  code text primary key check (code ~ '^[a-z0-9]{2,24}$'),
  -- The code of the declared lottery.
  based_on text not null,
  -- The timetable of its first day; later ones are in lottery_timetable.
  timetable jsonb not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  check (based_on <> code)
);
create trigger lottery_game_stays before update or delete on lottery_game
  for each row execute function written_values_stay();
