select 'a kind of alert has no rule: ' || kind as problem
from unnest(array['operator_country', 'member_country', 'vendor_silent', 'vendor_signatures']) kind
where not exists (select from alert_rule r where r.kind = kind.kind)
