// FT-14. One key many times at once, and one key for two different requests.
import { v7 } from 'uuid';
import { depositsCreate, withdrawalsCreate } from '@khelaghor/client/routes/money.gen.ts';
import { findBalance, rollFixedDice, buyFixedTicket } from '../fixed-operations.ts';
import { createFundedMember, findSellingIssue } from '../funded-member.ts';
import type { OperationKind } from '../journal.ts';
import { readResult } from '../operations.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';

const atOnce = 50;
const fundsMinor = 1_000_000;

type Reply = { readonly success: boolean; readonly code?: string; readonly value?: unknown };

/** A request that can be made with any key and with one of two bodies. */
type Case = {
  readonly kind: OperationKind;
  readonly amounts: readonly [bigint, bigint];
  readonly call: (key: string, minor: bigint) => Promise<Reply>;
  /** What of an answer must be the same in every repeat. */
  readonly effectOf: (value: never) => unknown;
};

const getCase = <V>(
  kind: OperationKind,
  amounts: readonly [bigint, bigint],
  call: (key: string, minor: bigint) => Promise<Reply & { readonly value?: V }>,
  effectOf: (value: V) => unknown,
): Case => ({ kind, amounts, call, effectOf });

function getCases(player: Player, issueId: string): Case[] {
  return [
    getCase(
      'dice',
      [1_000n, 1_100n],
      (key, minor) => rollFixedDice(player, { key, minor, chance: 5_000 }).call(),
      ({ round }: { round: unknown }) => round,
    ),
    getCase(
      'ticket',
      [1_000n, 1_100n],
      (key, minor) => buyFixedTicket(player, { key, minor, issueId }).call(),
      ({ tickets }: { tickets: unknown }) => tickets,
    ),
    getCase(
      'withdrawal',
      [50_000n, 60_000n],
      (key, minor) =>
        player.site.call(withdrawalsCreate, {
          body: { key, amount: String(minor), ...player.payout },
        }),
      ({ id }: { id: string }) => id,
    ),
    getCase(
      'deposit',
      [20_000n, 30_000n],
      (key, minor) =>
        player.site.call(depositsCreate, {
          body: { key, channel: 'mobile', amount: String(minor) },
        }),
      ({ redirectAddress }: { redirectAddress: string }) => redirectAddress,
    ),
  ];
}

type Tally = { same: number; reused: number; unclear: number };

/** Writes down what was asked and how it ended; the judge finds one effect, or none. */
async function remember(
  { journal }: World,
  player: Player,
  { kind }: Case,
  of: { readonly key: string; readonly minor: bigint; readonly reply: Reply },
): Promise<void> {
  const { key, minor, reply } = of;
  await journal.ask({ key, kind, member: player.memberId, amount: String(minor) });
  const told = reply.success
    ? // Only a roll is decided when it is answered: a ticket is drawn later.
      readResult({ success: true, value: reply.value }, kind === 'dice' ? payoutIn : undefined)
    : readResult({ success: false, code: reply.code ?? '' });
  await journal.tell(key, told);
}

const payoutIn = (value: unknown): string => {
  const { round } = value as { round?: { payout: string } };
  return round?.payout ?? '0';
};

/** The same key and body, fifty times at once: every answer tells of one and the same effect. */
async function sameBody(world: World, player: Player, each: Case): Promise<Tally> {
  const key = v7();
  const [minor] = each.amounts;
  const before = await findBalance(player);
  const replies = await Promise.all(Array.from({ length: atOnce }, () => each.call(key, minor)));
  const last = await each.call(key, minor);
  world.expect(last.success, `${each.kind}: a repeat was refused: ${last.code}`);
  await remember(world, player, each, { key, minor, reply: last });
  const effect = JSON.stringify(each.effectOf(last.value as never));
  const told = replies.filter(({ success }) => success);
  const same = told.filter(
    ({ value }) => JSON.stringify(each.effectOf(value as never)) === effect,
  ).length;
  const reused = replies.filter(({ code }) => code === 'key_reused').length;
  world.expect(same === told.length, `${each.kind}: one key was answered in different ways`);
  world.expect(reused === 0, `${each.kind}: ${reused} repeats were taken for another request`);
  const after = await findBalance(player);
  const moved = before - after + (each.kind === 'dice' ? BigInt(payoutIn(last.value)) : 0n);
  world.expect(
    moved === (each.kind === 'deposit' ? 0n : minor),
    `${each.kind}: ${atOnce} repeats moved ${moved}, not ${minor}`,
  );
  return { same, reused, unclear: atOnce - same - reused };
}

/** One key with two bodies, half of each at once: one body is done, the other refused. */
async function twoBodies(world: World, player: Player, each: Case): Promise<number> {
  const key = v7();
  const replies = await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const minor = each.amounts[index % 2 === 0 ? 0 : 1];
      return { minor, reply: await each.call(key, minor) };
    }),
  );
  const done = replies.find(({ reply }) => reply.success);
  if (!done) throw new Error(`${each.kind}: neither body was accepted`);
  const other = each.amounts[0] === done.minor ? each.amounts[1] : each.amounts[0];
  const mixed = replies.filter(({ minor, reply }) => reply.success && minor === other).length;
  world.expect(mixed === 0, `${each.kind}: one key was used for both bodies`);
  const refused = await each.call(key, other);
  world.expect(
    refused.code === 'key_reused',
    `${each.kind}: another body was answered with ${refused.code ?? 'success'}`,
  );
  await remember(world, player, each, { key, minor: done.minor, reply: done.reply });
  return replies.filter(({ reply }) => reply.code === 'key_reused').length;
}

export const reuseKey: Scenario = {
  name: 'ft-14',
  title: 'one key fifty times at once, and with another body',
  async run(world, { short }) {
    const figures: Record<string, string | number> = {};
    const rounds = short ? 1 : 10;
    for (let count = 0; count < rounds; count += 1) {
      const player = await createFundedMember(world, fundsMinor);
      const issueId = await findSellingIssue(player, 5_000);
      for (const each of getCases(player, issueId)) {
        const { same, reused, unclear } = await sameBody(world, player, each);
        const refused = await twoBodies(world, player, each);
        const add = (name: string, more: number): void => {
          const key = `${each.kind}: ${name}`;
          figures[key] = Number(figures[key] ?? 0) + more;
        };
        add('answered alike', same);
        add('repeats taken for another request', reused);
        add('not known at first', unclear);
        add('other bodies refused', refused);
      }
    }
    return figures satisfies Figures;
  },
};
