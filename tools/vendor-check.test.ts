// Goal: each case of `npm run vendor-check` gets the answer that docs/vendors.md promises, and a
// wallet that answers otherwise is found out. Method: the cases against a whole server, with the
// sample vendor's key and a member who has opened its game.
import { expect, test } from 'vitest';
import { seamlessOpenApiPath, seamlessPaths } from '@khelaghor/contract/play/seamless-wallet.ts';
import { cases } from './vendor-check/cases.ts';
import { runCases } from './vendor-check/run-cases.ts';
import type { CaseResult } from './vendor-check/run-cases.ts';
import { openWallet } from './vendor-check/wallet.ts';
import type { Wallet } from './vendor-check/wallet.ts';
import { startSampleVendor } from '@khelaghor/testkit/sample-vendor.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';

const server = await withServer();

async function openStand(code: string) {
  const vendor = await startSampleVendor(server, { code });
  const member = await signUp(server, { balanceMinor: 10_000n });
  return {
    vendor,
    wallet: openWallet(server.config.origins.site, vendor.sign),
    user: member.memberId,
    token: await vendor.openToken(member),
    gameCode: vendor.vendorGameCode,
    currency: 'PLAY',
  };
}

async function play(stand: Awaited<ReturnType<typeof openStand>>): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for await (const result of runCases(stand, cases)) results.push(result);
  return results;
}

test('every case gets the expected answers', async () => {
  const stand = await openStand('first');
  const results = await play(stand);
  expect(results.length).toBeGreaterThan(30);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
  await stand.vendor.close();
});

test('a wallet that pays each win twice is found out', async () => {
  const stand = await openStand('second');
  const { wallet } = stand;
  const call: Wallet['call'] = async (name, body) => {
    const reply = await wallet.call(name, body);
    return name === 'win' && reply.balance !== undefined
      ? { ...reply, balance: reply.balance + 100_000 }
      : reply;
  };
  const results = await play({ ...stand, wallet: { ...wallet, call } });
  const found = results.filter(({ differences }) => differences.length > 0);
  expect(found.map(({ name }) => name)).toContain('a free bet of 0: RS_OK, and it can be won');
  await stand.vendor.close();
});

test('the five calls are described as OpenAPI, with the amounts as whole numbers', async () => {
  const reply = await fetch(`${server.config.origins.site}${seamlessOpenApiPath}`);
  const text = await reply.text();
  const described = JSON.parse(text) as { openapi: string; paths: Record<string, unknown> };
  expect(described.openapi).toBe('3.1.0');
  expect(Object.keys(described.paths)).toEqual(Object.values(seamlessPaths));
  expect(text).toContain('"amount":{"type":"integer"}');
});
