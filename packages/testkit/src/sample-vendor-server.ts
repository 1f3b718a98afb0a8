import { verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessSignatureHeader, vendorPaths } from '@khelaghor/contract/play/vendors.ts';

/** A wallet of a member at the vendor. */
export type VendorWallet = { balance: bigint };

export type VendorTransaction = {
  transaction_uuid: string;
  user: string;
  status: 'TS_SUCCESS' | 'TS_DECLINED';
  amount: number;
  currency: string;
};

/** The vendor's own server: it opens its games, and keeps wallets for who moves money to it. */
export type VendorServer = {
  address: string;
  wallets: Map<string, VendorWallet>;
  /** The orders that it was given, by their key. */
  transactions: ReadonlyMap<string, VendorTransaction>;
  /** The tokens that it was told of, by member. */
  tokens: Map<string, string>;
  /** What it was told when its games were opened, in order. */
  launches: readonly Record<string, unknown>[];
  /** How it misbehaves, until it is told to stop. */
  fault: 'none' | 'deaf' | 'loses_answers' | 'declines';
  /** The key that calls to it must be signed with. */
  trust(publicKey: string): void;
  close(): Promise<void>;
};

/** The page of every game of this vendor, with a way back to the lobby that it was told. */
const gamePage = (lobby: string): string =>
  '<!doctype html><html lang="en"><title>Sample</title><h1>Sample game</h1>' +
  `<a href="${lobby}">Back to the lobby</a></html>`;

/** A part of a call that has to be a text. */
function textIn(body: unknown, name: string): string {
  const part = (body as Record<string, unknown>)[name];
  if (typeof part !== 'string' || part === '') throw new Error(`${name} is missing`);
  return part;
}

/** The amount of a call, which has to be a whole number above zero. */
function amountIn(body: unknown): number {
  const { amount } = body as Record<string, unknown>;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw new Error('the amount is wrong');
  return amount;
}

async function textOf(call: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of call) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** What the vendor keeps, and how it answers each kind of call. */
function createDesk(addressOf: () => string) {
  const wallets = new Map<string, VendorWallet>();
  const tokens = new Map<string, string>();
  const launches: Record<string, unknown>[] = [];
  let lobby = '';
  const transactions = new Map<string, VendorTransaction>();
  const walletOf = (user: string): VendorWallet => {
    const wallet = wallets.get(user) ?? { balance: 0n };
    wallets.set(user, wallet);
    return wallet;
  };
  const move = (body: unknown, sign: bigint, declines: boolean) => {
    const user = textIn(body, 'user');
    const transaction_uuid = textIn(body, 'transaction_uuid');
    const currency = textIn(body, 'currency');
    const amount = amountIn(body);
    const wallet = walletOf(user);
    const known = transactions.get(transaction_uuid);
    if (!known) {
      const after = wallet.balance + sign * BigInt(amount);
      const status = declines || after < 0n ? 'TS_DECLINED' : 'TS_SUCCESS';
      if (status === 'TS_SUCCESS') wallet.balance = after;
      transactions.set(transaction_uuid, { transaction_uuid, user, status, amount, currency });
    }
    const done = transactions.get(transaction_uuid)?.status === 'TS_SUCCESS';
    const status = done ? 'RS_OK' : 'RS_ERROR_NOT_ENOUGH_MONEY';
    const request_uuid = textIn(body, 'request_uuid');
    return { status, user, request_uuid, currency, balance: Number(wallet.balance) };
  };
  const answer = (path: string, body: unknown, declines: boolean): unknown => {
    switch (path) {
      case vendorPaths.gameUrl: {
        tokens.set(textIn(body, 'user'), textIn(body, 'token'));
        lobby = textIn(body, 'lobby_url');
        launches.push(body as Record<string, unknown>);
        const game = textIn(body, 'game_code');
        return { url: `${addressOf()}/play/${game}?session=${tokens.size}` };
      }
      case vendorPaths.deposit:
        return move(body, 1n, declines);
      case vendorPaths.withdraw:
        return move(body, -1n, declines);
      case vendorPaths.balance: {
        const user = textIn(body, 'user');
        return { status: 'RS_OK', user, balance: Number(walletOf(user).balance) };
      }
      case vendorPaths.transactions: {
        const user = textIn(body, 'user');
        return [...transactions.values()].filter((transaction) => transaction.user === user);
      }
      default:
        return null;
    }
  };
  return { wallets, tokens, transactions, launches, answer, lobbyAddress: () => lobby };
}

/** Starts a vendor's server on a free port. */
export async function startVendorServer(): Promise<VendorServer> {
  const desk = createDesk(() => vendor.address);
  let trusted = '';
  const http = createServer((call, reply) => {
    void (async () => {
      const text = await textOf(call);
      if (call.method === 'GET' && call.url?.startsWith('/play/')) {
        reply
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(gamePage(desk.lobbyAddress()));
        return;
      }
      const { fault } = vendor;
      if (fault === 'deaf') {
        call.socket.destroy();
        return;
      }
      const signature = Buffer.from(String(call.headers[seamlessSignatureHeader] ?? ''), 'base64');
      if (!verify('RSA-SHA256', Buffer.from(text), trusted, signature)) {
        reply.writeHead(401).end('{"error":"signature"}');
        return;
      }
      const answer = desk.answer(call.url ?? '', JSON.parse(text), fault === 'declines');
      const moves = call.url === vendorPaths.deposit || call.url === vendorPaths.withdraw;
      if (fault === 'loses_answers' && moves) call.socket.destroy();
      else reply.writeHead(answer === null ? 404 : 200).end(JSON.stringify(answer));
    })().catch(() => reply.writeHead(400).end('{"error":"request"}'));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const vendor: VendorServer = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    wallets: desk.wallets,
    transactions: desk.transactions,
    tokens: desk.tokens,
    launches: desk.launches,
    fault: 'none',
    trust: (publicKey) => {
      trusted = publicKey;
    },
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return vendor;
}
