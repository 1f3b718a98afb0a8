// The memory of a nearly idle server: the built site, started as `npm start` starts it, after some
// visits and the quiet that follows them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { quietForMs } from '@khelaghor/server/lib/quiet-collections.ts';
import { startTestSite } from '../test-site.ts';
import { computeQuantile } from './quantile.ts';

const visits = 200;
const residentMaxMb = 250;
/** The span in which the visits end is not quiet; the next one is. */
const quietMs = 2 * quietForMs + 5_000;
const languages = ['bn', 'en'] as const;

/** One visit fetches a page, a call, and sometimes a file of the API reference. */
const pages = [
  '/',
  '/elott',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/register',
  '/login',
  '/helpmc',
  '/lottery',
  '/inhouse',
  '/winners',
  '/fairness',
];
const calls = [
  '/lgw/games/game_menus',
  '/lgw/games/popular?count=20',
  '/wps/relay/newGameVendor',
  '/wps/relay/gameList?gameType=RNG',
  '/wps/relay/leadBoard?period=day',
  '/wps/system/whitelabel',
  '/wps/system/helpCenter',
  '/lgw/vn/numeros/opened/game',
];
const forReaders = ['/reference', '/openapi.json'];

const pick = <T>(choices: readonly T[], at: number): T => {
  const choice = choices[at % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
};

/** The process that serves the site, and those that keep it and the sandbox gateway. */
function findProcesses(keeper: number): { readonly server: number; readonly others: number[] } {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${keeper}`], {
    encoding: 'utf8',
  });
  const services = list.split('\n').filter((line) => /serve-(?:site|gateway)\.ts/u.test(line));
  const server = services.find((line) => line.includes('serve-site.ts'));
  if (server === undefined) throw new Error('No process serves the site.');
  const gateways = services
    .filter((line) => line !== server)
    .map((line) => Number.parseInt(line, 10));
  return { server: Number.parseInt(server, 10), others: [keeper, ...gateways] };
}

function getResidentMb(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function fetchAll(address: string, visit: number): Promise<void> {
  const language = pick(languages, visit);
  const paths = [pick(pages, visit), pick(calls, visit)];
  if (visit % 20 === 0) paths.push(...forReaders);
  for (const path of paths) {
    const reply = await fetch(address + path, {
      headers: { cookie: `hisLang=${language}`, language, 'accept-encoding': 'br' },
    });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
  }
}

/** Measures, prints the resident memory at three moments, and fails when the last is too high. */
export async function benchIdle(): Promise<void> {
  const site = await startTestSite();
  try {
    const say = (when: string, mb: number, verdict = ''): void =>
      console.log(`  ${when.padEnd(24)} ${mb.toFixed(0).padStart(4)} MB${verdict}`);
    const { server, others } = findProcesses(site.pid);
    console.log('Resident memory of the server:');
    say('after its start', getResidentMb(server));
    const waits: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const began = performance.now();
      await fetchAll(site.address, visit);
      waits.push(performance.now() - began);
    }
    say(
      `after ${visits} visits`,
      getResidentMb(server),
      `, each ${computeQuantile(waits, 0.5).toFixed(0)} ms`,
    );
    await pause(quietMs);
    const idleMb = getResidentMb(server);
    const isKept = idleMb <= residentMaxMb;
    say('when it is quiet', idleMb, ` (at most ${residentMaxMb}) ${isKept ? 'ok' : 'MISSED'}`);
    const othersMb = others.reduce((sum, pid) => sum + getResidentMb(pid), 0);
    say('beside it', othersMb, ' (what starts it again, and the sandbox gateway)');
    if (!isKept) process.exitCode = 1;
  } finally {
    await site.close();
  }
}
