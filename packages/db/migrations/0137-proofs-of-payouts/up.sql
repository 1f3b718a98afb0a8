-- The picture that shows a payment by hand, as its operator uploaded it. Payments of before have
-- none.
alter table payout_by_hand add column proof_hash text references media;
