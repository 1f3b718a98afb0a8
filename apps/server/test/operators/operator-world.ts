// The console's own calls over a private database, with a clock that the test holds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { expect } from 'vitest';
import * as contract from '@khelaghor/contract/backoffice/operator.ts';
import type { RouteShape } from '@khelaghor/contract/lib/route.ts';
import { connect } from '@khelaghor/db/connect.ts';
import { startGroupCommit } from '@khelaghor/db/group-commit.ts';
import { createTemporaryDatabase } from '@khelaghor/db/temporary-database.ts';
import { createRouteRegistrar } from '../../src/lib/http/register-route.ts';
import { readConfig } from '../../src/lib/config/config.ts';
import type { Context } from '../../src/lib/context.ts';
import { systemRandom } from '../../src/lib/crypto/random.ts';
import { createSealing } from '../../src/lib/hpke/key-ring.ts';
import { openSecrets } from '../../src/lib/crypto/secrets.ts';
import {
  confirmOperatorAct,
  ensureSetupLink,
  getOperatorCaller,
} from '../../src/backoffice/operators/index.ts';
import { allAreas, areas } from '../../src/areas.ts';
import { operatorsRoutes } from '../../src/backoffice/operators/routes.ts';
import { computeCodeAt } from '../../src/lib/auth/otp.ts';

export const origin = 'http://localhost:8081';
const unknownId = '01920000-0000-7000-8000-000000000000';
export const password = 'seven river boats';

export type Answered = { status: number; body: unknown; cookie: string | null };

export type World = {
  ctx: Context;
  pass(ms: number): void;
  call(
    route: RouteShape,
    options?: { body?: unknown; cookie?: string; id?: string; query?: string },
  ): Promise<Answered>;
  close(): Promise<void>;
};

async function listen(ctx: Context): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const nobody = async () => null;
  const operator = getOperatorCaller(ctx);
  const sites = { owner: nobody, member: nobody, changing: nobody, game: nobody };
  const authenticators = { ...sites, operator };
  const bind = createRouteRegistrar(
    ctx,
    { console: app },
    { authenticators, confirmAct: confirmOperatorAct, readDomains: async () => [] },
  );
  for (const add of areas.flatMap(({ adminRoutes }) => adminRoutes)) add(bind, ctx, allAreas);
  operatorsRoutes(bind, ctx);
  return app;
}

export async function startWorld(): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'khelaghor-operator-'));
  const config = readConfig({ KHELAGHOR_DATA_DIR: dataDir, KHELAGHOR_LOG: 'silent' }, dataDir);
  const database = await createTemporaryDatabase();
  const { db, pool, close } = connect(database.url);
  let nowMs = Date.parse('2026-11-21T06:00:00.000Z');
  const clock = { now: () => new Date(nowMs), monotonicMs: () => nowMs };
  const secrets = openSecrets(config);
  const sealing = createSealing(secrets, clock);
  const log = pino({ level: 'silent' });
  const own = { random: systemRandom, log, secrets, sealing, memberCreated: [] };
  const ctx: Context = { config, db, pool, ledger: startGroupCommit(db), clock, ...own };
  const app = await listen(ctx);
  return {
    ctx,
    pass: (ms) => {
      nowMs += ms;
    },
    async call(route, { body, cookie: sent, id = unknownId, query = '' } = {}) {
      const url = route.path.replace(':id', id) + query;
      const reply = await app.inject({
        method: route.method,
        url,
        headers: { origin, 'x-khelaghor': '1', ...(sent !== undefined && { cookie: sent }) },
        ...(body !== undefined && { payload: body as object }),
      });
      const set = reply.cookies[0];
      return {
        status: reply.statusCode,
        body: reply.json<unknown>(),
        cookie: set ? `${set.name}=${set.value}` : null,
      };
    },
    async close() {
      await app.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export const refused = (code: string): unknown => expect.objectContaining({ success: false, code });

export async function createClaim(world: World): Promise<{ claim: string; secret: string }> {
  const link = await ensureSetupLink(world.ctx);
  if (link === null) throw new Error('there is an operator already');
  const claim = new URL(link).hash.slice(1);
  const { body } = await world.call(contract.inspectSetupLink, { body: { claim } });
  const { value } = body as { value: { totpSecret: string } };
  return { claim, secret: value.totpSecret };
}

export const computeCodeNow = (world: World, secret: string): string =>
  computeCodeAt(secret, world.ctx.clock.now());

/** Claims and gives the session that comes with it. */
export async function claimConsole(world: World): Promise<{ secret: string; cookie: string }> {
  const { claim, secret } = await createClaim(world);
  const answered = await world.call(contract.claim, {
    body: { claim, username: 'rahima', password, totpCode: computeCodeNow(world, secret) },
  });
  if (answered.cookie === null) throw new Error('the claim began no session');
  return { secret, cookie: answered.cookie };
}

export async function listEventKinds(world: World): Promise<string[]> {
  const rows = await world.ctx.db.selectFrom('eventLog').select('kind').orderBy('id').execute();
  return rows.map((row) => row.kind);
}
