// Runs in a worker: tries counters until one solves the challenge, with the browser's own SHA-256.
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import { handler } from 'altcha-lib/workers/shared';

handler({ deriveKey });
