// Every fault scenario, in the order of their numbers.
import { ft01 } from './ft-01.ts';
import { ft02 } from './ft-02.ts';
import { ft03 } from './ft-03.ts';
import { ft04 } from './ft-04-held-worker.ts';
import { ft05 } from './ft-05.ts';
import { ft06 } from './ft-06.ts';
import { ft08 } from './ft-08-wrong-clock.ts';
import { ft09 } from './ft-09-repeated-callbacks.ts';
import { ft10 } from './ft-10-reordered-callbacks.ts';
import { ft13 } from './ft-13-whole-balance.ts';
import { ft14 } from './ft-14-one-key.ts';
import { ft16 } from './ft-16-transfer-cycles.ts';
import { ft19 } from './ft-19-no-connections.ts';
import { ft20Netns } from './ft-20-netns.ts';
import { ft20 } from './ft-20.ts';
import { ft24 } from './ft-24.ts';
import { ft28 } from './ft-28-deadlock-storm.ts';
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
