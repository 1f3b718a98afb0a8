/** Every family of lotteries. */
import type { Family, YearlyFamily } from '../play.ts';
import { d3 } from './d3.ts';
import { d4 } from './d4.ts';
import { d5 } from './d5.ts';
import { hanoi } from './hanoi.ts';
import { hk6 } from './hk6/hk6.ts';
import { k3 } from './k3.ts';
import { keno20 } from './keno20.ts';
import { keno80 } from './keno80.ts';
import { lao } from './lao.ts';
import { pc28 } from './pc28.ts';
import { pk10 } from './pk10.ts';
import { ssc } from './ssc.ts';
import { thai } from './thai.ts';
import { vsl45 } from './vsl45.ts';
import { vsl55 } from './vsl55.ts';
import { x5 } from './x5.ts';
import { xsmb } from './xsmb.ts';
import { xsmn } from './xsmn.ts';
import { yeekee } from './yeekee.ts';

export const families: readonly (Family | YearlyFamily)[] = [
  d4,
  thai,
  lao,
  hanoi,
  yeekee,
  xsmb,
  xsmn,
  k3,
  ssc,
  x5,
  pk10,
  pc28,
  d3,
  d5,
  keno80,
  keno20,
  vsl45,
  vsl55,
  hk6,
];
