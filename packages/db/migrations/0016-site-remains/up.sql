-- How a member wants figures written, on whatever device; null: as the site writes them.
alter table member
  add column digits text check (digits in ('latn', 'beng')),
  add column grouping text check (grouping in ('lakh', 'western'));

-- A vendor's mark, a picture that an operator brought; null: its name stands for it.
alter table vendor add column picture text references media (hash);
