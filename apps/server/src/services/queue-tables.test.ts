// Goal: an upgrade of the queue that changes what is used beside its public interface is noticed.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

// cron.ts writes the crontab, job-queue.ts removes a running job by its key.
test('private tables of the queue have the columns that are used', async () => {
  const { rows } = await sql<{ place: string; type: string }>`
    select table_name || '.' || column_name as place, data_type as type
    from information_schema.columns
    where table_schema = 'graphile_worker'
      and (table_name = '_private_known_crontabs'
        or table_name = '_private_jobs' and column_name in ('key', 'locked_at'))
    order by 1`.execute(server.ctx.db);
  expect(rows).toEqual([
    { place: '_private_jobs.key', type: 'text' },
    { place: '_private_jobs.locked_at', type: 'timestamp with time zone' },
    { place: '_private_known_crontabs.identifier', type: 'text' },
    { place: '_private_known_crontabs.known_since', type: 'timestamp with time zone' },
    { place: '_private_known_crontabs.last_execution', type: 'timestamp with time zone' },
  ]);
});
