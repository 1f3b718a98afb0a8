-- A function whose settings hold its plan to looks by key reads a thousand rows at most. Told no
-- numbers, the planner takes that for a tenth of a table and starts worker processes: why.md.
do $$
declare
  v_function regprocedure;
begin
  for v_function in
    select p.oid from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and p.proconfig @> array['plan_cache_mode=force_generic_plan']
  loop
    execute format('alter function %s set max_parallel_workers_per_gather = 0', v_function);
  end loop;
end
$$;

-- Checked at each change of a bet, also when these two stay as they were.
alter table bet
  drop constraint bet_product_check,
  drop constraint bet_source_check,
  add constraint bet_product_check check (
    product <> '' and translate(product, 'abcdefghijklmnopqrstuvwxyz', '') = ''
  ),
  add constraint bet_source_check check (
    length(source) between 2 and 24
    and translate(source, 'abcdefghijklmnopqrstuvwxyz0123456789', '') = ''
  );
