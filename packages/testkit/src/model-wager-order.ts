import type { WagerOrder } from '@khelaghor/server/play/bets/wager-order.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { ModelOrder } from './wallet-model.ts';

/** Everything that a repeat must have in common with the first. */
const bodyOf = (order: ModelOrder): string[] =>
  Object.entries(order).flatMap(([name, part]) => (name === 'endsRound' ? [] : [String(part)]));

/** An order of the model as the server knows it. */
export function toWagerOrder(
  order: ModelOrder,
  game: { source: string; gameCode: string; round: string | null },
): WagerOrder {
  const { transactionId, memberId, endsRound } = order;
  const { source, gameCode, round } = game;
  const head = { source, transactionId, requestId: null, memberId, endsRound, body: bodyOf(order) };
  const bet = { ...head, gameCode, round, detail: {} };
  switch (order.kind) {
    case 'bet':
      return { ...bet, kind: 'bet', stake: minor(order.stake) };
    case 'bet_and_settle': {
      const [stake, payout] = [minor(order.stake), minor(order.payout)];
      return { ...bet, kind: 'bet_and_settle', stake, payout };
    }
    case 'bonus_win':
      return { ...head, kind: 'bonus_win', product: 'vendor', amount: minor(order.amount) };
    case 'win':
    case 'return_stake': {
      const { kind, reference } = order;
      const named = kind === 'win' && round !== null ? { named: { round, gameCode } } : {};
      return { ...head, kind, reference, amount: minor(order.amount), ...named };
    }
    case 'change_win': {
      const { kind, reference } = order;
      return { ...head, kind, reference, payout: minor(order.payout) };
    }
    case 'rollback': {
      const { kind, reference } = order;
      return { ...head, kind, reference, ...(round !== null && { named: { round, gameCode } }) };
    }
    case 'cancel':
      return { ...head, kind: order.kind, reference: order.reference };
    case 'end_round':
    case 'refund_round':
      return { ...head, kind: order.kind, round: round ?? order.round, gameCode };
  }
}
