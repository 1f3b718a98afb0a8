-- Jobs that wait when a site is upgraded keep their place under the new names. A fresh site has no
-- queue yet, and none of these rows.
do $$
declare
  renamed text[] := array[
    ['query-deposit', 'reconcile-deposit'],
    ['query-withdrawal', 'reconcile-withdrawal'],
    ['query-wallet-transfer', 'reconcile-vendor-transfer'],
    ['count-play', 'rebuild-limit-usage'],
    ['follow-maintenance', 'apply-maintenance-window']
  ];
  pair text[];
begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  foreach pair slice 1 in array renamed loop
    update graphile_worker._private_tasks set identifier = pair[2]
    where identifier = pair[1];
    update graphile_worker._private_jobs set key = pair[2] || substr(key, length(pair[1]) + 1)
    where key like pair[1] || ':%';
  end loop;
end
$$;
