-- What is searched is folded like what is typed: see `foldSearch` of packages/typed-text, whose
-- rules these are. A test compares the two.
create function fold_search(typed text) returns text
language sql immutable strict parallel safe as $$
  select normalize(
    btrim(regexp_replace(
      regexp_replace(
        translate(lower(normalize(typed, NFKC)), '০১২৩৪৫৬৭৮৯', '0123456789'),
        -- What is never drawn (Default_Ignorable_Code_Point).
        '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
          || '\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3'
          || '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
        '', 'g'),
      '[ \t\n\v\f\r\u1680\u2028\u2029]+', ' ', 'g')),
    NFKC)
$$;

drop index member_by_nickname_start;
drop index member_by_payee_start;
create index member_by_nickname_start on member (fold_search(nickname) text_pattern_ops)
  where type <> 4;
create index member_by_payee_start on member (fold_search(payee_name) text_pattern_ops)
  where payee_name is not null;
