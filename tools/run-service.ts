// A service of the site as a process of its own, under a parent that starts it again when it dies.
import { join } from 'node:path';
import type { Config } from '@khelaghor/server/lib/config/config.ts';
import { getSentence, requireConfig } from './startup-errors.ts';

/** What a service tells its parent once: that it serves, or why it cannot. */
export type ServiceMessage =
  | { readonly serves: true; readonly claimLink: string | null }
  /** null: an error that no sentence explains was printed. */
  | { readonly serves: false; readonly why: string | null };

export type OpenService = {
  readonly claimLink: string | null;
  close(): Promise<void>;
};

/** A part that does not end in time is abandoned; the database takes what it needs. */
const closeWithinMs = 15_000;

/** Tells the parent, and does the rest when that has been sent. */
function tell(message: ServiceMessage, then: () => void = () => undefined): void {
  // A service that an engineer starts by hand has no parent.
  if (!process.send) return then();
  process.send(message, then);
}

async function end(service: OpenService, code: number): Promise<never> {
  setTimeout(() => process.exit(1), closeWithinMs).unref();
  try {
    await service.close();
  } catch (error) {
    console.error('It did not end cleanly:', error);
  }
  process.exit(code);
}

/**
 * Opens a service and keeps it until SIGTERM, or until its parent is gone, which alone could
 * stop it. Ctrl-C reaches each process of a terminal: the parent decides what follows.
 */
export async function runService(open: (config: Config) => Promise<OpenService>): Promise<void> {
  let config: Config | null = null;
  let service: OpenService | null = null;
  let isEnding = false;
  const stop = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    if (service === null) process.exit(code);
    void end(service, code);
  };
  process.on('disconnect', () => process.exit(1));
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('SIGTERM', () => stop(0));
  for (const fault of ['uncaughtException', 'unhandledRejection'])
    process.on(fault, (error: unknown) => {
      console.error('An unexpected error ends the service:', error);
      stop(1);
    });
  try {
    config = requireConfig(process.env, join(import.meta.dirname, '..'));
    service = await open(config);
  } catch (error) {
    const why = getSentence(error, config);
    if (why === null) console.error(error);
    tell({ serves: false, why }, () => process.exit(1));
    return;
  }
  tell({ serves: true, claimLink: service.claimLink });
}
