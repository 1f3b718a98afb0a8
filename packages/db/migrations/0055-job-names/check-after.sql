select 'a job waits under an old name: ' || key as problem
from (
  select (xpath('/row/key/text()', row_of))[1]::text as key
  from (
    select unnest(xpath('//row', query_to_xml(
      'select key from graphile_worker._private_jobs
       where key ~ ''^(query-(deposit|withdrawal|wallet-transfer)|count-play):''',
      false, false, ''))) as row_of
    where to_regclass('graphile_worker._private_jobs') is not null
  ) as found
) as waiting
