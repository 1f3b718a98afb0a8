-- How often somebody guessed at something in an hour, from one address or one network. Every
-- process adds what it counted in a moment, in one statement.
create table guess_count (
  key text not null,
  hour timestamptz not null,
  count int not null check (count > 0),
  primary key (key, hour)
);
create index guess_count_by_hour on guess_count (hour);

-- A second proof is asked for after wrong tries too.
alter table login_challenge drop constraint login_challenge_reason_check;
alter table login_challenge add constraint login_challenge_reason_check
  check (reason in ('factor', 'place', 'tries'));

-- A picture is good for what it was asked for. Those of before hold two minutes.
delete from captcha_challenge;
alter table captcha_challenge add column action text not null;
