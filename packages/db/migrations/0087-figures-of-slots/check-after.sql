select 'the feature of ' || scope || ' came more often than it was played on ' || day as problem
from slot_figure_day
where figure = 'feature' and shown > rounds
