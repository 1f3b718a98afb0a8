select 'a deposit from before the rule must ask for no turnover: ' || id as problem
from deposit where turnover_minor is not null;
