-- A receipt is a signature alone, or one over several receipts with the place and the way of its
-- own: one byte and a hash for each of at most four levels.
alter table dice_roll drop constraint dice_roll_receipt_check;
alter table dice_roll add constraint dice_roll_receipt_check check (
  octet_length(receipt) in (64, 97, 129, 161, 193)
);
