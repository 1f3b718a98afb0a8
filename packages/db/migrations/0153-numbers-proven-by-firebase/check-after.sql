select 'a number is bound without a proof' as problem
where exists (select from member where mobile_bound and mobile_verified_at is null)
