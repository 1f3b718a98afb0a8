select 'a break from play must not be shortened' as problem
where not exists (select from pg_trigger where tgname = 'member_break_stays')
union all
select 'nobody may have limits that are not known to be there'
where exists (
  select from play_limit l join member m on m.id = l.member_id
  where l.kind in ('stake', 'loss') and not m.play_limited
)
