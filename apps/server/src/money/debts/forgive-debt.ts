import { forgiveness } from '@khelaghor/contract/money/debts.ts';
import type { AdminDebts } from '@khelaghor/contract/money/debts.ts';
import { openAccount } from '@khelaghor/db/ledger-store.ts';
import { houseAccount } from '@khelaghor/ledger/account.ts';
import { buildDebtForgiveness } from '@khelaghor/ledger/postings/debt.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import type { z } from 'zod';
import type { Context } from '../../lib/context.ts';
import { listChanges } from '../../lib/change-requests/request-change.ts';
import type { ChangeRules } from '../../lib/change-requests/request-change.ts';
import { getMemberActor, getOperatorActor } from '../../lib/event-log.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { checkAmount, endDebt, lockDebt } from './end-debt.ts';
import { readDebts } from './store.ts';

type Forgiveness = z.infer<typeof forgiveness>;

/** Two operators forgive a part of a debt: the house bears it. Subject: the member's id. */
export const forgivenessRules: ChangeRules<Forgiveness, 'debt_unknown' | 'amount_above_maximum'> = {
  kind: 'debt',
  schema: forgiveness,
  async check(_ctx, tx, { subject: memberId, change: { currency, amount } }) {
    const debt = await lockDebt(tx, { memberId, currency });
    return checkAmount(debt, parseMinorText(amount));
  },
  async apply(ctx, tx, { id, subject: memberId, change: { currency, amount }, reason, caller }) {
    const amountMinor = parseMinorText(amount);
    const { operatorId, username } = caller;
    const end = { id, memberId, currency, amountMinor, operatorId, reason };
    const ended = await endDebt(ctx, tx, end, {
      event: { kind: 'debt.forgiven', actor: getOperatorActor(username) },
      buildTransfer: async (move) => {
        const houseLoss = await openAccount(tx, houseAccount('house_loss', currency));
        return buildDebtForgiveness({ ...move, houseLoss });
      },
    });
    if (!ended.ok) throw new Error(`forgiveness ${id} was checked, and refused: ${ended.refusal}`);
  },
  events: { asked: 'debt.forgiveness_asked', withdrawn: 'debt.forgiveness_withdrawn' },
  describe: ({ subject, change }) => ({
    subject: getMemberActor(subject),
    detail: change,
  }),
  unlessOther: null,
};

/** Returns what a member owes and what may be forgiven, as an operator sees it. */
export async function readAdminDebts(
  ctx: Context,
  memberId: string,
  caller: OperatorCaller,
): Promise<AdminDebts> {
  const [debts, requests] = await Promise.all([
    readDebts(ctx.db, memberId),
    listChanges(ctx.db, forgivenessRules, caller),
  ]);
  const request = requests.find(({ subject }) => subject === memberId);
  if (!request) return { ...debts, waiting: null };
  const { subject: _, change, ...waiting } = request;
  return { ...debts, waiting: { ...waiting, ...change } };
}
