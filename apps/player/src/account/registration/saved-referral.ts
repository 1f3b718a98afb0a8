import { localKept } from '@khelaghor/client/kept-storage.ts';

/**
 * The invitation of the last referral link that the visitor followed, stored for thirty days. It is
 * untrusted text: only a well-formed code is stored, shown and sent.
 */
const key = 'invitation';
const keptMs = 30 * 24 * 3_600_000;
const codeForm = /^[A-Za-z0-9]{8,32}$/;

type Kept = { readonly code: string; readonly atMs: number };

/** The code in a stored text until it expires; null for any other text. */
export function parseReferral(text: string | null, nowMs: number): string | null {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept> | null;
    const { code = '', atMs = 0 } = kept ?? {};
    if (typeof code !== 'string' || typeof atMs !== 'number' || !codeForm.test(code)) return null;
    return atMs <= nowMs && nowMs - atMs < keptMs ? code : null;
  } catch {
    return null;
  }
}

/** The code of a link; null where there is none, or it is malformed. */
export function getCodeFromLink(search: string): string | null {
  const code = new URLSearchParams(search).get('referralCode') ?? '';
  return codeForm.test(code) ? code : null;
}

/** Stores the code of the followed link; the last one counts. */
export function saveReferral(code: string, nowMs: number): void {
  localKept.setItem(key, JSON.stringify({ code, atMs: nowMs } satisfies Kept));
}

export function readReferral(nowMs: number): string | null {
  return parseReferral(localKept.getItem(key), nowMs);
}

export function clearReferral(): void {
  localKept.removeItem(key);
}
