// The whole system in a process of its own, for the journeys: built pages, private database, free
// ports. It says in one line of JSON where it is, does what its input asks, a line of JSON each,
// and ends when its input ends.
import { createInterface } from 'node:readline';
import { startFakeGeetest } from '@khelaghor/testkit/fake-geetest.ts';
import { startProviderServer } from '@khelaghor/testkit/identity-providers/test-provider-server.ts';
import { startTestServer } from '@khelaghor/testkit/test-server.ts';
import { getCommands } from './commands.ts';
import { testIdentities } from './test-identities.ts';
import { createMovableClock } from './movable-clock.ts';
import { createSeededRandom } from './seeded-random.ts';

type Asked = { number: number; name: string; input: unknown };

const clock = createMovableClock(process.argv[4] === 'held' ? 'held' : 'running');
const random = createSeededRandom('system');
const logLevel = process.argv[2] === 'debug' ? 'debug' : 'error';
const geetest = await startFakeGeetest();
const services = ['http', 'jobs'] as const;
const server =
  process.argv[3] === 'outside'
    ? await startProviderServer({ people: testIdentities, clock, random, services })
    : await startTestServer({ logLevel, clock, random, geetest });
const commands = new Map<string, (input: never) => Promise<unknown>>(
  Object.entries(getCommands(server, { clock, random, geetest })),
);

async function answer({ number, name, input }: Asked): Promise<void> {
  const command = commands.get(name);
  try {
    if (!command) throw new Error(`there is no command ${name}`);
    const value = (await command(input as never)) ?? null;
    console.log(JSON.stringify({ number, value }));
  } catch (error) {
    console.log(JSON.stringify({ number, error: String(error) }));
  }
}

const { config, claimLink, databaseUrl } = server;
console.log(JSON.stringify({ origins: config.origins, claimLink, databaseUrl }));
const input = createInterface({ input: process.stdin });
input.on('line', (line) => void answer(JSON.parse(line) as Asked));
input.on('close', () => void server.close().then(() => process.exit(0)));
