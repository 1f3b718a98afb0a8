select 'no rule alerts of differing payments' as problem
where not exists (select from alert_rule where kind = 'deposits_differing')
