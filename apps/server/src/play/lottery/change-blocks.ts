import { blocksChange } from '@khelaghor/contract/play/lottery-admin.ts';
import type {
  blockNumbers as blockNumbersRoute,
  BlocksChange,
  confirmBlocks,
} from '@khelaghor/contract/play/lottery-admin.ts';
import type { ParsedBody } from '@khelaghor/contract/lib/route.ts';
import { parseIssueNumber, readBet } from '@khelaghor/engine-lottery/public.ts';
import type { Bet, LotteryGame, Play } from '@khelaghor/engine-lottery/public.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { ChangeRules } from '../../lib/change-requests/request-change.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getOperatorActor, logEvent } from '../../lib/event-log.ts';
import { canBlock } from './admin-lotteries.ts';
import { lockTerms } from './change-terms.ts';
import { readStoredTerms } from './game-config.ts';
import { getBetKey, readBlock } from './number-blocks.ts';
import { endNumberBlock, insertNumberBlocks } from './terms-store.ts';
import type { StoredBlock } from './terms-store.ts';

type Body = ParsedBody<typeof blockNumbersRoute>;
type BlockFault = Exclude<(typeof blockNumbersRoute)['refusals'][number], 'game_unknown'>;

/**
 * Reads numbers as bets are named, each once: "225" for the tote "522". Refuses the first that the
 * play does not have. Most bets are named after the play, some after another one.
 */
function readNumbers(play: Play, numbers: readonly string[]): Result<Bet[], 'number_unknown'> {
  const bets = new Map<string, Bet>();
  for (const number of numbers) {
    const bet = readBet(play, number);
    if (bet === undefined) {
      const field = { code: 'number_unknown' as const, params: { number } };
      return refuse('number_unknown', { params: { number }, fields: { numbers: field } });
    }
    bets.set(getBetKey(bet), bet);
  }
  return ok([...bets.values()]);
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

/** Bets, and until when a block of them holds. */
type CheckedNumbers = { readonly bets: readonly Bet[]; readonly end: Date | null };

/** Locks a lottery, and refuses numbers that it does not have or that are blocked already. */
async function checkNumbers(
  ctx: Context,
  tx: Tx,
  game: LotteryGame,
  { play: playCode, numbers, lastIssue }: Body,
): Promise<Result<CheckedNumbers, BlockFault>> {
  const play = game.family.plays.get(playCode);
  if (!play || !canBlock(play)) return refuse('play_unknown');
  const read = readNumbers(play, numbers);
  if (!read.ok) return read;
  const now = ctx.clock.now();
  const end = findEnd(game, lastIssue, now);
  if (!end.ok) return end;
  await lockTerms(tx, game);
  const { blocks } = (await readStoredTerms(ctx, tx))(game.code);
  const known = new Set(
    blocks
      .filter((block) => block.appliesUntil === null || block.appliesUntil > now)
      .map((block) => getBetKey(readBlock(game.family, block))),
  );
  const taken = read.value.find((bet) => known.has(getBetKey(bet)));
  if (taken === undefined) return ok({ bets: read.value, end: end.value });
  const params = { number: taken.name };
  const numbersField = { code: 'number_block_taken' as const, params };
  return refuse('number_block_taken', { params, fields: { numbers: numbersField } });
}

type NewBlocks = CheckedNumbers & {
  readonly game: LotteryGame;
  readonly caller: OperatorCaller;
  readonly rule: StoredBlock['rule'];
  readonly detail?: Record<string, unknown>;
};

/** Blocks checked numbers in the issues that open from now on. */
async function addBlocks(
  ctx: Context,
  tx: Tx,
  { play, lastIssue }: Body,
  { bets, end, game, caller, rule, detail = {} }: NewBlocks,
): Promise<void> {
  await insertNumberBlocks(
    tx,
    bets.map((bet) => ({
      id: ctx.random.id(),
      gameCode: game.code,
      play: bet.play,
      number: bet.name,
      rule,
      appliesFrom: ctx.clock.now(),
      appliesUntil: end,
      lastIssue,
    })),
  );
  await logEvent(ctx, tx, {
    kind: 'lottery.numbers_blocked',
    actor: getOperatorActor(caller.username),
    subject: `game:${game.code}`,
    detail: { play, numbers: bets.map(({ name }) => name).join(', '), rule, lastIssue, ...detail },
  });
}

/**
 * Refuses numbers in the issues that open from now on: all or none. One operator stops their sale,
 * because the house only loses stakes by it.
 */
export function blockNumbers(
  ctx: Context,
  game: LotteryGame,
  body: Body,
  caller: OperatorCaller,
): Promise<Result<null, BlockFault>> {
  return transact(ctx, async (tx) => {
    const checked = await checkNumbers(ctx, tx, game, body);
    if (!checked.ok) return checked;
    await addBlocks(ctx, tx, body, { ...checked.value, game, caller, rule: 'refused' });
    return ok(null);
  });
}

/** Returns a block that has not ended; undefined: there is none with this id. */
async function findBlock(
  ctx: Context,
  tx: Tx,
  { code }: LotteryGame,
  blockId: string,
): Promise<StoredBlock | undefined> {
  const now = ctx.clock.now();
  const { blocks } = (await readStoredTerms(ctx, tx))(code);
  const block = blocks.find(({ id }) => id === blockId);
  return block && (block.appliesUntil === null || block.appliesUntil > now) ? block : undefined;
}

type Fault = Exclude<
  (typeof confirmBlocks)['refusals'][number],
  'game_unknown' | 'request_unknown' | 'second_operator_needed'
>;

/**
 * Two operators pay numbers half, or end a block. The issues on sale stay as they were shown when
 * their sale began. Subject: the code of the lottery.
 */
export const getBlocksRules = (game: LotteryGame): ChangeRules<BlocksChange, Fault> => ({
  kind: 'lottery_blocks',
  schema: blocksChange,
  async check(ctx, tx, { change }) {
    if (change.kind === 'half') {
      const checked = await checkNumbers(ctx, tx, game, change);
      return checked.ok ? ok(null) : checked;
    }
    await lockTerms(tx, game);
    const block = await findBlock(ctx, tx, game, change.blockId);
    return block ? ok(null) : refuse('number_block_unknown');
  },
  async apply(ctx, tx, { id, change, reason, caller }) {
    const detail = { reason, request: id };
    if (change.kind === 'half') {
      const checked = await checkNumbers(ctx, tx, game, change);
      if (!checked.ok) throw new Error(`numbers were checked, and refused: ${checked.refusal}`);
      const blocks = { ...checked.value, game, caller, rule: 'half', detail } as const;
      await addBlocks(ctx, tx, change, blocks);
      return;
    }
    const block = await findBlock(ctx, tx, game, change.blockId);
    if (!block) throw new Error(`block ${change.blockId} was checked, and is gone`);
    await endNumberBlock(tx, block.id, ctx.clock.now());
    await logEvent(ctx, tx, {
      kind: 'lottery.number_unblocked',
      actor: getOperatorActor(caller.username),
      subject: `game:${game.code}`,
      detail: { play: block.play, number: block.number, rule: block.rule, ...detail },
    });
  },
  events: { asked: 'lottery.blocks_asked', withdrawn: 'lottery.blocks_withdrawn' },
  describe: ({ change }) => ({ subject: `game:${game.code}`, detail: change }),
  unlessOther: 'games.approve',
});
