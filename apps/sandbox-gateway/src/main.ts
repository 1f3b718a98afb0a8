import { resolve } from 'node:path';
import { startSandboxGateway } from './server.ts';

/** Runs the sandbox gateway as a program of its own; `npm start` runs it inside its own process. */

function needed(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}

const origin = process.env['KHELAGHOR_ORIGIN_GATEWAY'];
const gateway = await startSandboxGateway({
  port: Number(process.env['KHELAGHOR_PORT_GATEWAY'] ?? '8084'),
  host: process.env['KHELAGHOR_HOST'] ?? '127.0.0.1',
  dataDir: resolve(process.env['KHELAGHOR_DATA_DIR'] ?? '.data', 'sandbox-gateway'),
  key: needed('KHELAGHOR_GATEWAY_KEY'),
  secret: needed('KHELAGHOR_GATEWAY_SECRET'),
  ...(origin !== undefined && { origin }),
});
process.stdout.write(`The sandbox gateway listens at ${gateway.address}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.close());
}
