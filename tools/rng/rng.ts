// `npm run -s rng -- raw BYTES [--seed=TEXT]`: raw output of the fair stream on stdout, before it
// is scaled, for the programs of a test laboratory. Bytes are those of the first block of rounds
// 0, 1, 2 and so on.
//
// `npm run rng -- battery [--sequences=100 --bits=1000000 --draws=10000000 --seed=TEXT]`: the tests
// of tools/rng/battery.ts on raw and on scaled output. Fails when a line is outside of the plan.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { testMappings, testRaw, testScaled } from './battery.ts';
import type { Line } from './battery.ts';
import { createRoundWords } from './sources.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sequences: { type: 'string', default: '100' },
    bits: { type: 'string', default: '1000000' },
    draws: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'battery' },
  },
});
const [command, bytesText = ''] = positionals;

const chunkBytes = 65_536;

async function writeRaw(bytes: number): Promise<void> {
  const next = createRoundWords(values.seed);
  for (let left = bytes; left > 0; left -= chunkBytes) {
    const chunk = Buffer.alloc(chunkBytes);
    for (let at = 0; at < chunkBytes; at += 4) chunk.writeUInt32BE(next(), at);
    if (!process.stdout.write(chunk.subarray(0, left))) await once(process.stdout, 'drain');
  }
}

/** Prints results; false when one is outside of the plan. */
function report(title: string, lines: readonly Line[]): boolean {
  console.log(`\n${title}`);
  for (const { name, found, isFine } of lines)
    console.log(`  ${name.padEnd(44)} ${found}${isFine ? '' : '  OUTSIDE'}`);
  return lines.every(({ isFine }) => isFine);
}

function runBattery(): boolean {
  const [sequences, bits, draws] = [values.sequences, values.bits, values.draws].map(Number);
  if (!sequences || !bits || !draws) throw new RangeError('sequences, bits and draws are numbers');
  const { seed } = values;
  const raw = testRaw(createRoundWords(`${seed} raw`), { sequences, bits });
  const isRawFine = report(`Raw output, ${sequences} sequences of ${bits} bits`, raw);
  const scaled = testScaled(createRoundWords(`${seed} scaled`), { draws });
  const isScaledFine = report(`Scaled output, ${draws} numbers`, scaled);
  const mappings = testMappings(createRoundWords(`${seed} mappings`), { draws });
  const areMappingsFine = report(`Mappings of the games, ${draws} draws of each`, mappings);
  return isRawFine && isScaledFine && areMappingsFine;
}

const bytes = Number(bytesText);
if (command === 'raw' && Number.isSafeInteger(bytes) && bytes > 0) await writeRaw(bytes);
else if (command === 'battery') process.exitCode = runBattery() ? 0 : 1;
else {
  console.error('npm run rng -- raw BYTES | battery [--sequences= --bits= --draws= --seed=]');
  process.exitCode = 2;
}
