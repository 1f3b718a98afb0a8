-- What operators changed of a lottery's timetable. The issues that bear the date of from_day or a
-- later one are by it; one without a row is drawn by that of its engine.
create table lottery_timetable (
  game_code text not null references game,
  from_day date not null,
  -- As engines/lottery/src/timetable/read-timetable.ts reads it.
  timetable jsonb not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  primary key (game_code, from_day),
  unique (game_code, version)
);
