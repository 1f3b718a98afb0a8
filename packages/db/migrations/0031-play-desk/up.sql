-- Since when the break that holds has been running; a longer one in its place keeps it.
alter table member add column play_break_since timestamptz;

update member m set play_break_since = (
  select max(e.at) from event_log e where e.subject = 'member:' || m.id and e.kind = 'play.break'
)
where m.play_break is not null;

-- Nobody loosens a limit by one step, whoever he is and by whatever way: only to what stood in the
-- row, waiting to be confirmed, and what waits is never made to wait for less.
create function play_limit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.pending_from is null or old.pending_minor is not null then
      raise exception 'a limit is removed only after that has waited';
    end if;
    return old;
  end if;
  if new.amount_minor > old.amount_minor
    and (old.pending_from is null or old.pending_minor is distinct from new.amount_minor)
  then
    raise exception 'a limit is loosened only after that has waited';
  end if;
  if new.pending_from < old.pending_from then
    raise exception 'a loosening that waits is not brought forward';
  end if;
  return new;
end
$$;
create trigger play_limit_stays before update or delete on play_limit
  for each row execute function play_limit_stays();
