import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The best encoding that a caller takes; null: the bytes as they are. */
export function chooseEncoding({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
