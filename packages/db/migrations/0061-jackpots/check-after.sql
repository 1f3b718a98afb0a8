select 'pool ' || tier || ' of ' || game_code || ' lies in an account of ' || a.currency as problem
from lottery_jackpot j join ledger_account a on a.id in (j.pool_account_id, j.reserve_account_id)
where a.currency <> j.currency
