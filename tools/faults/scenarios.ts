// Every fault scenario, in the order of their numbers.
import { killServer } from './scenarios/kill-server.ts';
import { killDatabaseScenario } from './scenarios/kill-database.ts';
import { killBoth } from './scenarios/kill-both.ts';
import { stopWorker } from './scenarios/stopped-worker.ts';
import { fillDataDisk } from './scenarios/disk-full-data.ts';
import { fillWalDisk } from './scenarios/disk-full-wal.ts';
import { runWrongClocks } from './scenarios/wrong-clock.ts';
import { repeatCallbacks } from './scenarios/repeated-callbacks.ts';
import { reorderCallbacks } from './scenarios/reordered-callbacks.ts';
import { spendWholeBalance } from './scenarios/whole-balance.ts';
import { reuseKey } from './scenarios/same-key.ts';
import { cycleTransfers } from './scenarios/transfer-cycles.ts';
import { exhaustConnections } from './scenarios/no-connections.ts';
import { cutNetworkInNamespace } from './scenarios/network-cut-netns.ts';
import { cutNetwork } from './scenarios/network-cut.ts';
import { restoreBackup } from './scenarios/restore-backup.ts';
import { stormDeadlocks } from './scenarios/deadlock-storm.ts';
import { changeBytes } from './scenarios/changed-bytes.ts';
import { interruptRounds } from './scenarios/interrupted-rounds.ts';
import { killJackpots } from './scenarios/killed-jackpots.ts';
import { weakenRandomness } from './scenarios/weak-randomness.ts';
import { killSharedRounds } from './scenarios/killed-shared-rounds.ts';
import type { Scenario } from './scenario.ts';

export const scenarios: readonly Scenario[] = [
  killServer,
  killDatabaseScenario,
  killBoth,
  stopWorker,
  fillDataDisk,
  fillWalDisk,
  runWrongClocks,
  repeatCallbacks,
  reorderCallbacks,
  spendWholeBalance,
  reuseKey,
  cycleTransfers,
  exhaustConnections,
  cutNetwork,
  cutNetworkInNamespace,
  restoreBackup,
  stormDeadlocks,
  interruptRounds,
  killJackpots,
  weakenRandomness,
  changeBytes,
  killSharedRounds,
];
