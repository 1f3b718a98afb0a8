/** A connection that does not wait for ever for a database that has gone without a word. */
import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Makes the class of connections that end by themselves when a query waits for its answer and
 * nothing has come for so long. That is how a network ends which forgot the connection: no packet
 * arrives and none is refused, so neither end is ever told. The query fails like one whose
 * connection broke: whether it was carried out is not known.
 * @param silenceMaxMs longer than any statement may take
 */
export function answeringClient(
  silenceMaxMs: number,
): new (config?: string | pg.ClientConfig) => pg.Client {
  return class AnsweringClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const given = typeof config === 'string' ? { connectionString: config } : config;
      const socket = new Socket();
      super({ ...given, stream: () => socket });
      // What was sent up to the last answer; more than that has been sent since, a query waits.
      let answered = 0;
      const note = (): void => {
        answered = socket.bytesWritten;
      };
      this.on('connect', note).on('drain', note);
      // Not as the argument of setTimeout, which hears of the first silence only: that of a
      // connection that nobody used.
      socket.setTimeout(silenceMaxMs).on('timeout', () => {
        if (socket.bytesWritten > answered)
          socket.destroy(new Error('Connection terminated: the database did not answer in time'));
      });
    }
  };
}
