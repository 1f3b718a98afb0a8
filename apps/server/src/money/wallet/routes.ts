import { accountRecord, balance, statement } from '@khelaghor/contract/money/wallet.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { languageOf } from '../../lib/http/language.ts';
import { accountRecordOf } from './account-record.ts';
import { balanceValueOf } from './balance.ts';
import { statements } from './statement.ts';

const statementsPerMinute = 6;

export function walletRoutes(bind: Bind, ctx: Context): void {
  bind(balance, async ({ caller }) => ok(await balanceValueOf(ctx.db, caller.memberId)));
  bind(accountRecord, ({ caller, query }) => accountRecordOf(ctx, caller.memberId, query));
  const statementFor = statements(ctx);
  bind(
    statement,
    ({ caller, query, request, reply }) =>
      statementFor({ memberId: caller.memberId, query, language: languageOf(request), reply }),
    { perMinute: statementsPerMinute },
  );
}
