import { feedbackImagesMax } from '@khelaghor/contract/lib/message-limits.ts';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';

/** A photograph of any phone, before it is made small. */
export const fileBytesMax = 40 * 1024 * 1024;

/** How many characters the server counts in a text: one for each, however it is stored. */
export const getLength = (text: string): number => [...toVisibleLines(text)].length;

/** Why a file is not taken as a picture; null when it is. The server looks into it as well. */
export function findImageError(
  file: { readonly type: string; readonly size: number },
  held: number,
): 'too_many' | 'kind' | 'too_large' | null {
  if (held >= feedbackImagesMax) return 'too_many';
  if (file.type !== 'image/png' && file.type !== 'image/jpeg') return 'kind';
  return file.size > fileBytesMax ? 'too_large' : null;
}
