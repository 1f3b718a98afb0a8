// Every fault scenario, in the order of their numbers.
import { ft01 } from './scenarios/kill-server.ts';
import { ft02 } from './scenarios/kill-database.ts';
import { ft03 } from './scenarios/kill-both.ts';
import { ft04 } from './scenarios/stopped-worker.ts';
import { ft05 } from './scenarios/disk-full-data.ts';
import { ft06 } from './scenarios/disk-full-wal.ts';
import { ft08 } from './scenarios/wrong-clock.ts';
import { ft09 } from './scenarios/repeated-callbacks.ts';
import { ft10 } from './scenarios/reordered-callbacks.ts';
import { ft13 } from './scenarios/whole-balance.ts';
import { ft14 } from './scenarios/same-key.ts';
import { ft16 } from './scenarios/transfer-cycles.ts';
import { ft19 } from './scenarios/no-connections.ts';
import { ft20Netns } from './scenarios/network-cut-netns.ts';
import { ft20 } from './scenarios/network-cut.ts';
import { ft24 } from './scenarios/restore-backup.ts';
import { ft28 } from './scenarios/deadlock-storm.ts';
import type { Scenario } from './scenario.ts';

export const scenarios: readonly Scenario[] = [
  ft01,
  ft02,
  ft03,
  ft04,
  ft05,
  ft06,
  ft08,
  ft09,
  ft10,
  ft13,
  ft14,
  ft16,
  ft19,
  ft20,
  ft20Netns,
  ft24,
  ft28,
];
