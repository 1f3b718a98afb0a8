select 'a picture of feedback must be held' as problem
from feedback cross join unnest(feedback.images) as image
join media on media.hash = image
where not exists (
  select from media_use where media_use.hash = image and used_by = 'feedback:' || feedback.id
)
union all
select 'earlier answers must count as seen'
from feedback where answer is not null and answer_seen_at is null;
