import type { z } from 'zod';

/** What a proof says, when it is base64 of JSON of this shape; null otherwise. */
export function readProof<S extends z.ZodType>(proof: string, shape: S): z.infer<S> | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    const parsed = shape.safeParse(json);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
