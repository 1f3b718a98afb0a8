select 'nobody may have a limit on time that is not counted' as problem
where exists (
  select from play_limit l join member m on m.id = l.member_id
  where l.kind = 'time' and m.play_time_seen_at is null
)
