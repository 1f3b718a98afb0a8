-- The series of plays that are sold at another one than their game: {"sum": 1900}.
alter table lottery_terms add column play_series jsonb not null default '{}'
  check (jsonb_typeof(play_series) = 'object');
