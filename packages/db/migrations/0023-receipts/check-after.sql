select 'receipts that were signed with others must be taken' as problem
where not exists (
  select from pg_constraint
  where conname = 'dice_roll_receipt_check' and pg_get_constraintdef(oid) like '%193%'
)
