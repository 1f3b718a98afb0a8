// What lotteries draw, chosen by journeys that show a certain result.
import { createHash } from 'node:crypto';
import { connect } from '@khelaghor/db/connect.ts';
import { DRAW_NONCE, drawResult, formatClientSeed } from '@khelaghor/engine-lottery/public.ts';
import { computeCommitment } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { getFamily, requireGame } from '@khelaghor/server/play/lottery/game-config.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { sql } from 'kysely';
import type { SeededRandom } from './seeded-random.ts';

type Issue = { readonly gameCode: string; readonly issueNumber: string; readonly drawsAt: Date };

/** More than any result of a lottery of three dice needs. */
const attemptsMax = 10_000;

/** Returns the first of many server seeds that draws this result. */
function findServerSeed(issue: Issue, result: readonly number[]): Buffer {
  const { gameCode, issueNumber, drawsAt } = issue;
  const family = getFamily(gameCode, drawsAt);
  const clientSeed = formatClientSeed({ gameCode, issueNumber, beacon: null }) ?? '';
  const { scope } = requireGame(gameCode);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const serverSeed = createHash('sha256').update(`${clientSeed}/${attempt}`).digest();
    const stream = createFairStream({ serverSeed, clientSeed, nonce: DRAW_NONCE, scope });
    if (drawResult(family, stream).join() === result.join()) return serverSeed;
  }
  throw new Error(`no server seed draws ${result.join()} for ${gameCode}/${issueNumber}`);
}

export function drawCommands({ ctx, databaseUrl }: TestServer, random: SeededRandom) {
  return {
    /** Names the seed that games and rounds follow from, from now on. */
    reseed({ seed }: { seed: string }): Promise<void> {
      random.reseed(seed);
      return Promise.resolve();
    },

    /**
     * Chooses what the issues of a lottery draw that exist and have sold nothing. Their seeds are
     * replaced by others, as only the owner of the database can, and prove the draws like any.
     */
    async chooseDraws(asked: { gameCode: string; result: readonly number[] }): Promise<void> {
      const issues = await ctx.db
        .selectFrom('lotteryIssue as i')
        .select(['i.id', 'i.gameCode', 'i.issueNumber', 'i.drawsAt'])
        .where('i.gameCode', '=', asked.gameCode)
        .where('i.state', '=', 'open')
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('lotteryTicket').select('betId').whereRef('issueId', '=', 'i.id'))),
        )
        .execute();
      const owner = connect(databaseUrl, { connectionsMax: 1 });
      try {
        await owner.db.transaction().execute(async (tx) => {
          await sql`alter table lottery_issue disable trigger lottery_issue_commitment`.execute(tx);
          for (const issue of issues) {
            const serverSeed = findServerSeed(issue, asked.result);
            await tx
              .updateTable('lotteryIssue')
              .set({
                commitment: computeCommitment(serverSeed),
                serverSeedSealed: ctx.secrets.encrypt('lottery-seed', serverSeed),
              })
              .where('id', '=', issue.id)
              .execute();
          }
          await sql`alter table lottery_issue enable trigger lottery_issue_commitment`.execute(tx);
        });
      } finally {
        await owner.close();
      }
    },
  };
}
