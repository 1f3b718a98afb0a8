import { sql } from 'kysely';
import { z } from 'zod';
import { minuteMs, secondMs } from '@khelaghor/time/durations.ts';
import type { Context, Database } from '../../lib/context.ts';

const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });

export type GrantedToken = z.infer<typeof tokenPair> & { expiresInSeconds: number };

/** The two calls with which a gateway gives tokens; null when it gave none. */
export type TokenSource = {
  grant(): Promise<GrantedToken | null>;
  refresh(refreshToken: string): Promise<GrantedToken | null>;
};

/** A token is renewed so long before its end, so that no call arrives with an expired one. */
const renewBeforeMs = 5 * minuteMs;

const label = 'gateway-token';

/**
 * Returns the access token that all processes share at a gateway; null when it gives none. One
 * process at a time renews it, because gateways limit how many tokens they grant in an hour.
 * @param rejected the token that the gateway has just refused
 */
export async function readGatewayToken(
  ctx: Context,
  gateway: string,
  source: TokenSource,
  rejected: string | null = null,
): Promise<string | null> {
  const known = await findPair(ctx, ctx.db, gateway);
  if (known?.isFresh === true && known.accessToken !== rejected) return known.accessToken;
  return ctx.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${label}:${gateway}`}, 0))`.execute(
      tx,
    );
    const latest = await findPair(ctx, tx, gateway);
    if (latest?.isFresh === true && latest.accessToken !== rejected) return latest.accessToken;
    const refreshed = latest && (await source.refresh(latest.refreshToken));
    const granted = refreshed ?? (await source.grant());
    if (!granted) return null;
    await keepPair(ctx, tx, gateway, granted);
    return granted.accessToken;
  });
}

async function findPair(ctx: Context, db: Database, gateway: string) {
  const row = await db
    .selectFrom('gatewayToken')
    .select(['tokensSealed', 'expiresAt'])
    .where('gateway', '=', gateway)
    .executeTakeFirst();
  if (!row) return null;
  const text = ctx.secrets.decrypt(label, row.tokensSealed).toString();
  const isFresh = row.expiresAt.getTime() - ctx.clock.now().getTime() > renewBeforeMs;
  return { ...tokenPair.parse(JSON.parse(text)), isFresh };
}

async function keepPair(
  ctx: Context,
  db: Database,
  gateway: string,
  { accessToken, refreshToken, expiresInSeconds }: GrantedToken,
): Promise<void> {
  const text = JSON.stringify({ accessToken, refreshToken });
  const tokensSealed = ctx.secrets.encrypt(label, Buffer.from(text));
  const expiresAt = new Date(ctx.clock.now().getTime() + expiresInSeconds * secondMs);
  await db
    .insertInto('gatewayToken')
    .values({ gateway, tokensSealed, expiresAt })
    .onConflict((conflict) => conflict.column('gateway').doUpdateSet({ tokensSealed, expiresAt }))
    .execute();
}
