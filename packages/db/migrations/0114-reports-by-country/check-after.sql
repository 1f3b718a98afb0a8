select 'earlier transfers will not be added up by country' as problem
from report_place where again_to <> 0 or again_until <> read_to
union all
select 'new members are not counted by country'
where exists (select from report_sum where dimension = 'all' and new_members > 0)
  and not exists (select from report_sum where dimension = 'country')
