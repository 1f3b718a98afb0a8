/**
 * Runs work that shares a key one after another, in the order of the calls, within this process.
 * It spares the database from sorting out callers who are sure to collide; what must hold between
 * processes is still up to the database.
 */
export function createKeyedQueue(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    // Whatever became of the one before.
    const mine = before === undefined ? work() : before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
