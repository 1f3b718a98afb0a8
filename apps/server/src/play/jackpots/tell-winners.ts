import { getProduct } from '@khelaghor/contract/play/products.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { findById, findMemberLanguage } from '../../account/members/index.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { getGameProduct } from '../inhouse/index.ts';
import type { NewHit } from './fold-store.ts';

/** Tells the members of hits, in the transaction that pays them. */
export async function tellWinners(ctx: Context, tx: Tx, hits: readonly NewHit[]): Promise<void> {
  for (const { memberId, gameCode, currency, pays } of hits) {
    const member = await findById(tx, memberId);
    if (!member) throw new Error(`member ${memberId} of a jackpot is gone`);
    const lang = findMemberLanguage(member);
    const { label } = getProduct(getGameProduct(gameCode).code);
    const amount = formatMoney(minor(pays), { currency, lang, digits: 'latn' });
    const params = { game: label[lang], amount };
    await sendNotification(ctx, tx, { to: member, template: 'jackpot_hit', params });
  }
}
