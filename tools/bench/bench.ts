// `npm run bench -- NAME` measures one thing and prints what it measured. Without a name it lists
// them.
import { benchDeposits } from './deposits.ts';
import { benchDeskLists } from './desk-lists.ts';
import { benchDice } from './dice.ts';
import { benchGamePages } from './game-pages.ts';
import { benchGames, benchSlots } from './games.ts';
import { benchHistory } from './history.ts';
import { benchIdle } from './idle.ts';
import { benchLedger } from './ledger.ts';
import { benchListFile } from './list-file.ts';
import { benchLogins } from './logins.ts';
import { benchLottery } from './lottery.ts';
import { benchMemory } from './memory.ts';
import { benchNameTimes } from './name-times.ts';
import { benchReportLag } from './report-lag.ts';
import { benchReports } from './reports.ts';
import { benchSettle } from './settle.ts';
import { benchStatements } from './statements.ts';
import { benchWagers } from './wagers.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = {
  desk: async () => {
    await benchReports();
    await benchReportLag();
    await benchDeskLists();
    await benchListFile();
  },
  deposits: benchDeposits,
  dice: benchDice,
  'game-pages': benchGamePages,
  games: benchGames,
  history: benchHistory,
  idle: benchIdle,
  ledger: benchLedger,
  logins: benchLogins,
  lottery: benchLottery,
  memory: benchMemory,
  'name-times': benchNameTimes,
  reports: benchReports,
  settle: benchSettle,
  slots: async () => benchSlots(),
  statements: benchStatements,
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
