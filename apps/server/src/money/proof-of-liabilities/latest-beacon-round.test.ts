// Goal: a statement holds the newest round of the public beacon; a relay that forges, lags or does
// not answer is left out and does not delay the statement. Method: relays on this machine that give
// rounds of the real network of 2023, at the times at which it made them.
import { liabilitiesListEpochs } from '@khelaghor/client/routes/money.gen.ts';
import { QUICKNET, getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { recordedRounds } from '@khelaghor/fairness/recorded-rounds.suite.ts';
import { readStatement } from '@khelaghor/liabilities/statement.ts';
import { openBeaconRelay } from '@khelaghor/testkit/beacon-relay.ts';
import type { BeaconRelay } from '@khelaghor/testkit/beacon-relay.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openBrowser } from '@khelaghor/testkit/test-browser.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import type { TestServer } from '@khelaghor/testkit/test-server.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../lib/config/config.ts';
import { findNewestRound } from './latest-beacon-round.ts';
import { publishEpoch } from './publish-epoch.ts';

const [second, third] = recordedRounds;
const taken = ({ round, randomness }: typeof second) => {
  return { name: QUICKNET.name, round, randomness };
};

const clock = createFakeClock(new Date(getRoundTimeMs(3) + 1_000));
const relays: BeaconRelay[] = [];
let said: string[] = [];

const server = await withServer();
afterEach(() => {
  for (const relay of relays.splice(0)) relay.close();
  said = [];
});

/** A relay that gives this text as its newest round; null: it never answers. */
async function readRelay(newest: string | null, status = 200): Promise<string> {
  const relay = await openBeaconRelay((asked) => {
    if (newest === null) return null;
    return { status: asked === 'latest' ? status : 404, text: newest };
  });
  relays.push(relay);
  return relay.address;
}

const gives = (round: object): Promise<string> => readRelay(JSON.stringify(round));

/** A context with these relays, which records the log's messages about them. */
function asking(...beaconRelays: string[]): TestServer['ctx'] {
  const { ctx } = server;
  const config = { ...ctx.config, outside: { ...ctx.config.outside, beaconRelays } };
  const warn = (first: unknown, message?: string): void => {
    const fault = typeof first === 'object' && first && 'fault' in first ? first.fault : null;
    said.push(String(fault ?? message ?? first));
  };
  return { ...ctx, config, clock, log: { ...ctx.log, warn } as typeof ctx.log };
}

const without = 'the proof of liabilities is published without a round of the beacon';

test('takes the newest signed round of two relays', async () => {
  const ctx = asking(await gives(second), await gives(third));
  expect(await findNewestRound(ctx)).toEqual(taken(third));
  expect(said).toEqual([]);
});

test('leaves out a relay with a forged round or randomness', async () => {
  const newer = await gives({ ...third, signature: second.signature });
  const other = await gives({ ...third, randomness: second.randomness });
  const borrowed = await gives({ ...second, round: 3 });
  expect(await findNewestRound(asking(newer, other, borrowed, await gives(second)))).toEqual(
    taken(second),
  );
  expect(said.toSorted()).toEqual([
    'its randomness is not that of its signature',
    'its randomness is not that of its signature',
    'its signature is forged',
  ]);
});

test('refuses a signature that is no point of the curve, even with the right hash', async () => {
  const signature = 'ff'.repeat(48);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(signature, 'hex')));
  const found = await gives({ round: 3, signature, randomness: hash.toString('hex') });
  expect(await findNewestRound(asking(found, found))).toBeNull();
  expect(said).toContain('its signature is forged');
});

test('refuses an old round and one of the future', async () => {
  const found = await gives(third);
  const later = {
    ...asking(found, found),
    clock: createFakeClock(new Date(getRoundTimeMs(3) + 300_001)),
  };
  expect(await findNewestRound(later)).toBeNull();
  expect(said).toEqual(['it is old', 'it is old', without]);
  said = [];
  const earlier = {
    ...asking(found, found),
    clock: createFakeClock(new Date(getRoundTimeMs(3) - 1)),
  };
  expect(await findNewestRound(earlier)).toBeNull();
  expect(said[0]).toBe('its time has not come');
});

test.each([
  ['cannot be reached', () => Promise.resolve('http://127.0.0.1:1')],
  ['never answers', () => readRelay(null)],
  ['refuses', () => readRelay('{}', 503)],
  ['answers with something else', () => readRelay('{"round":"3"}')],
  ['answers with no JSON', () => readRelay('<html>')],
])('a relay that %s is left out', async (_, relay) => {
  const address = await relay();
  expect(await findNewestRound(asking(address, await gives(third)), 300)).toEqual(taken(third));
  expect(said).toEqual(['a relay of the beacon gave no round']);
  said = [];
  expect(await findNewestRound(asking(address, address), 300)).toBeNull();
  expect(said.at(-1)).toBe(without);
});

test('a statement holds the round, and is published without one when no relay has it', async () => {
  await signUp(server, { balanceMinor: 1_000n });
  const published = await publishEpoch(asking(await gives(second), await gives(third)));
  expect(published).toMatchObject({ ok: true, isNew: true });
  const nextDay = createFakeClock(new Date(clock.now().getTime() + 86_400_000));
  const nobody = { ...asking('http://127.0.0.1:1', 'http://127.0.0.1:1'), clock: nextDay };
  expect(await publishEpoch(nobody)).toMatchObject({ ok: true, isNew: true });
  const value = await openBrowser(server).callOrFail(liabilitiesListEpochs, { query: {} });
  const beacons = value.items.map(({ statement }) => readStatement(statement.text)?.beacon);
  expect(beacons).toEqual([null, taken(third)]);
});

test('the settings name at least two relays or none', () => {
  const getRelays = (text: string) =>
    readConfig({ KHELAGHOR_BEACON_RELAYS: text }, '/').outside.beaconRelays;
  expect(getRelays('')).toEqual([]);
  expect(getRelays('none')).toEqual([]);
  expect(getRelays('https://a.example/, https://b.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  expect(() => getRelays('https://a.example,https://a.example')).toThrow('two addresses');
  expect(() => getRelays('https://a.example,http://b.example')).toThrow('https://');
});
