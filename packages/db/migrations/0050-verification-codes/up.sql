-- One table for the codes that are sent by SMS and by e-mail, in the place of three. See why.md.

create table verification_code (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'email')),
  purpose text not null,
  -- What the code is good for, and nothing else: a number, a mailbox, or a login that waits.
  subject text not null,
  -- Whose code it is. Codes by SMS go to numbers, whether a member has them or not.
  member_id uuid references member,
  -- The number without its last four digits: whole blocks are bought to be paid for messages.
  prefix text,
  address text,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint verification_code_purpose_check check (
    case channel
      when 'sms' then
        purpose in ('login', 'register', 'password', 'bind', 'place', 'payment', 'self')
      else purpose in ('bind', 'place')
    end
  ),
  constraint verification_code_limits_check check (
    case channel
      when 'sms' then subject ~ '^\+[1-9][0-9]{6,14}$' and prefix is not null
        and address is not null and member_id is null
      else member_id is not null
    end
  )
);

-- What is older than a day holds no longer, and no limit counts it.
insert into verification_code (
  id, channel, purpose, subject, prefix, address, code_hash, attempts,
  created_at, expires_at, used_at
)
select id, 'sms', purpose, mobile, prefix, address, code_hash, tries,
  created_at, expires_at, used_at
from sms_code where created_at > now() - interval '1 day';

insert into verification_code (
  id, channel, purpose, subject, member_id, code_hash, attempts, created_at, expires_at, used_at
)
select id, 'email', 'bind', email, member_id, code_hash, tries, created_at, expires_at, used_at
from email_code where created_at > now() - interval '1 day';

-- These had no time of their own: they held as long as their login waited, ten minutes.
insert into verification_code (
  id, channel, purpose, subject, member_id, code_hash, created_at, expires_at
)
select id, 'email', 'place', login_challenge_id::text, member_id, code_hash,
  created_at, created_at + interval '10 minutes'
from mail_code where created_at > now() - interval '1 day';

create index verification_code_by_age on verification_code (created_at);
create index verification_code_by_subject on verification_code (subject, created_at);
create index verification_code_by_member on verification_code (member_id, created_at)
  where member_id is not null;

alter table login_challenge drop constraint login_challenge_sms_code_id_fkey;
update login_challenge set sms_code_id = null
where sms_code_id not in (select id from verification_code);
alter table login_challenge add constraint login_challenge_sms_code_id_fkey
  foreign key (sms_code_id) references verification_code on delete set null;

-- For the check.
create temporary table codes_before on commit drop as
select id from sms_code where created_at > now() - interval '1 day'
union all
select id from email_code where created_at > now() - interval '1 day'
union all
select id from mail_code where created_at > now() - interval '1 day';

drop table mail_code, email_code, sms_code;
