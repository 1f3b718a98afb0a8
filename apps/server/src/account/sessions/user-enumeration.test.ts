// Goal: neither an answer nor its duration reveals whether a username plays here. Method: for
// existing and unknown names the server gives equal answers and does equal work: the same SQL
// statements, argon2 hashes of the same cost, and as many queued messages. `npm run bench --
// name-times` compares the milliseconds.
import { afterAll, expect, test } from 'vitest';
import { nameCallTitles, openNameCalls } from '@khelaghor/testkit/name-calls.ts';
import type { Name, NameCall } from '@khelaghor/testkit/name-calls.ts';
import { startWorkRecorder } from '@khelaghor/testkit/record-work.ts';
import type { Work } from '@khelaghor/testkit/record-work.ts';
import { withServer } from '@khelaghor/testkit/with-server.ts';
import { hashPassword } from '../../lib/passwords/hash-password.ts';

const pairCount = 4;
const recorder = startWorkRecorder();
afterAll(() => recorder.stop());
const server = await withServer({ logLevel: 'silent' });
const { ctx } = server;
const { calls, listPairs } = await openNameCalls(server, pairCount);

type Seen = { readonly answer: string; readonly work: Work };
/** Work that is done beside the call for a name. */
type Extra = (name: Name) => Promise<void>;

async function see({ prepare }: NameCall, name: Name, extra?: Extra): Promise<Seen> {
  const call = await prepare(name);
  let answer = '';
  const work = await recorder.record(ctx, async () => {
    answer = await call();
    await extra?.(name);
  });
  return { answer, work };
}

/** Returns what the server did for pairs of names; the first pair fills caches. */
async function compare(call: NameCall, extra?: Extra): Promise<(readonly [Seen, Seen])[]> {
  server.clock.advance(3_600_000);
  await ctx.db.deleteFrom('failedAttempt').execute();
  const seen: (readonly [Seen, Seen])[] = [];
  for (const [known, unknown] of listPairs(call.group)) {
    const ofKnown = await see(call, known, extra);
    seen.push([ofKnown, await see(call, unknown, extra)]);
  }
  return seen.slice(1);
}

function findCall(title: string): NameCall {
  const call = calls.find((one) => one.title === title);
  if (!call) throw new Error(`there is no call ${title}`);
  return call;
}

test.each(nameCallTitles)('%s reveals no username', async (title) => {
  const call = findCall(title);
  for (const [known, unknown] of await compare(call)) {
    expect(known.answer).toMatch(call.answer);
    expect(unknown.answer).toBe(known.answer);
    expect(known.work.statements.length).toBeGreaterThan(0);
    expect(unknown.work).toEqual(known.work);
  }
});

test('a login hashes one password, for unknown names too', async () => {
  for (const pair of await compare(findCall('logging in')))
    for (const { work } of pair) expect(work.hashes).toHaveLength(1);
});

const isUnknown = ({ username }: Name): boolean => username.startsWith('away');

test.each<[string, keyof Work, Extra]>([
  [
    'one more statement for unknown names',
    'statements',
    async (name) => {
      if (isUnknown(name)) await ctx.db.selectFrom('member').select('id').limit(1).execute();
    },
  ],
  [
    'a hash that is missing for unknown names',
    'hashes',
    async (name) => {
      if (!isUnknown(name)) await hashPassword('a quiet boat');
    },
  ],
  [
    'a message that is missing for unknown names',
    'queued',
    async (name) => {
      if (!isUnknown(name)) await queueMessage();
    },
  ],
])('the same measurement finds %s', async (_, part, extra) => {
  for (const [known, unknown] of await compare(findCall('a letter for a new password'), extra)) {
    expect(unknown.answer).toBe(known.answer);
    expect(unknown.work[part]).not.toEqual(known.work[part]);
  }
});

async function queueMessage(): Promise<void> {
  const at = server.clock.now();
  await ctx.db
    .insertInto('messageOutbox')
    .values({
      id: ctx.random.id(),
      channel: 'mail',
      recipient: 'a@khela.example',
      subject: '',
      textSealed: Buffer.alloc(0),
      state: 'waiting',
      createdAt: at,
      expiresAt: at,
    })
    .execute();
}
