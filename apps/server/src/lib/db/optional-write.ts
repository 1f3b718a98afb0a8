/** PostgreSQL's code for a volume that is full. */
const diskFull = '53100';

/**
 * Writes what may as well be written another time, a sign of life say: not at all while the
 * database has no room, so that whoever only reads is answered. Every other error is thrown.
 */
export async function writeIfThereIsRoom(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === diskFull;
    if (!isFull) throw error;
  }
}
