const tries = 3;
const pauseMs = 800;
/** So long one part of the code may take to arrive. */
const timeoutMs = 120_000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function withinTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLost()), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A part of the site's code could not be fetched. The page offers to load everything again. */
export class ChunkLost extends Error {
  constructor() {
    super('Loading chunk failed');
    this.name = 'ChunkLost';
  }
}

/**
 * Fetches a part of the site's code, three times if it must. Throws `ChunkLost` in the end: the
 * connection is gone, or the site was renewed and the part no longer exists. What does not arrive
 * at all within the time is not asked for again.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await withinTime(load());
    } catch (failure) {
      if (failure instanceof ChunkLost) throw failure;
      if (attempt < tries) await pause(pauseMs * attempt);
    }
  }
  throw new ChunkLost();
}
