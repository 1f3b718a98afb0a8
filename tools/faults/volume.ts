// A file system of its own, small enough to be filled.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Mounts an empty file system of so many MiB on a folder, which is made. */
export async function mountVolume(folder: string, mebibytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  await chmod(folder, 0o755);
}

/** Takes it away again, with all that is in it. */
export async function unmountVolume(folder: string): Promise<void> {
  await run('umount', ['-l', folder]);
}

/** Why no volume can be mounted here; null when one can. */
export async function findVolumeHindrance(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'khelaghor-volume-'));
  try {
    await mountVolume(folder, 1);
    await unmountVolume(folder);
    return null;
  } catch (error) {
    return `a small file system can be mounted by root only (${String(error).split('\n')[0]})`;
  } finally {
    await rmdir(folder).catch(() => undefined);
  }
}

const ballastName = 'ballast';

/** Fills what is left of a volume to the last byte. */
export async function fillVolume(folder: string): Promise<number> {
  const handle = await open(join(folder, ballastName), 'a', 0o644);
  let written = 0;
  try {
    // In ever smaller pieces, so that not even a page is left.
    for (const size of [1_048_576, 65_536, 4_096]) {
      const piece = Buffer.alloc(size);
      for (;;) {
        const done = await handle.write(piece).then(
          ({ bytesWritten }) => bytesWritten,
          () => 0,
        );
        written += done;
        if (done < size) break;
      }
    }
  } finally {
    await handle.close();
  }
  return written;
}

/** Gives the space back. */
export async function createEmptyVolume(folder: string): Promise<void> {
  await rm(join(folder, ballastName));
}
