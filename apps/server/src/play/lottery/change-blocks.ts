import type {
  AdminLotteryDetail,
  blockNumbers as blockNumbersRoute,
} from '@khelaghor/contract/play/lottery-admin.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { parseIssueNumber } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryGame, Play } from '@khelaghor/engine-lottery/public.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { canBlock, readAdminLottery } from './admin-lotteries.ts';
import { lockTerms } from './change-terms.ts';
import { invalidateTerms, readStoredTerms } from './game-config.ts';
import { endNumberBlock, insertNumberBlocks } from './terms-store.ts';

type Body = ParsedBody<typeof blockNumbersRoute>;

/** Names a number as the play names its lines: "225" for the tote "522". */
function nameNumber({ shape }: Play, number: string): string | undefined {
  const selection = shape.parse(number);
  if (!selection || shape.countLines(selection) !== 1) return undefined;
  return shape.named?.list(selection)[0];
}

/** Names the lines of numbers, each once, or refuses the first that the play does not have. */
function nameNumbers(play: Play, numbers: readonly string[]): Result<string[], 'number_unknown'> {
  const names = new Set<string>();
  for (const number of numbers) {
    const name = nameNumber(play, number);
    if (name === undefined) {
      const field = { code: 'number_unknown' as const, params: { number } };
      return refuse('number_unknown', { params: { number }, fields: { numbers: field } });
    }
    names.add(name);
  }
  return ok([...names]);
}

/** Finds out until when blocks hold, whose last issue is named; null: until they are removed. */
function findEnd(
  { schedule }: LotteryGame,
  lastIssue: string | null,
  now: Date,
): Result<Date | null, 'issue_unknown' | 'issue_on_sale'> {
  if (lastIssue === null) return ok(null);
  const found = parseIssueNumber(schedule, lastIssue);
  const at = <Code extends 'issue_unknown' | 'issue_on_sale'>(code: Code) =>
    refuse(code, { fields: { lastIssue: { code } } });
  if (!found.ok) return at('issue_unknown');
  const { opensAt } = found.issue;
  if (opensAt < now.getTime()) return at('issue_on_sale');
  // It holds for the issues that open before its end.
  return ok(new Date(opensAt + 1));
}

/** Refuses numbers, or pays them half, in the issues that open from now on: all or none. */
export async function blockNumbers(
  ctx: Context,
  game: LotteryGame,
  { play: playCode, numbers, rule, lastIssue }: Body,
  caller: OperatorCaller,
): Promise<Result<AdminLotteryDetail, (typeof blockNumbersRoute)['refusals'][number]>> {
  const play = game.family.plays.get(playCode);
  if (!play || !canBlock(play)) return refuse('play_unknown');
  const named = nameNumbers(play, numbers);
  if (!named.ok) return named;
  const now = ctx.clock.now();
  const end = findEnd(game, lastIssue, now);
  if (!end.ok) return end;
  const changed = await ctx.db.transaction().execute(async (tx) => {
    await lockTerms(tx, game);
    const { blocks } = (await readStoredTerms(ctx, tx))(game.code);
    const known = new Set(
      blocks
        .filter((block) => block.appliesUntil === null || block.appliesUntil > now)
        .filter((block) => block.play === playCode)
        .map(({ number }) => number),
    );
    const taken = named.value.find((number) => known.has(number));
    if (taken !== undefined) {
      const params = { number: taken };
      return refuse('number_block_taken', {
        params,
        fields: { numbers: { code: 'number_block_taken', params } },
      });
    }
    await insertNumberBlocks(
      tx,
      named.value.map((number) => ({
        id: ctx.random.id(),
        gameCode: game.code,
        play: playCode,
        number,
        rule,
        appliesFrom: now,
        appliesUntil: end.value,
        lastIssue,
      })),
    );
    await logEvent(ctx, tx, {
      kind: 'lottery.numbers_blocked',
      actor: getOperatorActor(caller.username),
      subject: `game:${game.code}`,
      detail: { play: playCode, numbers: named.value.join(', '), rule, lastIssue },
    });
    return ok(await readAdminLottery(ctx, tx, game, caller));
  });
  invalidateTerms(ctx);
  return changed;
}

/** Ends a block. The issues on sale keep it, as it was shown when their sale began. */
export async function endBlock(
  ctx: Context,
  game: LotteryGame,
  id: string,
  caller: OperatorCaller,
): Promise<Result<AdminLotteryDetail, 'number_block_unknown'>> {
  const changed = await ctx.db.transaction().execute(async (tx) => {
    await lockTerms(tx, game);
    const now = ctx.clock.now();
    const { blocks } = (await readStoredTerms(ctx, tx))(game.code);
    const block = blocks.find((each) => each.id === id);
    if (!block || (block.appliesUntil !== null && block.appliesUntil <= now))
      return refuse('number_block_unknown');
    await endNumberBlock(tx, id, now);
    await logEvent(ctx, tx, {
      kind: 'lottery.number_unblocked',
      actor: getOperatorActor(caller.username),
      subject: `game:${game.code}`,
      detail: { play: block.play, number: block.number, rule: block.rule },
    });
    return ok(await readAdminLottery(ctx, tx, game, caller));
  });
  invalidateTerms(ctx);
  return changed;
}
