import { buildPromotionGrantTransfers } from '@khelaghor/ledger/postings/promotion.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { pickMember, getHouse, post } from './world.ts';
import type { Move } from './auditor.ts';

const gift = minor(1_000_00n);
const budget = 20_000_00n;

/** A member claims a promotion: paid once, also when repeated, and within its budget. */
export const takePromotion: Move = (world, auditor) => {
  // The promotion pays play money, while the money mode is play money.
  if (world.members.length === 0 || world.currency !== 'PLAY') return null;
  const member = pickMember(world);
  const { promotion } = world;
  const known = promotion.entries.get(member.id);
  if (!known && promotion.granted + gift > budget) {
    world.promotion = { granted: 0n, entries: new Map() };
    return 'promotion exhausted';
  }
  const entry = known ?? { entryId: world.nextId(), transferId: world.nextId() };
  const result = post(
    world,
    buildPromotionGrantTransfers({
      ...entry,
      houseBonus: getHouse(member).bonus,
      wallet: member.wallet,
      amount: gift,
      currency: 'PLAY',
    }),
  );
  if (!result.ok) throw new Error(`a gift was refused: ${result.refusal}`);
  const isNew = result.results[0] === 'created';
  if (isNew === (known !== undefined)) throw new Error('a gift was given twice, or not at all');
  if (!isNew) return 'gift asked for again';
  promotion.entries.set(member.id, entry);
  promotion.granted += gift;
  auditor.take(getHouse(member).bonus, gift);
  auditor.add(member.wallet, gift);
  auditor.checkMember(member);
  return 'gift taken';
};
