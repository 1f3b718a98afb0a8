-- Each row is a rule that does not hold after the migration.
select 'a picture of ' || p.withdrawal_id || ' is not its first' as problem
from payout_confirmation_picture p where p.place <> 1
