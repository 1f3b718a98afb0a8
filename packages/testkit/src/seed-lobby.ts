import type { GameClassify } from '@khelaghor/contract/play/games.ts';
import type { ImportedGame } from '@khelaghor/contract/play/games-admin.ts';
import { addVendor, addVendorGame } from '@khelaghor/server/play/vendors/index.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { createVendorKeys } from './sample-vendor.ts';
import type { TestServer } from './test-server.ts';

const classes: readonly GameClassify[] = ['SLOT', 'JACKPOT', 'ARCADE', 'TABLE'];
const rowsAtOnce = 500;
const pictures = ['sundarbans', 'hilsa', 'peacock', 'mines'] as const;

/** A vendor as a lobby knows it, without a server behind it: nothing of it can be opened. */
export async function addLobbyVendor(
  server: TestServer,
  vendor: { code: string; vassalage?: string; open?: boolean },
): Promise<void> {
  const { code, vassalage = code.toUpperCase(), open = true } = vendor;
  const added = await server.ctx.db.transaction().execute((tx) =>
    addVendor(
      server.ctx,
      tx,
      {
        code,
        vassalage,
        open,
        titleBn: 'নমুনা ভেন্ডর',
        titleEn: `Sample ${code}`,
        walletMode: 'seamless',
        callsPerMinute: 1_000,
        address: 'http://127.0.0.1:9',
        launchOrigins: ['http://127.0.0.1:9'],
        operatorId: 7,
        publicKey: createVendorKeys().publicKey,
      },
      'system',
    ),
  );
  if (!added.ok) throw new Error(`the vendor was refused: ${added.refusal}`);
}

/** One game of such a vendor; whatever is not said is plain. */
export async function addLobbyGame(
  server: TestServer,
  game: {
    code: string;
    vendor: string;
    vassalage?: string;
    gameType: GameCategory;
    titleEn?: string;
    titleBn?: string;
    gameClassify?: GameClassify;
    minBetMinor?: bigint;
    minLineNum?: number;
    isHot?: boolean;
    open?: boolean;
    accountType?: string;
    launch?: 'iframe' | 'route' | 'popup' | 'lottery';
    sort?: number;
  },
): Promise<void> {
  const { vendor, vassalage = vendor.toUpperCase(), isHot = false, ...columns } = game;
  await server.ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('game')
      .values({
        titleBn: `খেলা ${game.code}`,
        titleEn: `Game ${game.code}`,
        picture: 'sundarbans',
        launch: 'route',
        sort: 100,
        open: true,
        ...columns,
        vassalage,
        isHot,
      })
      .execute();
    await addVendorGame(tx, {
      gameCode: game.code,
      vendorCode: vendor,
      vendorGameCode: `${game.code}_at_vendor`,
    });
  });
}

/** The list of games of a vendor as it would send it: the `index`th is always the same. */
export function makeManyGames(count: number): ImportedGame[] {
  return Array.from({ length: count }, (_, index) => ({
    vendorGameCode: `sample_${index + 1}`,
    titleEn: `Sample ${index + 1}`,
    titleBn: `নমুনা ${index + 1}`,
    gameType: 'RNG',
    gameClassify: classes[index % classes.length] ?? 'OTHER',
    picture: pictures[index % pictures.length] ?? 'slots',
    rtpHundredths: 9_400 + (index % 5) * 50,
    minBet: String(100 * (1 + (index % 10))),
    minLineNum: 5 * (1 + (index % 10)),
    isHot: index % 40 === 0,
  }));
}

/**
 * Fills the lobby of slots with so many games of one vendor, as fast as the database takes them.
 * For measuring a long lobby; no product ever ships with them.
 */
export async function seedLobby(
  server: TestServer,
  { vendor, count }: { vendor: string; count: number },
): Promise<void> {
  await addLobbyVendor(server, { code: vendor });
  const games = makeManyGames(count);
  await server.ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('vendorLobbyEntry')
      .values({ vendorCode: vendor, gameType: 'RNG', isHot: true, sort: 0 })
      .execute();
    for (let from = 0; from < games.length; from += rowsAtOnce) {
      const some = games.slice(from, from + rowsAtOnce);
      const rows = some.map((game, index) => ({
        code: `${vendor}${from + index + 1}`,
        gameType: game.gameType,
        vassalage: vendor.toUpperCase(),
        titleBn: game.titleBn,
        titleEn: game.titleEn,
        picture: game.picture ?? 'sundarbans',
        isHot: game.isHot ?? false,
        rtpHundredths: game.rtpHundredths ?? null,
        launch: 'route',
        sort: from + index + 1,
        open: true,
        gameClassify: game.gameClassify ?? null,
        minBetMinor: BigInt(game.minBet ?? '100'),
        minLineNum: game.minLineNum ?? null,
      }));
      await tx.insertInto('game').values(rows).execute();
      await tx
        .insertInto('vendorGame')
        .values(
          rows.map(({ code }, index) => ({
            gameCode: code,
            vendorCode: vendor,
            vendorGameCode: some[index]?.vendorGameCode ?? code,
          })),
        )
        .execute();
    }
  });
}
