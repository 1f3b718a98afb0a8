import { buildClientConfig } from '@khelaghor/db/connect.ts';
import { buildTimeoutClient } from '@khelaghor/db/timeout-client.ts';
import type pg from 'pg';
import type { Context } from '../context.ts';

const reconnectMs = 1_000;
/** How often a connection that only listens is pinged. */
const askEveryMs = 15_000;
const answerWithinMs = 10_000;

const ListeningClient = buildTimeoutClient(answerWithinMs);

/**
 * Listens on a channel of the database. After a lost connection it listens again and calls
 * `missed`: what was published meanwhile is lost.
 */
export async function listenToDatabase(
  ctx: Context,
  { databaseUrl, channel }: { readonly databaseUrl: string; readonly channel: string },
  receive: (payload: string) => Promise<void>,
  missed: () => void = () => undefined,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | null = null;

  const listen = async (): Promise<void> => {
    const next = new ListeningClient(buildClientConfig(databaseUrl));
    client = next;
    const asking = setInterval(
      () => void next.query('select 1').catch(() => undefined),
      askEveryMs,
    );
    asking.unref();
    next.on('error', (error) => ctx.log.warn({ err: error }, 'the notice connection broke'));
    next.on('end', () => {
      clearInterval(asking);
      if (!closed) setTimeout(() => void relisten(), reconnectMs).unref();
    });
    next.on('notification', (message) => {
      receive(message.payload ?? '{}').catch((error: unknown) => {
        if (!closed) ctx.log.error({ err: error }, 'a notice could not be delivered');
      });
    });
    await next.connect();
    try {
      await next.query(`listen ${channel}`);
    } catch (error) {
      // Connected without a LISTEN: closing it starts the next try.
      await next.end();
      throw error;
    }
  };
  const relisten = async (): Promise<void> => {
    try {
      await listen();
      missed();
    } catch (error) {
      ctx.log.warn({ err: error }, 'the database does not answer yet; listening again soon');
    }
  };

  await listen();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
