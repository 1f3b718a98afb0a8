select 'game ' || code || ' is still no regional lottery' as problem from game
where vassalage = 'KHELAGHOR' and code = any ('{xsmb,xsmn,xsmt,vsl45,vsl55}'::text[])
  and account_type is distinct from 'TCG_LOTTO_VN'
