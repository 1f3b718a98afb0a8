// `npm run bench -- NAME` measures one thing and prints what it measured. Without a name it lists
// them.
import { benchDice } from './dice.ts';
import { benchHistory } from './history.ts';
import { benchIdle } from './idle.ts';
import { benchLedger } from './ledger.ts';
import { benchLogins } from './logins.ts';
import { benchLottery } from './lottery.ts';
import { benchMemory } from './memory.ts';
import { benchSettle } from './settle.ts';
import { benchWagers } from './wagers.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  dice: benchDice,
  history: benchHistory,
  idle: benchIdle,
  ledger: benchLedger,
  logins: benchLogins,
  lottery: benchLottery,
  memory: benchMemory,
  settle: benchSettle,
  wagers: benchWagers,
};

const wanted = process.argv[2] ?? '';
const bench = Object.hasOwn(benches, wanted) ? benches[wanted] : undefined;
if (bench === undefined) {
  console.log(`Which one? npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = wanted === '' ? 0 : 1;
} else {
  await bench();
}
