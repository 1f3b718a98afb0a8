-- Addresses to which the console sends reports and alerts. A new one is proved by a code first.
create table desk_mailbox (
  -- The operator who gets reports there; null: alerts of the site go there.
  operator_id uuid references operator,
  -- The proved address, which gets the mail; null: none yet.
  email text check (char_length(email) between 3 and 254),
  -- An address whose code was not entered yet, and the newest code that was sent to it.
  awaiting text check (char_length(awaiting) between 3 and 254),
  code_id uuid,
  unique nulls not distinct (operator_id),
  check (email is not null or awaiting is not null),
  check ((awaiting is null) = (code_id is null))
);

-- Addresses of before count as proved: mail that stops without a word would be worse.
insert into desk_mailbox (operator_id, email)
select id, email from operator where email is not null
union all
select null, value #>> '{}' from setting where key = 'alertEmail' and value <> '""'::jsonb;
delete from setting where key = 'alertEmail';
alter table operator drop column email;

-- Codes that prove such an address, and the operators who had them sent.
alter table verification_code
  add column operator_id uuid references operator,
  drop constraint verification_code_purpose_check,
  add constraint verification_code_purpose_check check (
    case channel
      when 'sms' then
        purpose in ('login', 'register', 'password', 'bind', 'place', 'payment', 'self')
      else purpose in ('bind', 'place', 'desk')
    end
  ),
  drop constraint verification_code_limits_check,
  add constraint verification_code_limits_check check (
    case
      when channel = 'sms' then subject ~ '^\+[1-9][0-9]{6,14}$' and prefix is not null
        and address is not null and num_nonnulls(member_id, operator_id) = 0
      when purpose = 'desk' then operator_id is not null and member_id is null
      else member_id is not null and operator_id is null
    end
  );
create index verification_code_by_operator on verification_code (operator_id, created_at)
  where operator_id is not null;
