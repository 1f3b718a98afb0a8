with moments (place, at) as (
  select 'announcement', unnest(array[starts_at, ends_at]) from announcement
  union all select 'banner', unnest(array[starts_at, ends_at]) from banner
  union all select 'external_link', unnest(array[starts_at, ends_at]) from external_link
  union all select 'help_article', unnest(array[starts_at, ends_at]) from help_article
  union all select 'promotion', unnest(array[starts_at, ends_at]) from promotion
  union all select 'support_channel', unnest(array[starts_at, ends_at]) from support_channel
  union all select 'game', maintenance_ends_at from game
  union all select 'member_freeze', until from member_freeze
)
select place || ' has a time of an unknown year: ' || at as problem from moments
where at < '1970-01-01T00:00:00Z' or at >= '2100-01-01T00:00:00Z'
