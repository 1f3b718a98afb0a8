// FT-13. Many stakes of the whole balance at once: what is there can be staked once.
import { performance } from 'node:perf_hooks';
import { findBalance, rollFixedDice, buyFixedTicket } from '../fixed-operations.ts';
import { createFundedMember, findSellingIssue } from '../funded-member.ts';
import type { Told } from '../journal.ts';
import type { Operation } from '../operations.ts';
import type { Player } from '../player.ts';
import type { Figures, Scenario, World } from '../scenario.ts';

const atOnce = 100;
const balanceMinor = 100_000;
const stake = { minor: BigInt(balanceMinor) };

type Round = { readonly accepted: number; readonly refused: number; readonly slowestMs: number };

const paidBy = (told: Told): bigint =>
  told.end === 'acknowledged' ? BigInt(told.payout ?? '0') : 0n;

/** Sends all of them at once and judges what the member then has. */
async function round(
  world: World,
  game: string,
  player: Player,
  make: () => Operation,
): Promise<Round> {
  const startedMs = performance.now();
  let slowestMs = 0;
  const answers = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const told = await world.load.perform(make());
      slowestMs = Math.max(slowestMs, performance.now() - startedMs);
      return told;
    }),
  );
  const accepted = answers.filter(({ end }) => end === 'acknowledged').length;
  const paid = answers.reduce((sum, told) => sum + paidBy(told), 0n);
  const left = await findBalance(player);
  world.expect(
    accepted === 1 || (accepted > 1 && paid > 0n),
    `${game}: of ${atOnce} stakes of the whole balance ${accepted} were accepted, not one`,
  );
  world.expect(
    left === stake.minor - stake.minor * BigInt(accepted) + paid,
    `${game}: ${left} is left after ${accepted} stakes and payouts of ${paid}`,
  );
  const poor = answers.every((told) => told.end !== 'refused' || told.why === 'balance_too_low');
  world.expect(poor, `${game}: a stake was refused for another reason than the balance`);
  return { accepted, refused: atOnce - accepted, slowestMs };
}

const diceRound = async (world: World): Promise<Round> => {
  const player = await createFundedMember(world, balanceMinor);
  return round(world, 'Dice', player, () => rollFixedDice(player, stake));
};

const ticketRound = async (world: World): Promise<Round> => {
  const player = await createFundedMember(world, balanceMinor);
  const issueId = await findSellingIssue(player, 3_000);
  return round(world, 'K3', player, () => buyFixedTicket(player, { ...stake, issueId }));
};

const sum = (rounds: readonly Round[], of: (one: Round) => number): number =>
  rounds.reduce((total, each) => total + of(each), 0);

/** `accepted` may exceed the rounds only by rolls that won before the others came to their turn. */
const getFigures = (game: string, rounds: readonly Round[]): Figures => ({
  [`${game}: rounds of ${atOnce} at once`]: rounds.length,
  [`${game}: accepted`]: sum(rounds, ({ accepted }) => accepted),
  [`${game}: refused`]: sum(rounds, ({ refused }) => refused),
  [`${game}: slowest answer, ms`]: Math.round(Math.max(...rounds.map((each) => each.slowestMs))),
});

export const spendWholeBalance: Scenario = {
  name: 'ft-13',
  title: 'a hundred stakes of the whole balance at once: one is accepted',
  async run(world, { short }) {
    const rounds = short ? 1 : 20;
    const dice: Round[] = [];
    const tickets: Round[] = [];
    for (let count = 0; count < rounds; count += 1) {
      dice.push(await diceRound(world));
      tickets.push(await ticketRound(world));
    }
    return { ...getFigures('Dice', dice), ...getFigures('K3', tickets) };
  },
};
