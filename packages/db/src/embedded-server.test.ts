import { expect, test } from 'vitest';
import { classifyFailure, getSharedBuffersMb } from './embedded-server.ts';

test.each([
  [
    'disk_full',
    [
      'running bootstrap script ... 2026-01-01 FATAL:  could not write to file "pg_wal/xlogtemp.9":',
      'No space left on device',
    ],
  ],
  ['disk_full', ['PANIC:  could not extend file "base/5/1259": Disk quota exceeded']],
  ['port_taken', ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use']],
  [
    'still_in_use',
    ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'HINT: ...'],
  ],
  ['still_in_use', ['FATAL:  lock file "postmaster.pid" already exists']],
  ['cannot_start', ['FATAL:  data directory "/x" has invalid permissions']],
  ['cannot_start', []],
] as const)('%s is read out of the last lines', (fault, lines) => {
  expect(classifyFailure(lines)).toBe(fault);
});

test.each([
  [512, 128],
  [2_048, 128],
  [4_096, 256],
  [24_576, 1_024],
])('of %i MB of memory the server keeps %i for pages', (memory, pages) => {
  expect(getSharedBuffersMb(memory * 1_048_576)).toBe(pages);
});
