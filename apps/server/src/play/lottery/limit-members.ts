import { formatDecimal, ratio } from '@khelaghor/money/ratio.ts';
import { sql } from 'kysely';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { Tx } from '../../lib/context.ts';
import type { GameTerms } from './game-config.ts';

type MemberLimitRefusal = Failure<'member_limit_reached'>;

/** The part of a sale that the limit depends on. */
type LimitedSale = {
  readonly purchase: {
    readonly memberId: string;
    readonly terms: Pick<GameTerms, 'memberStakeMax'>;
    readonly orders: readonly { readonly issueId: string; readonly stake: bigint }[];
  };
};

/** The stake of a member in an issue, in minor units. */
type MemberStake = { readonly memberId: string; readonly issueId: string; readonly stake: bigint };

const getKey = ({ memberId, issueId }: Omit<MemberStake, 'stake'>): string =>
  `${issueId} ${memberId}`;

/** The stakes of a purchase by issue. */
function listStakes({ purchase: { memberId, orders } }: LimitedSale): MemberStake[] {
  const ofIssue = Map.groupBy(orders, ({ issueId }) => issueId);
  return [...ofIssue].map(([issueId, own]) => {
    const stake = own.reduce((sum, order) => sum + order.stake, 0n);
    return { memberId, issueId, stake };
  });
}

/** Locks what members stake in issues until the transaction ends, always in one order. */
async function lockStakes(tx: Tx, keys: readonly string[]): Promise<void> {
  const sorted = [...new Set(keys)].toSorted();
  await sql`
    select pg_advisory_xact_lock(hashtextextended('lottery-stake:' || key, 0))
    from unnest(${sorted}::text[]) with ordinality as k (key, nth) order by nth`.execute(tx);
}

/** What members have staked in issues that are on sale, without what was given back. */
async function readStaked(tx: Tx, stakes: readonly MemberStake[]): Promise<Map<string, bigint>> {
  const { rows } = await sql<MemberStake>`
    select t.member_id, t.issue_id, sum(b.stake_minor)::bigint as stake
    from unnest(
      ${stakes.map(({ issueId }) => issueId)}::uuid[],
      ${stakes.map(({ memberId }) => memberId)}::uuid[]
    ) as wanted (issue_id, member_id)
    join lottery_ticket t on t.issue_id = wanted.issue_id and t.member_id = wanted.member_id
    join bet b on b.id = t.bet_id and b.state = 'running'
    group by t.member_id, t.issue_id`.execute(tx);
  return new Map(rows.map((row) => [getKey(row), row.stake]));
}

/**
 * Refuses purchases beyond what a member may stake in an issue, one after another, in the order of
 * the sales; null: there is room. Those of `refused` count nothing. What members stake stays locked
 * until the transaction ends: of two purchases of the last room, one is refused. A purchase that is
 * counted here and not sold after all may take room from others of the same batch.
 */
export async function findMemberRefusals(
  tx: Tx,
  sales: readonly LimitedSale[],
  refused: readonly (object | null)[],
): Promise<(MemberLimitRefusal | null)[]> {
  const stakesOf = sales.map((sale, index) =>
    sale.purchase.terms.memberStakeMax === null || refused[index] ? [] : listStakes(sale),
  );
  const wanted = new Map(stakesOf.flat().map((stake) => [getKey(stake), stake]));
  if (wanted.size === 0) return sales.map(() => null);
  await lockStakes(tx, [...wanted.keys()]);
  const staked = await readStaked(tx, [...wanted.values()]);
  return sales.map(({ purchase: { terms } }, index) => {
    const { memberStakeMax } = terms;
    const own = stakesOf[index] ?? [];
    if (memberStakeMax === null) return null;
    for (const one of own) {
      const left = memberStakeMax - (staked.get(getKey(one)) ?? 0n);
      if (one.stake <= left) continue;
      const room = left > 0n ? left : 0n;
      const params = { left: formatDecimal(ratio(room, 100n), 2, 'floor') };
      return refuse('member_limit_reached', { params });
    }
    for (const one of own) staked.set(getKey(one), (staked.get(getKey(one)) ?? 0n) + one.stake);
    return null;
  });
}
