select 'a payment of before has a proof: ' || provider || ' ' || trx_id as problem
from payout_by_hand where proof_hash is not null
