// The load in rounds of many steps: Mines, each round played to its end, with calls that are sent
// several times and calls of one moment that compete for one number.
import { inhouseOpenRound, inhouseStep, inhouseTake } from '@khelaghor/client/routes/play.gen.ts';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import type { Told } from './journal.ts';
import { buildRequest, readResult } from './operations.ts';
import type { Operation } from './operations.ts';
import type { Player } from './player.ts';
import type { Seeded } from './seeded-random.ts';
import type { Sending } from './vendor-operations.ts';

const params = { game: 'mines' };
const cells = 25;

/** How calls are sent, and how a round that is over is written down. */
export type RoundSending = Sending & { tell(key: string, told: Told): Promise<void> };

/** An operation on a round, and the round as the newest answer showed it. */
export type RoundOperation = Operation & { readonly shown: () => StepRound | null };

type Reply =
  | { readonly success: true; readonly value: { readonly round: StepRound } }
  | { readonly success: false; readonly code: string };

function makeRoundOperation(
  head: Pick<Operation, 'asked' | 'player'>,
  call: () => Promise<Reply>,
): RoundOperation {
  let shown: StepRound | null = null;
  return {
    ...head,
    shown: () => shown,
    async send() {
      const reply = await call();
      if (reply.success) shown = reply.value.round;
      return readResult(reply);
    },
  };
}

/** Opens a round of Mines. The key is the id of its bet. */
export function openRoundOperation(
  player: Player,
  { minor, mines }: { readonly minor: number; readonly mines: number },
): RoundOperation {
  const asked = buildRequest(player, 'step_round', minor);
  const { key, amount: stake } = asked;
  const { caller, seedId } = player.mines;
  return makeRoundOperation({ asked, player }, () =>
    caller.call(inhouseOpenRound, { params, body: { key, stake, choice: { mines }, seedId } }),
  );
}

const buildAct = (player: Player, round: string) => ({
  ...buildRequest(player, 'step_act', 0),
  reference: round,
});

/** Opens a cell of a round, or, without a cell, takes what the round pays. */
export function actOperation(
  player: Player,
  act: { readonly round: string; readonly number: number; readonly cell?: number },
): RoundOperation {
  const asked = buildAct(player, act.round);
  const { caller } = player.mines;
  const at = { ...params, betId: act.round };
  const { number, cell } = act;
  const head = { key: asked.key, number };
  return makeRoundOperation({ asked, player }, () =>
    cell === undefined
      ? caller.call(inhouseTake, { params: at, body: head })
      : caller.call(inhouseStep, { params: at, body: { ...head, step: { cell } } }),
  );
}

/** Plan of a player for a round. */
export type Plan = {
  readonly minor: number;
  readonly mines: number;
  /** The cells that are opened one after another before the player takes. */
  readonly cells: readonly number[];
};

/** Chooses stake, mines, and one to four cells. */
export function chooseRoundPlan(random: Seeded): Plan {
  const left = Array.from({ length: cells }, (_, cell) => cell);
  const count = random.between(1, 4);
  const chosen = Array.from(
    { length: count },
    () => left.splice(random.between(0, left.length - 1), 1)[0] ?? 0,
  );
  return { minor: random.between(1, 20) * 100, mines: random.between(1, 8), cells: chosen };
}

/** Writes down what a round has paid once its player was told of its end. */
export async function tellEnd(
  { tell }: RoundSending,
  round: string,
  shown: StepRound | null,
): Promise<boolean> {
  if (!shown || shown.state === 'open') return false;
  await tell(round, { end: 'acknowledged', payout: shown.payout });
  return true;
}

/**
 * Plays one round to its end. Now and then a step and a take have the same number at the same
 * moment: one of them is done.
 */
export async function playStepRound(
  sending: RoundSending,
  player: Player,
  random: Seeded,
): Promise<void> {
  const { perform } = sending;
  const plan = chooseRoundPlan(random);
  const opening = openRoundOperation(player, plan);
  if ((await perform(opening)).end !== 'acknowledged') return;
  const round = opening.asked.key;
  let number = 1;
  for (const cell of plan.cells) {
    const step = actOperation(player, { round, number, cell });
    const take = actOperation(player, { round, number });
    const competes = number > 1 && random.between(0, 5) === 0;
    await Promise.all([perform(step), ...(competes ? [perform(take)] : [])]);
    for (const { shown } of [step, take]) if (await tellEnd(sending, round, shown())) return;
    number += 1;
  }
  const take = actOperation(player, { round, number });
  await perform(take);
  await tellEnd(sending, round, take.shown());
}
