import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { minuteMs, secondMs } from '@khelaghor/time/durations.ts';
import type { ImageDone, ImageWork } from './image-worker.ts';

/** A process that has drawn nothing for this time ends, and its memory returns. */
const idleMs = 10 * secondMs;
/** A picture that is not drawn by then is given up with its process. */
const drawingMaxMs = minuteMs;

/** The process that draws the pictures of a server, one after another. */
export type ImageProcess = {
  draw(work: ImageWork): Promise<ImageDone>;
  /** The process id while one runs; undefined: none does. */
  readonly pid: number | undefined;
};

/** Starts the program. It is given no variables of the server, among which are its secrets. */
const startProcess = (): ChildProcess =>
  fork(new URL('./image-worker.ts', import.meta.url), {
    env: {},
    execArgv: [],
    serialization: 'advanced',
  });

/** Returns a process that begins with the first picture and ends when it is idle. */
export function createImageProcess(idleAfterMs = idleMs): ImageProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const rest = (ended: ChildProcess): void => {
    if (child === ended) child = null;
    if (ended.connected) ended.disconnect();
  };
  const draw = async (work: ImageWork): Promise<ImageDone> => {
    clearTimeout(idle);
    const worker = child ?? startProcess();
    if (child !== worker) worker.once('exit', () => rest(worker));
    child = worker;
    // While it draws, the server must stay alive.
    worker.ref();
    worker.channel?.ref();
    const limit = setTimeout(() => worker.kill('SIGKILL'), drawingMaxMs);
    const answered = new AbortController();
    const { signal } = answered;
    try {
      worker.send(work);
      const answer = await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => null),
      ]);
      if (answer) return answer[0] as ImageDone;
      return { wrong: 'image_too_large', error: 'the process that drew the picture ended' };
    } finally {
      answered.abort();
      clearTimeout(limit);
      worker.unref();
      worker.channel?.unref();
      idle = setTimeout(() => rest(worker), idleAfterMs).unref();
    }
  };
  return {
    draw,
    get pid() {
      return child?.pid;
    },
  };
}
