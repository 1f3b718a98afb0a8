-- Up to three pictures with which a member shows what of a payout arrived, in the place of one.
create table payout_confirmation_picture (
  withdrawal_id uuid not null references payout_confirmation,
  place smallint not null check (place between 1 and 3),
  hash text not null references media,
  primary key (withdrawal_id, place),
  unique (withdrawal_id, hash)
);
insert into payout_confirmation_picture (withdrawal_id, place, hash)
select withdrawal_id, 1, proof_hash from payout_confirmation where proof_hash is not null;
alter table payout_confirmation drop column proof_hash;
