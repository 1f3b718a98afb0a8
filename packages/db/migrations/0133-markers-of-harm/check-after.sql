select 'days were scored before they could be' as problem
where not exists (select from harm_place where day is null and is_done)
