import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type * as contract from '@khelaghor/contract/play/games-admin.ts';
import type { ImportedGame, ImportFault } from '@khelaghor/contract/play/games-admin.ts';
import { categoryPictures } from '@khelaghor/contract/site/picture-names.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { logEvent, getOperatorActor } from '../../lib/event-log.ts';
import { addVendorGame } from '../vendors/index.ts';
import { readImport } from './read-import.ts';

type Body = ParsedBody<typeof contract.importGames>;
type Imported = ValueOf<typeof contract.importGames>;

const faultsShown = 100;
/** New games stand after those that have a place. */
const lastPlace = 1_000;

/** Our own code of a vendor's game: readable, and the same whenever the game comes again. */
function makeCode(vendor: string, { vendorGameCode, titleEn }: ImportedGame): string {
  const digest = createHash('sha256').update(`${vendor}/${vendorGameCode}`).digest('hex');
  const readable = titleEn
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12);
  return `${readable}${digest.slice(0, 12)}`;
}

type Vendor = { code: string; vassalage: string };

/** What a line says of a game; of what it does not say nothing is changed. */
function getSaid(game: ImportedGame) {
  const { titleBn, titleEn, gameType, gameClassify, picture, rtpHundredths } = game;
  const { minBet, minLineNum, launch, isHot, opensVendorList, accountType } = game;
  return {
    titleBn,
    titleEn,
    gameType,
    ...(gameClassify !== undefined && { gameClassify }),
    ...(picture !== undefined && { picture }),
    ...(rtpHundredths !== undefined && { rtpHundredths }),
    ...(minBet !== undefined && { minBetMinor: BigInt(minBet) }),
    ...(minLineNum !== undefined && { minLineNum }),
    ...(launch !== undefined && { launch }),
    ...(isHot !== undefined && { isHot }),
    ...(opensVendorList !== undefined && { opensVendorList }),
    ...(accountType !== undefined && { accountType }),
  };
}

async function addGame(tx: Tx, vendor: Vendor, game: ImportedGame): Promise<void> {
  const code = makeCode(vendor.code, game);
  await tx
    .insertInto('game')
    .values({
      code,
      vassalage: vendor.vassalage,
      picture: categoryPictures[game.gameType],
      isHot: false,
      launch: 'route',
      sort: lastPlace,
      open: true,
      ...getSaid(game),
    })
    .execute();
  const { vendorGameCode } = game;
  await addVendorGame(tx, { gameCode: code, vendorCode: vendor.code, vendorGameCode });
}

type Known = { gameCode: string; row: Record<string, unknown> };

async function knownGames(tx: Tx, vendor: string): Promise<Map<string, Known>> {
  const rows = await tx
    .selectFrom('game')
    .innerJoin('vendorGame', 'vendorGame.gameCode', 'game.code')
    .selectAll('game')
    .select('vendorGame.vendorGameCode')
    .where('vendorGame.vendorCode', '=', vendor)
    .execute();
  return new Map(rows.map((row) => [row.vendorGameCode, { gameCode: row.code, row }]));
}

/** Brings the games in, and counts what became of each. */
async function bringIn(
  tx: Tx,
  vendor: Vendor,
  games: readonly ImportedGame[],
): Promise<Pick<Imported, 'added' | 'changed' | 'unchanged'>> {
  await sql`select pg_advisory_xact_lock(hashtext('import/' || ${vendor.code}))`.execute(tx);
  const known = await knownGames(tx, vendor.code);
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const game of games) {
    const found = known.get(game.vendorGameCode);
    if (!found) {
      await addGame(tx, vendor, game);
      counts.added += 1;
      continue;
    }
    const said = getSaid(game);
    const isSame = Object.entries(said).every(([name, value]) => found.row[name] === value);
    if (!isSame)
      await tx.updateTable('game').set(said).where('code', '=', found.gameCode).execute();
    counts[isSame ? 'unchanged' : 'changed'] += 1;
  }
  return counts;
}

/** Undoes what a look ahead wrote. */
class OnlyLooked extends Error {
  readonly counts: Pick<Imported, 'added' | 'changed' | 'unchanged'>;
  constructor(counts: Pick<Imported, 'added' | 'changed' | 'unchanged'>) {
    super('a look ahead keeps nothing');
    this.counts = counts;
  }
}

const nothing = (faults: readonly ImportFault[]): Imported => ({
  added: 0,
  changed: 0,
  unchanged: 0,
  faults: faults.slice(0, faultsShown),
});

/**
 * Brings a vendor's list of games in: all of it in one transaction, or with a fault in any line
 * nothing. A game that is there already is changed where the list says something else; games that
 * the list does not name stay as they are.
 */
export async function importGames(
  ctx: Context,
  { vendor: code, format, text, dryRun }: Body,
  caller: OperatorCaller,
): Promise<Result<Imported, 'vendor_unknown'>> {
  const vendor = await ctx.db
    .selectFrom('vendor')
    .select(['code', 'vassalage'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!vendor) return refuse('vendor_unknown');
  const { games, faults } = readImport(format, text);
  if (faults.length > 0) return ok(nothing(faults));
  try {
    const counts = await ctx.db.transaction().execute(async (tx) => {
      const brought = await bringIn(tx, vendor, games);
      if (dryRun) throw new OnlyLooked(brought);
      await logEvent(ctx, tx, {
        kind: 'game.imported',
        actor: getOperatorActor(caller.username),
        subject: `vendor:${code}`,
        detail: brought,
      });
      return brought;
    });
    return ok({ ...counts, faults: [] });
  } catch (error) {
    if (error instanceof OnlyLooked) return ok({ ...error.counts, faults: [] });
    throw error;
  }
}
