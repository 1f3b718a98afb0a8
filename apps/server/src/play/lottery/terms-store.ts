import { saleMaxMs } from '@khelaghor/engine-lottery/server.ts';
import type { Database, Tx } from '../../lib/context.ts';

/** How stakes of plays that pay for each hit are entered. */
export type StakeUnit = 'lots' | 'points';

/** What operators changed of a game's terms. Amounts are in minor units. */
export type StoredTerms = {
  gameCode: string;
  series: number;
  /** The series of plays that have another one. */
  playSeries: Readonly<Record<string, number>>;
  rebateMax: number;
  stakeUnit: StakeUnit;
  stakeMinMinor: bigint;
  stakeMaxMinor: bigint;
  payoutMaxMinor: bigint;
  /** Of one number or option in an issue; null: no limit. */
  exposureMaxMinor: bigint | null;
  /** Of one member in an issue; null: no limit. */
  memberStakeMaxMinor: bigint | null;
  linesMax: number;
  playsOff: string[];
  drawSource: 'own' | 'official';
  version: number;
};

export const listStoredTerms = (db: Database): Promise<StoredTerms[]> =>
  db
    .selectFrom('lotteryTerms')
    .select([
      'gameCode',
      'series',
      'playSeries',
      'rebateMax',
      'stakeUnit',
      'stakeMinMinor',
      'stakeMaxMinor',
      'payoutMaxMinor',
      'exposureMaxMinor',
      'memberStakeMaxMinor',
      'linesMax',
      'playsOff',
      'drawSource',
      'version',
    ])
    .$narrowType<Pick<StoredTerms, 'drawSource' | 'playSeries' | 'stakeUnit'>>()
    .execute();

/** Writes the terms of a game in place of those before. */
export async function writeTerms(
  tx: Tx,
  { gameCode, playSeries, ...rest }: StoredTerms & { changedAt: Date },
): Promise<void> {
  const terms = { ...rest, playSeries: JSON.stringify(playSeries) };
  await tx
    .insertInto('lotteryTerms')
    .values({ gameCode, ...terms })
    .onConflict((conflict) => conflict.column('gameCode').doUpdateSet(terms))
    .execute();
}

/** A number or option that is not taken, or is paid half. */
export type StoredBlock = {
  id: string;
  gameCode: string;
  play: string;
  number: string;
  rule: 'refused' | 'half';
  /** It holds for the issues that open from then on, and before `appliesUntil`. */
  appliesFrom: Date;
  appliesUntil: Date | null;
  /** The last issue that it holds for, as the operator named it. */
  lastIssue: string | null;
};

/** The blocks of all games that an issue which is not drawn yet may have opened under. */
export const listNumberBlocks = (db: Database, now: Date): Promise<StoredBlock[]> =>
  db
    .selectFrom('lotteryNumberBlock')
    .select([
      'id',
      'gameCode',
      'play',
      'number',
      'rule',
      'appliesFrom',
      'appliesUntil',
      'lastIssue',
    ])
    .where(({ eb, or }) =>
      or([
        eb('appliesUntil', 'is', null),
        eb('appliesUntil', '>', new Date(now.getTime() - saleMaxMs)),
      ]),
    )
    .orderBy('id')
    .$narrowType<{ rule: StoredBlock['rule'] }>()
    .execute();

export async function insertNumberBlocks(tx: Tx, blocks: readonly StoredBlock[]): Promise<void> {
  await tx.insertInto('lotteryNumberBlock').values(blocks).execute();
}

/** Ends a block: issues that open from then on are sold without it. */
export async function endNumberBlock(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('lotteryNumberBlock')
    .set({ appliesUntil: at })
    .where('id', '=', id)
    .execute();
}
