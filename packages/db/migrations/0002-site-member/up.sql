create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

create table banner (
  id uuid primary key,
  group_name text not null,
  picture text not null,
  picture_phone text not null,
  title_bn text not null,
  title_en text not null,
  kicker_bn text not null,
  kicker_en text not null,
  deal_bn text not null,
  deal_en text not null,
  action_bn text not null,
  action_en text not null,
  linkage_type text not null check (linkage_type in ('route', 'promotion', 'none')),
  linkage_target text not null,
  tone text not null check (tone in ('rani', 'river', 'leaf', 'night')),
  sort int not null,
  starts_at timestamptz,
  ends_at timestamptz
);
create index banner_by_group on banner (group_name, sort);

create table notice_line (
  id uuid primary key,
  text_bn text not null,
  text_en text not null,
  sort int not null,
  starts_at timestamptz,
  ends_at timestamptz
);

create table game (
  code text primary key check (code ~ '^[a-z0-9]{2,24}$'),
  game_type text not null,
  vassalage text not null,
  node_id int not null unique,
  title_bn text not null,
  title_en text not null,
  picture text not null,
  is_hot smallint not null check (is_hot in (0, 1)),
  rtp_hundredths int not null check (rtp_hundredths between 1 and 10000),
  launch text not null check (launch in ('iframe', 'lottery')),
  default_play_type text,
  sort int not null,
  open boolean not null
);

create table event_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor text not null,
  subject text not null,
  detail jsonb not null
);
create index event_log_by_subject on event_log (subject, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger event_log_append_only before update or delete on event_log
  for each row execute function refuse_change();

create table member (
  id uuid primary key,
  account text not null unique check (account = lower(account)),
  nickname text not null,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  password_hash text not null,
  language text not null check (language in ('bn', 'en')),
  payee_name text,
  email text,
  mobile text,
  extra jsonb not null,
  age_confirmed_at timestamptz not null,
  created_at timestamptz not null,
  last_login_at timestamptz,
  closed_at timestamptz
);

create table member_session (
  id uuid primary key,
  member_id uuid not null references member,
  token_hash text not null unique,
  handle text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  user_agent text not null
);
create index member_session_by_member on member_session (member_id, created_at desc);

create table human_check_used (
  challenge text primary key,
  expires_at timestamptz not null
);
create index human_check_used_expiry on human_check_used (expires_at);

create table captcha_challenge (
  id uuid primary key,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index captcha_challenge_expiry on captcha_challenge (expires_at);

create table login_failure (
  account_hash text not null,
  at timestamptz not null
);
create index login_failure_by_account on login_failure (account_hash, at);
