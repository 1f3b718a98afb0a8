import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { pageMemberHeader } from '@khelaghor/contract/lib/page-member.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { handleRefusal } from '../api.ts';
import { getClaim } from '../session/page-member.ts';

/** A file that has arrived whole, or why it has not. */
export type FetchedFile =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly refusal: CallRefusal };

const lost = { ok: false, refusal: { success: false, code: 'network' } } as const;

const isRefusal = (reply: unknown): reply is CallRefusal =>
  typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false;

/** Where a file of records comes from. */
export type FileAddress = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
};

/**
 * Fetches a file of records, in the page's language. A file that broke off is lost: half of one
 * must not look like a whole one. Throws only when `signal` aborts.
 */
export async function fetchFile(
  { path, query }: FileAddress,
  language: Language,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const page = getClaim();
  try {
    const response = await fetch(`${path}?${new URLSearchParams(query).toString()}`, {
      headers: { language, ...(page !== undefined && { [pageMemberHeader]: page }) },
      cache: 'no-store',
      signal,
    });
    if (!response.ok) {
      const reply: unknown = await response.json();
      if (!isRefusal(reply)) return lost;
      handleRefusal(reply);
      return { ok: false, refusal: reply };
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    return { ok: true, file: await response.blob(), name: named?.[1] ?? 'records.csv' };
  } catch (failure) {
    if (signal.aborted) throw failure;
    return lost;
  }
}
