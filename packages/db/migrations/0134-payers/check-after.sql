select 'a deposit of before has a payer: ' || deposit_id as problem from deposit_payer
