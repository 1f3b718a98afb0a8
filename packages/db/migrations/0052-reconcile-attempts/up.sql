-- How often the gateway was asked what became of an order: named for what it counts.
alter table withdrawal rename column asked to reconcile_attempts;
alter table wallet_transfer rename column asked to reconcile_attempts;
