select 'a restriction of play or a payment password was lost' as problem
from member_parts_before before,
  (
    select
      count(*) filter (where has_bet_limit) as limited,
      count(check_minutes) as checked,
      count(break_kind) as on_break,
      count(time_counted_at) as timed,
      coalesce(sum(time_left_ms), 0) as time_left_ms
    from play_restriction
  ) after
where (before.limited, before.checked, before.on_break, before.timed, before.time_left_ms)
    is distinct from
    (after.limited, after.checked, after.on_break, after.timed, after.time_left_ms)
  or before.payment_passwords is distinct from (select count(*) from payment_password)
union all
select 'a break from play must not be shortened'
where not exists (select from pg_trigger where tgname = 'play_restriction_break_stays')
union all
select 'a limit on stakes or losses must be counted'
where exists (
  select from play_limit l
  where l.kind in ('stake', 'loss') and not exists (
    select from play_restriction r where r.member_id = l.member_id and r.has_bet_limit
  )
)
union all
select 'a limit on time must be counted'
where exists (
  select from play_limit l
  where l.kind = 'time' and not exists (
    select from play_restriction r
    where r.member_id = l.member_id and r.time_counted_at is not null
  )
)
