import { accountRecord, balance, statement } from '@khelaghor/contract/money/wallet.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { filesPerMinute } from '../../lib/http/file-turns.ts';
import { readAccountRecord } from './account-record.ts';
import { readBalanceValue } from './wallet-accounts.ts';
import { readStatement } from './statement.ts';

export function walletRoutes(bind: Bind, ctx: Context): void {
  bind(balance, async ({ caller }) => ok(await readBalanceValue(ctx.db, caller.memberId)));
  bind(accountRecord, ({ caller, query }) => readAccountRecord(ctx, caller.memberId, query));
  bind(
    statement,
    ({ caller, query, request, reply }) =>
      readStatement(ctx, {
        memberId: caller.memberId,
        query,
        language: getLanguage(request),
        reply,
      }),
    { perMinute: filesPerMinute },
  );
}
