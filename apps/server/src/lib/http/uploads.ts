import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { imageBytesMax } from '@khelaghor/contract/site/media.ts';
import { ok, refuse } from './result.ts';
import type { Result } from './result.ts';

const filesMax = 3;

/** Lets a listener read multipart/form-data; only routes with `upload` ever look at one. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: imageBytesMax,
      files: filesMax,
      fields: 0,
      parts: filesMax,
      headerPairs: 20,
      fieldNameSize: 40,
    },
  });
}

const tooLarge = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT']);

type Uploaded = Result<
  Buffer[],
  'image_missing' | 'image_too_large' | 'image_unreadable' | 'unsupported_media'
>;

/**
 * The files that came with a request, whatever they are called and said to be.
 * @param max how many there may be
 */
export async function readUploadedFiles(
  request: FastifyRequest,
  max = filesMax,
): Promise<Uploaded> {
  if (!request.isMultipart()) return refuse('unsupported_media');
  const files: Buffer[] = [];
  try {
    for await (const part of request.files({ limits: { files: max, parts: max } })) {
      const bytes = await part.toBuffer();
      if (bytes.length > 0) files.push(bytes);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // A form that ends in its middle, or is none, throws whatever its reader stumbled on.
    return refuse(tooLarge.has(code) ? 'image_too_large' : 'image_unreadable');
  }
  return files.length === 0 ? refuse('image_missing') : ok(files);
}
