// `npm run vendor-check -- URL`: plays the part of a vendor of games against the wallet of a
// running site and says, case by case, whether the answers are those of docs/vendors.md. It uses
// none of the project's packages and talks to URL alone.
//
//   npm run vendor-check -- --make-key vendor.pem
//   npm run vendor-check -- URL --key vendor.pem --our-key site.pem --listen 9100
//   npm run vendor-check -- URL --key vendor.pem --user ID --token TOKEN --game CODE
//
// --make-key writes a new private key to a file and prints its public half and fingerprint for the
// console. --listen waits for a launch of the vendor's game by a member; --our-key is the key that
// the console shows for this vendor. Without --listen, user, token and game are named.
//
// Exit status: 0 when every answer is as expected, 1 when one is not, 2 when something is missing.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cases } from './vendor-check/cases.ts';
import { runCases } from './vendor-check/run-cases.ts';
import { waitForLaunch } from './vendor-check/wait-for-launch.ts';
import type { Launch } from './vendor-check/wait-for-launch.ts';
import { openWallet } from './vendor-check/wallet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    'make-key': { type: 'string' },
    'our-key': { type: 'string' },
    listen: { type: 'string' },
    user: { type: 'string' },
    token: { type: 'string' },
    game: { type: 'string' },
    currency: { type: 'string', default: 'PLAY' },
  },
});

/** Writes a new private key, readable by its owner alone, and prints its public half. */
function makeKey(file: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  console.log(publicKey.export({ format: 'pem', type: 'spki' }).toString());
  const der = createPublicKey(pem).export({ format: 'der', type: 'spki' });
  console.log(`SHA-256 ${createHash('sha256').update(der).digest('hex')}`);
}

async function findLaunch(): Promise<Launch> {
  const { listen, user, token, game, currency } = values;
  const ourKey = values['our-key'];
  if (listen !== undefined) {
    if (ourKey === undefined) throw new Error('--listen needs --our-key FILE.');
    console.log(`Open the vendor's game as a member now; listening on 127.0.0.1:${listen} ...`);
    return waitForLaunch(Number(listen), readFileSync(ourKey, 'utf8'));
  }
  if (user === undefined || token === undefined || game === undefined)
    throw new Error('Name --user, --token and --game, or --listen PORT.');
  return { user, token, gameCode: game, currency };
}

/** Plays all cases against a site. Resolves with how many were not as expected. */
async function check(origin: string, keyFile: string): Promise<number> {
  const key = createPrivateKey(readFileSync(keyFile));
  const wallet = openWallet(origin, (text) =>
    sign('RSA-SHA256', Buffer.from(text), key).toString('base64'),
  );
  const launch = await findLaunch();
  let failed = 0;
  for await (const { name, differences } of runCases({ wallet, ...launch }, cases)) {
    if (differences.length > 0) failed += 1;
    console.log(`${differences.length === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    for (const difference of differences) console.log(`     ${difference}`);
  }
  console.log(`\n${cases.length - failed} as expected, ${failed} not`);
  return failed;
}

try {
  const [origin] = positionals;
  const file = values['make-key'];
  if (file !== undefined) makeKey(file);
  else if (origin === undefined || values.key === undefined)
    throw new Error('Usage: npm run vendor-check -- URL --key FILE (the file says more).');
  else process.exitCode = (await check(origin, values.key)) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
