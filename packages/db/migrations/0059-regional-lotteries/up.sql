-- Our lotteries in the style of Vietnam are regional ones, as those of vendors are.
update game set account_type = 'TCG_LOTTO_VN'
where vassalage = 'KHELAGHOR' and launch = 'lottery' and account_type is null
  and code = any ('{xsmb,xsmn,xsmt,vsl45,vsl55}'::text[]);
