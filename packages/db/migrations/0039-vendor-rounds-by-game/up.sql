-- A vendor's number of a round counts within one of its games.
alter table round drop constraint round_member_id_source_ref_key;
alter table round add constraint round_key
  unique nulls not distinct (member_id, source, ref, game_code);

-- Bets of other games that stood in a round get the round of their own game.
insert into round (id, source, member_id, ref, game_code, state, opened_at, ended_at)
select gen_random_uuid(), r.source, r.member_id, r.ref, g.game_code, r.state, r.opened_at,
  r.ended_at
from (
  select distinct round_id, game_code from bet
  where source <> 'khelaghor' and round_id is not null
) as g
join round r on r.id = g.round_id
where r.game_code <> g.game_code and r.member_id is not null;
update bet b set round_id = own.id
from round shared
join round own on own.source = shared.source and own.member_id = shared.member_id
  and own.ref = shared.ref
where b.round_id = shared.id and b.source <> 'khelaghor' and b.game_code <> shared.game_code
  and own.game_code = b.game_code;

-- What a vendor's key is known by: SHA-256 of its SPKI in DER, which is what the PEM holds.
alter table vendor_key add column fingerprint text check (fingerprint ~ '^[0-9a-f]{64}$');
update vendor_key k set fingerprint = own.fingerprint
from (
  select id, fingerprint, row_number() over (
    partition by fingerprint order by retired_at is not null, created_at, id
  ) as place
  from (
    select id, created_at, retired_at, encode(sha256(decode(
      regexp_replace(public_key, '-----[A-Z ]+-----|\s', '', 'g'), 'base64'
    )), 'hex') as fingerprint
    from vendor_key
  ) as prints
) as own
where own.id = k.id and own.place = 1;
-- A key that two had before this migration keeps no fingerprint with the second.
alter table vendor_key add constraint vendor_key_fingerprint unique (fingerprint);

-- The most that one win may pay, in poisha.
alter table vendor
  add column win_max_minor bigint not null default 1000000000 check (win_max_minor > 0),
  add column bonus_max_minor bigint not null default 10000000 check (bonus_max_minor > 0);
alter table vendor_game
  add column win_max_minor bigint check (win_max_minor > 0);
