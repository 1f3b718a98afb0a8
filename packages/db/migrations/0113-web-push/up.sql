-- Browsers that show a member's messages while the site is closed, and what waits to be sent to
-- them. Why: decision 0083.
create table push_subscription (
  id uuid primary key,
  member_id uuid not null references member,
  -- The last session of the member in this browser. The subscription ends when it is ended.
  session_id uuid not null references member_session,
  -- Hash of the cookie that tells the browser.
  browser_hash text not null,
  -- Hash of the address at the push service: one address has one member.
  endpoint_hash text not null unique,
  -- The address and the keys of the browser, encrypted: with them alone a push can be written.
  target_sealed bytea not null,
  created_at timestamptz not null
);
create index push_subscription_of_member on push_subscription (member_id);
create index push_subscription_of_session on push_subscription (session_id);
create index push_subscription_of_browser on push_subscription (browser_hash);

create table push_message (
  id uuid primary key,
  subscription_id uuid not null references push_subscription on delete cascade,
  topic text not null check (topic in ('deposit', 'withdrawal', 'operator', 'account')),
  -- An offer is withdrawn when its member begins a break or sets a limit.
  is_offer boolean not null,
  -- The page that shows the thing itself; null: the list of messages.
  link_page text,
  link_id text,
  tries smallint not null default 0 check (tries >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((link_page is null) = (link_id is null))
);
create index push_message_of_subscription on push_message (subscription_id);
create index push_message_by_end on push_message (expires_at);
