// Goal: a move or a rename changes no path, status, code or shape of any call. Method: a fixed list
// of calls to a server on an empty database is compared with the recording beside this file.
import { expect, test } from 'vitest';
import { recordCalls } from './record-calls.ts';

test('every recorded call gets the reply of the recording', async () => {
  const recording = await recordCalls();
  await expect(`${JSON.stringify(recording, null, 2)}\n`).toMatchFileSnapshot('./calls.json');
}, 120_000);
