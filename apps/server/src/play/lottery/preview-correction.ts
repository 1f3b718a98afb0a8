import type { CorrectionSum } from '@khelaghor/contract/play/official-results.ts';
import { readAvailable } from '@khelaghor/db/ledger-store.ts';
import { settleTicket } from '@khelaghor/engine-lottery/public.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';
import { findWalletsNamed } from '../../money/wallet/index.ts';
import { listSettledTickets } from './correction-tickets.ts';
import type { SettledTicket } from './correction-tickets.ts';
import { readSharePayouts } from './end-groups.ts';
import { getFamily } from './game-config.ts';
import type { IssueRow } from './store.ts';

const chunkSize = 1_000;

/** The tickets of a currency whose payout changes, and what each member loses by it. */
class Figures {
  tickets = 0;
  changed = 0;
  takenBack = 0n;
  added = 0n;
  readonly lossOf = new Map<string, bigint>();

  add({ memberId, paid }: SettledTicket, payout: bigint): void {
    this.tickets += 1;
    if (payout === paid) return;
    this.changed += 1;
    this.takenBack += paid;
    this.added += payout;
    this.lossOf.set(memberId, (this.lossOf.get(memberId) ?? 0n) + paid - payout);
  }
}

/** What the wallets of the members who lose do not hold now. */
async function computeDebts(
  db: Database,
  currency: StakeCurrency,
  { lossOf }: Figures,
): Promise<bigint> {
  const losers = [...lossOf].filter(([, loss]) => loss > 0n);
  const wallets = await findWalletsNamed(
    db,
    losers.map(([memberId]) => ({ memberId, currency })),
  );
  const available = await readAvailable(
    db,
    wallets.map(({ walletId }) => walletId),
  );
  return losers.reduce((sum, [, loss], index) => {
    const lacking = loss - (available.get(wallets[index]?.walletId ?? '') ?? 0n);
    return lacking > 0n ? sum + lacking : sum;
  }, 0n);
}

/**
 * Computes what another result of a settled issue would move, by currency. Changes nothing; what
 * members stake and withdraw until the correction changes the debts.
 */
export async function computeCorrection(
  db: Database,
  { id: issueId, gameCode, drawsAt }: IssueRow,
  result: readonly number[],
): Promise<CorrectionSum[]> {
  const family = getFamily(gameCode, drawsAt);
  const getPart = await readSharePayouts(db, issueId);
  const byCurrency = new Map<StakeCurrency, Figures>();
  let behind: SettledTicket | undefined;
  for (;;) {
    const chunk = await listSettledTickets(db, { issueId, behind, limit: chunkSize });
    if (chunk.length === 0) break;
    for (const settled of chunk) {
      const figures = byCurrency.get(settled.currency) ?? new Figures();
      byCurrency.set(settled.currency, figures);
      const { payout } = settleTicket(family, settled.ticket, result);
      figures.add(settled, getPart(settled.betId, payout));
    }
    behind = chunk.at(-1);
  }
  const sums: CorrectionSum[] = [];
  for (const [currency, figures] of byCurrency)
    sums.push({
      currency,
      tickets: figures.tickets,
      changed: figures.changed,
      members: figures.lossOf.size,
      takenBack: String(figures.takenBack),
      added: String(figures.added),
      debts: String(await computeDebts(db, currency, figures)),
    });
  return sums;
}
