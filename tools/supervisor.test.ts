// Goal: a service that dies is started again, with pauses while it keeps dying, and ends when it is
// told to. Method: small programs as services, killed as the system kills.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSupervised } from './supervisor.ts';
import type { Supervised } from './supervisor.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khelaghor-supervise-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Serves until it is told to end; `before` runs first, with the number of its start. */
const write = (before: string): string => `
import { readFileSync, writeFileSync } from 'node:fs';
const counter = process.argv[2];
const starts = 1 + Number(readFileSync(counter, 'utf8'));
writeFileSync(counter, String(starts));
const serve = () => process.send({ serves: true, claimLink: 'link ' + starts });
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(1));
${before}
serve();
`;

type Opened = { readonly service: Supervised; readonly lines: string[]; starts(): Promise<number> };

async function open(name: string, before: string): Promise<Opened> {
  const program = join(folder, `${name}.mjs`);
  const counter = join(folder, `${name}.count`);
  await writeFile(program, write(before));
  await writeFile(counter, '0');
  const lines: string[] = [];
  const service = startSupervised({
    name,
    program: [program, counter],
    env: process.env,
    log: (line) => lines.push(line),
    pausesMs: [1, 2, 4],
  });
  return { service, lines, starts: async () => Number(await readFile(counter, 'utf8')) };
}

test('a killed service is started again and says so; a closed one is not', async () => {
  const { service, lines, starts } = await open('victim', '');
  expect(await service.started).toEqual({ ok: true, claimLink: 'link 1' });
  for (const round of [1, 2, 3]) {
    process.kill(service.pid() ?? 0, 'SIGKILL');
    await expect.poll(() => lines.length).toBe(2 * round);
    expect(lines.slice(-2)).toEqual([
      'victim ended by itself (SIGKILL); it is started again.',
      'victim runs again.',
    ]);
  }
  await service.close();
  expect(await starts()).toBe(4);
  expect(lines).toHaveLength(6);
});

test('a service that cannot start at first is not tried again', async () => {
  const { service, starts } = await open(
    'refused',
    "process.send({ serves: false, why: 'The port is taken.' }, () => process.exit(1)); await new Promise(() => {});",
  );
  expect(await service.started).toEqual({ ok: false, why: 'The port is taken.' });
  await service.close();
  expect(await starts()).toBe(1);
});

test('a service that dies before it serves tells how', async () => {
  const { service } = await open('early', 'process.exit(7);');
  expect(await service.started).toEqual({ ok: false, why: 'It ended with code 7.' });
});

test('one that cannot start again is tried until it can', async () => {
  const { service, lines } = await open(
    'patient',
    "if (starts > 1 && starts < 5) { process.send({ serves: false, why: 'Not yet.' }, () => process.exit(1)); await new Promise(() => {}); }",
  );
  await service.started;
  process.kill(service.pid() ?? 0, 'SIGKILL');
  await expect.poll(() => lines.at(-1)).toBe('patient runs again.');
  expect(lines.filter((line) => line === 'patient cannot start again. Not yet.')).toHaveLength(3);
  await service.close();
});

test('one that is told to end while it starts ends', async () => {
  const { service, starts } = await open(
    'slow',
    'await new Promise(() => setInterval(() => {}, 1000));',
  );
  await expect.poll(starts).toBe(1);
  await service.close();
  expect(await service.started).toMatchObject({ ok: false });
});
