-- What the site has to say. The notice line shows the titles of type B.
create table announcement (
  id uuid primary key,
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- Where one of type H pops up: 'home', or the code of a game.
  place text check (place ~ '^[a-z0-9]{2,24}$'),
  title_bn text not null check (char_length(title_bn) between 1 and 120),
  title_en text not null check (char_length(title_en) between 1 and 120),
  -- HTML, cleaned before it is kept.
  content_bn text not null check (char_length(content_bn) <= 40000),
  content_en text not null check (char_length(content_en) <= 40000),
  starts_at timestamptz,
  ends_at timestamptz,
  enabled boolean not null,
  sort int not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- When readers could first see it.
  published_at timestamptz not null generated always as (coalesce(starts_at, created_at)) stored,
  check ((type = 'H') = (place is not null)),
  check (ends_at > starts_at)
);
create index announcement_shown on announcement (sort, published_at desc, id) where enabled;

-- The lines that were there before become announcements whose text is the line.
insert into announcement (
  id, type, title_bn, title_en, content_bn, content_en, starts_at, ends_at, enabled, sort,
  created_at, changed_at, changed_by
)
select id, 'B', left(text_bn, 120), left(text_en, 120),
  '<p>' || replace(replace(replace(text_bn, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>',
  '<p>' || replace(replace(replace(text_en, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>',
  starts_at, ends_at, true, sort, now(), now(), 'system'
from notice_line;
drop table notice_line;

-- Places on the web that belong to the site.
create table resource (
  id uuid primary key,
  resource_type text not null check (
    resource_type in ('ANDROID', 'IOS', 'FACEBOOK', 'INSTAGRAM', 'TELEGRAM', 'YOUTUBE', 'WEBSITE')
  ),
  url text not null check (url ~ '^https://'),
  qr_code text references media (hash),
  label_name_bn text not null,
  label_name_en text not null,
  enabled boolean not null,
  sort int not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- People to talk to, by channel.
create table service_channel (
  id uuid primary key,
  cs_type text not null check (cs_type in ('LIVECHAT', 'WHATSAPP', 'TELEGRAM', 'FACEBOOK', 'VIP')),
  url text not null check (url ~ '^https://'),
  enabled boolean not null,
  sort int not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- The only hosts that a channel may lead to.
create table service_host (
  host text primary key check (host = lower(host)),
  added_at timestamptz not null,
  added_by text not null
);

create table help_article (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  topic text not null check (
    topic in ('start', 'money', 'games', 'fairness', 'security', 'care')
  ),
  title_bn text not null,
  title_en text not null,
  content_bn text not null,
  content_en text not null,
  keywords_bn text not null,
  keywords_en text not null,
  enabled boolean not null,
  sort int not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- What visitors and members tell us. The id is the sender's key: a repeat is the same feedback.
create table feedback (
  id uuid primary key,
  member_id uuid references member,
  type text not null check (type in ('FEEDBACK', 'PROBLEM', 'COMPLAINT')),
  content text not null check (char_length(content) between 1 and 140),
  -- Hashes of private pictures.
  images text[] not null check (cardinality(images) <= 3),
  contact text check (char_length(contact) between 1 and 120),
  language text not null check (language in ('bn', 'en')),
  state text not null check (state in ('new', 'answered', 'closed')),
  answer text,
  answered_at timestamptz,
  answered_by text,
  closed_at timestamptz,
  closed_by text,
  created_at timestamptz not null,
  check ((answer is null) = (answered_at is null)),
  check ((answer is null) = (answered_by is null)),
  check ((closed_at is null) = (closed_by is null)),
  check (state <> 'new' or (answer is null and closed_at is null)),
  check (state <> 'answered' or answer is not null),
  check ((state = 'closed') = (closed_at is not null))
);
create index feedback_by_member on feedback (member_id, created_at desc, id desc);
create index feedback_waiting on feedback (created_at, id) where state = 'new';
create index feedback_by_state on feedback (state, created_at desc, id desc);
