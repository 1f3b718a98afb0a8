import type { ChildProcess } from 'node:child_process';

/** Keeps what a program prints from now on; the function returns all of it so far. */
export function collectOutput({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  stdout?.on('data', keep);
  stderr?.on('data', keep);
  return () => output;
}
