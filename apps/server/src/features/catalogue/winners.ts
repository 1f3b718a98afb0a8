import type { z } from 'zod';
import type { winner } from '@khelaghor/contract/catalogue.ts';
import type { Context, Database } from '../../platform/context.ts';
import { listNewestWins } from './catalogue-store.ts';
import { maskAccount } from '../member/member.ts';

type Winners = { winners: z.infer<typeof winner>[] };

const shown = 20;
const cacheMs = 3_000;
const caches = new WeakMap<Database, { atMs: number; value: Promise<Winners> }>();

async function readWinners(ctx: Context): Promise<Winners> {
  const rows = await listNewestWins(ctx.db, ctx.clock.now(), shown);
  return {
    winners: rows.flatMap((row) =>
      row.settledAt === null
        ? []
        : {
            accountMasked: maskAccount(row.account),
            gameCode: row.gameCode,
            title: { bn: row.titleBn, en: row.titleEn },
            picture: row.picture,
            payout: row.payoutMinor.toString(),
            at: row.settledAt.toISOString(),
          },
    ),
  };
}

/**
 * The newest wins of real bets, at most three seconds old: every visitor's lobby asks for them,
 * and the answer is the same for all. A failed reading is not kept.
 */
export function winnersOf(ctx: Context): Promise<Winners> {
  const cached = caches.get(ctx.db);
  const nowMs = ctx.clock.monotonicMs();
  if (cached && nowMs - cached.atMs < cacheMs) return cached.value;
  const value = readWinners(ctx);
  caches.set(ctx.db, { atMs: nowMs, value });
  value.catch(() => caches.delete(ctx.db));
  return value;
}
