import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as contract from '@khelaghor/contract/money/proof-of-liabilities.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readEpochs, filesPrefix } from './epoch-value.ts';
import { getLeavesFolder } from './leaf-files.ts';
import { getMemberKey } from './liability-secrets.ts';
import { proveMember } from './member-proof.ts';

const yearSeconds = 31_536_000;
const publicFile = /^[0-9a-f]{64}\.leaves$/;

export function liabilitiesRoutes(bind: Bind, ctx: Context): void {
  bind(contract.liabilityEpochs, ({ query }) => readEpochs(ctx, query));
  bind(contract.liabilityKey, async ({ caller }) =>
    ok({
      format: 'khelaghor/liabilities/key/1' as const,
      account: caller.username,
      key: getMemberKey(ctx.secrets, caller.memberId).toString('hex'),
    }),
  );
  bind(contract.liabilityProof, ({ caller, params }) => proveMember(ctx, caller, params), {
    perMinute: 60,
  });
}

/**
 * Serves the files of leaves without a session, so that the server does not learn who reads one. A
 * file's name is its hash, so it never changes.
 */
export function serveLiabilityFiles(ctx: Context, app: FastifyInstance): void {
  const folder = getLeavesFolder(ctx);
  app.get<{ Params: { file: string } }>(
    `${filesPrefix}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const path = join(folder, file);
      const found = publicFile.test(file) && (await stat(path).catch(() => null));
      if (!found) return reply.callNotFound();
      reply.type('application/octet-stream').headers({
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        'content-disposition': 'attachment',
        'content-length': found.size,
        'cross-origin-resource-policy': 'same-origin',
      });
      return reply.send(createReadStream(path));
    },
  );
}
