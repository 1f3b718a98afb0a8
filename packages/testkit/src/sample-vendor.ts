import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { request } from 'node:http';
import { v4 } from 'uuid';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import { seamlessPaths } from '@khelaghor/contract/play/seamless-wallet.ts';
import type { SeamlessStatus } from '@khelaghor/contract/play/seamless-wallet.ts';
import {
  addVendor,
  addVendorGame,
  createVendorToken,
} from '@khelaghor/server/play/vendors/index.ts';
import { startVendorServer } from './sample-vendor-server.ts';
import type { VendorServer } from './sample-vendor-server.ts';
import type { TestMember } from './test-member.ts';
import type { TestServer } from './test-server.ts';

/** What our wallet answered; amounts are small enough for a number here. */
export type WalletAnswer = {
  http: number;
  status: SeamlessStatus;
  balance?: number;
  currency?: string;
  request_uuid?: string;
  reason?: string;
};

export type WalletCall = keyof typeof seamlessPaths;

/** A vendor of games as it stands outside: its own key, its own server, its own books. */
export type SampleVendor = {
  code: string;
  gameCode: string;
  /** What the vendor itself calls its game. */
  vendorGameCode: string;
  server: VendorServer;
  /** What members lost to it less what they won, as it understood our answers; in units. */
  result: bigint;
  /** Signs a body and asks our wallet with it, over HTTP. */
  ask(question: WalletCall, body: object): Promise<WalletAnswer>;
  /** Sends a signed call and cuts the line before the answer can arrive. */
  askAndLose(question: WalletCall, body: object): Promise<void>;
  /** Sends any bytes with any signature. */
  send(question: WalletCall, body: string, signature: string): Promise<WalletAnswer>;
  sign(body: string | Uint8Array): string;
  /** Signs with another key from now on. */
  changeKey(key: KeyObject): void;
  /** Opens the vendor's game for a member, as a launch does. */
  openToken(member: Pick<TestMember, 'memberId'>): Promise<string>;
  close(): Promise<void>;
};

/** After so long without an answer nothing is known. Longer than a server of ours may take. */
const answerWithinMs = 22_000;

/** A new key pair, the public part in PEM as it is handed over. */
export function createVendorKeys(): { privateKey: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { privateKey, publicKey: publicKey.export({ format: 'pem', type: 'spki' }).toString() };
}

async function addGame(server: TestServer, gameCode: string, vendor: string): Promise<void> {
  const { count } = await server.ctx.db
    .selectFrom('game')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  await server.ctx.db
    .insertInto('game')
    .values({
      code: gameCode,
      gameType: 'RNG',
      vassalage: vendor.toUpperCase(),
      favouriteKey: 9_000 + Number(count),
      titleBn: 'নমুনা গেম',
      titleEn: 'Sample game',
      picture: 'dice',
      isHot: false,
      rtpHundredths: 9_600,
      launch: 'iframe',
      defaultPlayType: null,
      sort: 900,
      open: true,
    })
    .execute();
}

async function newestSession(server: TestServer, memberId: string): Promise<string> {
  const { id } = await server.ctx.db
    .selectFrom('memberSession')
    .select('id')
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Sends a body, and destroys the socket when the last byte of it has been handed over. */
function sendAndCut(address: string, body: string, signature: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', [seamlessSignatureHeader]: signature };
    const call = request(address, { method: 'POST', headers });
    call.on('error', () => undefined);
    call.on('close', () => resolve());
    call.end(body, () => call.destroy());
  });
}

/**
 * Starts a vendor and has it taken on by a server. `wallet` says whose wallet its game uses: ours,
 * or one that the vendor keeps.
 */
export async function startSampleVendor(
  server: TestServer,
  options: { code?: string; wallet?: 'seamless' | 'transfer'; callsPerMinute?: number } = {},
): Promise<SampleVendor> {
  const { code = 'acme', wallet: walletMode = 'seamless', callsPerMinute = 1_000_000 } = options;
  const gameCode = `${code}game`;
  const vendorGameCode = `${code}_game`;
  const first = createVendorKeys();
  const { publicKey } = first;
  let { privateKey } = first;
  const vendorServer = await startVendorServer();
  const added = await server.ctx.db.transaction().execute(async (tx) => {
    const titles = { titleBn: 'নমুনা', titleEn: 'Sample' };
    const { address } = vendorServer;
    const operatorId = 7;
    const vendor = { code, ...titles, callsPerMinute, address, operatorId, publicKey };
    const lobby = { vassalage: code.toUpperCase(), launchOrigins: [address], open: true };
    return addVendor(server.ctx, tx, { ...vendor, ...lobby, walletMode }, 'system');
  });
  if (!added.ok) throw new Error(`the vendor was refused: ${added.refusal}`);
  vendorServer.trust(added.ourPublicKey);
  await addGame(server, gameCode, code);
  await server.ctx.db
    .transaction()
    .execute((tx) => addVendorGame(tx, { gameCode, vendorCode: code, vendorGameCode }));
  const addressOf = (question: WalletCall) =>
    `${server.config.origins.site}${seamlessPaths[question]}`;
  const vendor: SampleVendor = {
    code,
    gameCode,
    vendorGameCode,
    server: vendorServer,
    result: 0n,
    sign: (body) =>
      sign('RSA-SHA256', typeof body === 'string' ? Buffer.from(body) : body, privateKey).toString(
        'base64',
      ),
    changeKey: (key) => {
      privateKey = key;
    },
    ask: (question, body) => {
      const text = JSON.stringify({ request_uuid: v4(), ...body });
      return vendor.send(question, text, vendor.sign(text));
    },
    askAndLose: (question, body) => {
      const text = JSON.stringify({ request_uuid: v4(), ...body });
      return sendAndCut(addressOf(question), text, vendor.sign(text));
    },
    send: async (question, body, signature) => {
      const response = await fetch(addressOf(question), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [seamlessSignatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const answer = (await response.json()) as Omit<WalletAnswer, 'http'>;
      return { ...answer, http: response.status };
    },
    openToken: async ({ memberId }) => {
      const sessionId = await newestSession(server, memberId);
      const opened = await server.ctx.db
        .transaction()
        .execute((tx) => createVendorToken(server.ctx, tx, { memberId, sessionId }, gameCode));
      if (!opened) throw new Error(`${gameCode} is no game of a vendor`);
      return opened.token;
    },
    close: () => vendorServer.close(),
  };
  return vendor;
}
