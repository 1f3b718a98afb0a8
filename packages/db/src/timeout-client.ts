/** A connection that does not wait forever for a database that has silently vanished. */
import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Returns a client class whose connection closes when a query waits and no data has arrived for
 * `silenceMaxMs`. A network that has dropped the connection loses packets without refusing them,
 * so neither end gets an error. The query fails like one whose connection broke: it may have been
 * executed.
 * @param silenceMaxMs longer than any statement may take
 */
export function buildTimeoutClient(
  silenceMaxMs: number,
): new (config?: string | pg.ClientConfig) => pg.Client {
  return class TimeoutClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const given = typeof config === 'string' ? { connectionString: config } : config;
      const socket = new Socket();
      super({ ...given, stream: () => socket });
      // Bytes sent before the last answer. When more have been sent since, a query waits.
      let answered = 0;
      const note = (): void => {
        answered = socket.bytesWritten;
      };
      this.on('connect', note).on('drain', note);
      // Not as the argument of setTimeout, which is called only once: for the first silence, even
      // of an idle connection.
      socket.setTimeout(silenceMaxMs).on('timeout', () => {
        if (socket.bytesWritten > answered)
          socket.destroy(new Error('Connection terminated: the database did not answer in time'));
      });
    }
  };
}
