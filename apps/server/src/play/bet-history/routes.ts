import {
  betsFile,
  bettingRecord,
  fairness,
  revealSeed,
  vendorBet,
} from '@khelaghor/contract/play/bet-history.ts';
import { profitAndLoss, profitFile } from '@khelaghor/contract/play/profit-and-loss.ts';
import type { AllAreas } from '../../lib/area.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { beginFile, filesPerMinute } from '../../lib/http/file-turns.ts';
import { writeCsv } from '../../lib/http/record-csv.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { betColumns, readBetPages } from './bets-file.ts';
import { readBettingRecord } from './list-bets.ts';
import { getLanguage } from '../../lib/http/language.ts';
import { readProfitAndLoss } from './profit-and-loss.ts';
import { writeProfitCsv } from './profit-csv.ts';
import { readVendorBet } from './vendor-bet.ts';
import { readFairness, revealSeedOfBet } from './bet-fairness.ts';

export function recordsRoutes(bind: Bind, ctx: Context, { houseGames }: AllAreas): void {
  bind(bettingRecord, ({ caller, query }) => readBettingRecord(ctx.db, caller.memberId, query));
  bind(
    betsFile,
    async ({ caller, query, request, reply }) => {
      const { memberId } = caller;
      const begun = beginFile(ctx, { callerId: memberId, query, reply, name: 'bets' });
      if (!begun.ok) return begun;
      const { gameCode, state } = query;
      const currency = query.currency ?? (await findWallet(ctx.db, memberId)).currency;
      const choice = { currency, ...begun.value, gameCode, state };
      return ok(writeCsv(readBetPages(ctx.db, memberId, choice), betColumns, getLanguage(request)));
    },
    { perMinute: filesPerMinute },
  );
  bind(profitAndLoss, ({ caller, query }) => readProfitAndLoss(ctx, caller.memberId, query));
  bind(
    profitFile,
    async ({ caller, query, request, reply }) => {
      const read = await readProfitAndLoss(ctx, caller.memberId, query);
      if (!read.ok) return read;
      const name = `profit-${query.from}-${query.to}.csv`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return ok(writeProfitCsv(read.value, query.by, getLanguage(request)));
    },
    { perMinute: filesPerMinute },
  );
  bind(fairness, ({ caller, params }) =>
    readFairness(ctx, houseGames, { memberId: caller.memberId, betId: params.betId }),
  );
  bind(vendorBet, ({ caller: { memberId }, params: { betId } }) =>
    readVendorBet(ctx, { memberId, betId }),
  );
  bind(revealSeed, ({ caller: { memberId }, params: { betId }, body }) =>
    revealSeedOfBet(ctx, houseGames, { memberId, betId }, body.clientSeed),
  );
}
