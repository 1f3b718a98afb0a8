-- 24 bits of a hash of the password without its digits, by which similar passwords are found. Null:
-- the password was chosen before, was drawn at random, or has too few letters. Why: decision 0086.
alter table member
  add column password_fingerprint text check (password_fingerprint ~ '^[0-9a-f]{6}$');
create index member_by_password_fingerprint on member (password_fingerprint)
  where password_fingerprint is not null;
