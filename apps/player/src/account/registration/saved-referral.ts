/**
 * The invitation that brought somebody here: the last link that was followed, for thirty days. It
 * is text from a stranger: only what can be a code is kept, shown and sent.
 */
const key = 'invitation';
const keptMs = 30 * 24 * 3_600_000;
const codeForm = /^[A-Za-z0-9]{8,32}$/;

type Kept = { readonly code: string; readonly atMs: number };

/** What stands in a kept text, while it holds; null for anything else. */
export function readInvitation(text: string | null, nowMs: number): string | null {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept> | null;
    const { code = '', atMs = 0 } = kept ?? {};
    if (typeof code !== 'string' || typeof atMs !== 'number' || !codeForm.test(code)) return null;
    return atMs <= nowMs && nowMs - atMs < keptMs ? code : null;
  } catch {
    return null;
  }
}

/** The code of a link; null where there is none, or no code. */
export function codeOfLink(search: string): string | null {
  const code = new URLSearchParams(search).get('referralCode') ?? '';
  return codeForm.test(code) ? code : null;
}

/** Keeps the code of the link that was followed; the last one counts. */
export function keepInvitation(code: string, nowMs: number): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ code, atMs: nowMs } satisfies Kept));
  } catch {
    // A browser that keeps nothing: the link's own code still counts on this page.
  }
}

export function keptInvitation(nowMs: number): string | null {
  try {
    return readInvitation(window.localStorage.getItem(key), nowMs);
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}
