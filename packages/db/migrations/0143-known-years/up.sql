-- A begin is before its end also where both are outside: the last day is left to ends.
create function pg_temp.to_known_begin(given timestamptz) returns timestamptz
  language sql immutable as
$$
  select least(greatest(given, '1970-01-01T00:00:00Z'), '2099-12-30T00:00:00Z')
  where given is not null
$$;
create function pg_temp.to_known_end(given timestamptz) returns timestamptz
  language sql immutable as
$$
  select least(greatest(given, '1970-01-02T00:00:00Z'), '2099-12-31T00:00:00Z')
  where given is not null
$$;
create function pg_temp.to_iso(given timestamptz) returns jsonb language sql stable as
$$
  select to_jsonb(to_char(given at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  where given is not null
$$;
-- PostgreSQL reads no year 0; Date of JavaScript writes years before it with a minus.
create function pg_temp.read_iso(given text) returns timestamptz language sql stable as
$$
  select case
    when given ~ '^(19[7-9]|20[0-9])[0-9]-' then given::timestamptz
    when given ~ '^(-|0|1)' then '1970-01-01T00:00:00Z'
    else '2099-12-31T00:00:00Z'
  end
  where given is not null
$$;

do $$
declare
  content text;
begin
  foreach content in array array[
    'announcement', 'banner', 'external_link', 'help_article', 'promotion', 'support_channel'
  ] loop
    execute format(
      'update %I set starts_at = pg_temp.to_known_begin(starts_at),
         ends_at = pg_temp.to_known_end(ends_at)
       where (starts_at, ends_at) is distinct from
         (pg_temp.to_known_begin(starts_at), pg_temp.to_known_end(ends_at))', content);
  end loop;
end
$$;

update game set maintenance_ends_at = pg_temp.to_known_end(maintenance_ends_at)
where maintenance_ends_at is distinct from pg_temp.to_known_end(maintenance_ends_at);

update member_freeze set until = pg_temp.to_known_end(until)
where until is distinct from pg_temp.to_known_end(until);

update setting set value = value || jsonb_build_object(
  'startsAt', pg_temp.to_iso(pg_temp.to_known_begin(pg_temp.read_iso(value->>'startsAt'))),
  'endsAt', pg_temp.to_iso(pg_temp.to_known_end(pg_temp.read_iso(value->>'endsAt')))
)
where key = 'maintenance'
  and (coalesce(value->>'startsAt', '2000-') !~ '^(19[7-9]|20[0-9])[0-9]-'
    or coalesce(value->>'endsAt', '2000-') !~ '^(19[7-9]|20[0-9])[0-9]-');

update broadcast set audience = audience || jsonb_build_object(
  'registeredSince', pg_temp.to_iso(pg_temp.read_iso(audience->>'registeredSince')),
  'activeSince', pg_temp.to_iso(pg_temp.read_iso(audience->>'activeSince'))
)
where coalesce(audience->>'registeredSince', '2000-') !~ '^(19[7-9]|20[0-9])[0-9]-'
  or coalesce(audience->>'activeSince', '2000-') !~ '^(19[7-9]|20[0-9])[0-9]-';
