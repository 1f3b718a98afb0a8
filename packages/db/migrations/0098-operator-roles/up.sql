-- Roles of operators. A role without a list has every permission, also later ones.
create table operator_role (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 40),
  permissions text[],
  -- Counts the changes.
  version int not null default 0 check (version >= 0)
);
create unique index operator_role_name on operator_role (lower(name));
insert into operator_role (id, name, permissions) values
  ('00000000-0000-4000-8000-000000000001', 'Owner', null),
  ('00000000-0000-4000-8000-000000000002', 'Newcomer', '{}');

-- All operators had all rights, and keep them.
alter table operator add column role_id uuid references operator_role;
update operator set role_id = '00000000-0000-4000-8000-000000000001';
alter table operator alter column role_id set not null;
create index operator_of_role on operator (role_id);

-- Members who are the same person as an operator, or near to them: the operator decides nothing
-- about them.
create table operator_member (
  operator_id uuid not null references operator,
  member_id uuid not null references member,
  bound_at timestamptz not null,
  primary key (operator_id, member_id)
);

-- Requests to change a role, the role of an operator, or who is bound to an operator.
create table operator_change (
  -- Made by the console: the idempotency key.
  id uuid primary key,
  change jsonb not null check (jsonb_typeof(change) = 'object'),
  reason text not null check (char_length(reason) between 1 and 500),
  asked_by uuid not null references operator,
  asked_at timestamptz not null,
  -- No other operator could confirm it, so it took effect at once.
  alone boolean not null default false,
  outcome text check (outcome in ('done', 'withdrawn')),
  ended_by uuid references operator,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (ended_by is null)),
  constraint operator_change_by_two
    check (alone or outcome is distinct from 'done' or ended_by <> asked_by)
);
create index operator_change_waiting on operator_change (asked_at) where outcome is null;
create trigger operator_change_stays before update or delete on operator_change
  for each row execute function written_values_stay();
