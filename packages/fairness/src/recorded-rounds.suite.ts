/** Rounds of quicknet as the network made them in 2023, for tests that contact no relay. */
import type { SignedRound } from './beacon.ts';

export const recordedRounds: readonly [SignedRound, SignedRound] = [
  {
    round: 2,
    randomness: '5782d6987841c654515a0e72b2d1ebb4e741234042c37cb19608ae50d93fb60c',
    signature:
      'b6b6a585449b66eb12e875b64fcbab3799861a00e4dbf092' +
      'd99e969a5eac57dd3f798acf61e705fe4f093db926626807',
  },
  {
    round: 3,
    randomness: '7ef4621ace1c6da4eb2eee7cd901f81385bca5b189771ec0f08d0d2566dd1a21',
    signature:
      'b3fab6df720b68cc47175f2c777e86d84187caab5770906f' +
      '515ff1099cb01e4deaa027075d860823e49477b93c72bd64',
  },
];
