import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../lib/http/encodings.ts';
import type { Encoding } from '../lib/http/encodings.ts';
import { truncateIp } from '../lib/http/ip-prefix.ts';

/** A long text that is the same for all callers. */
export type ServedDocument = {
  readonly address: string;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly write: () => string;
  /** Multiplies how often one caller may ask for it. */
  readonly factor: number;
};

const callsPerMinute = 30;
const pieceBytes = 65_536;
const brotliQuality = 9;

type Written = { readonly etag: string; readonly bodies: Record<Encoding | 'identity', Buffer> };

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compress(text: string): Promise<Written> {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), compressGzip(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, bodies: { identity, br, gzip: gzipped } };
}

/** Piece by piece: the next one is given when the one before has been sent. */
function* cut(body: Buffer): Generator<Buffer> {
  for (let from = 0; from < body.length; from += pieceBytes)
    yield body.subarray(from, from + pieceBytes);
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Written) {
  const encoding = chooseEncoding(request);
  reply.headers({ vary: 'accept-encoding', etag, 'cache-control': 'no-cache' });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const body = bodies[encoding ?? 'identity'];
  if (encoding !== null) reply.header('content-encoding', encoding);
  reply.header('content-length', body.length);
  return reply.send(Readable.from(cut(body), { objectMode: false }));
}

/**
 * Serves a document. It is written and compressed for the first who asks, and kept: few servers are
 * ever asked for it, and however many ask, it is held once.
 */
export function serveDocument(app: FastifyInstance, document: ServedDocument): void {
  const { address, type, headers = {}, write, factor } = document;
  let writing: Promise<Written> | undefined;
  const max = Math.max(1, Math.round(callsPerMinute * factor));
  const keyGenerator = ({ ip }: FastifyRequest): string => `${address}:${truncateIp(ip)}`;
  app.get(
    address,
    { schema: { hide: true }, config: { rateLimit: { max, timeWindow: 60_000, keyGenerator } } },
    async (request, reply) => {
      writing ??= compress(write());
      return send(request, reply.type(type).headers(headers), await writing);
    },
  );
}
