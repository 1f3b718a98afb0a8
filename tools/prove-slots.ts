/**
 * `npm run prove-slots [-- SLOT…]`: proves the slots whose sheet or code has changed since they
 * were proven, and keeps the proofs in the engines' folders. Named slots are proven in any case.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';
import { listProvable } from './slot-proofs.ts';

const writeProof = (code: string, proof: SlotProof): string =>
  `// Written by \`npm run prove-slots\`.
import type { SlotProof } from '@khelaghor/slot-engine/slot-proof.ts';

export const ${code}Proof: SlotProof = ${JSON.stringify(proof, null, 2)};
`;

const named = process.argv.slice(2);
for (const { code, scope, hash, prove } of listProvable()) {
  const path = fileURLToPath(new URL(`../engines/${code}/src/proof.gen.ts`, import.meta.url));
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (named.length > 0 ? !named.includes(code) : kept.includes(`"hash": "${hash}"`)) {
    console.log(`${scope}: kept.`);
    continue;
  }
  const start = performance.now();
  const proof = prove();
  await writeFile(path, writeProof(code, proof));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { returnLeast, returnMost, deviation, topChance } = proof;
  console.log(`${scope}: returns ${returnLeast} to ${returnMost}, σ ${deviation.toFixed(3)},`);
  console.log(`  top ${topChance.toExponential(3)}, proven in ${seconds} s.`);
}
