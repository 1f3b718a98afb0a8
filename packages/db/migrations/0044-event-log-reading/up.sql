-- The console reads the event log by time, by kind, by actor and by subject, newest first. The
-- index by subject is older.
create index event_log_by_time on event_log (at, id);
create index event_log_by_kind on event_log (kind, at, id);
create index event_log_by_actor on event_log (actor, at, id);
