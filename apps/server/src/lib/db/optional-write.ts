/** PostgreSQL's code for a volume that is full. */
const diskFull = '53100';

/**
 * Does a write that can be left out, such as the time a session was last seen. Skips it while the
 * disk of the database is full, so that reading calls still succeed. Throws every other error.
 */
export async function writeIfThereIsRoom(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === diskFull;
    if (!isFull) throw error;
  }
}
