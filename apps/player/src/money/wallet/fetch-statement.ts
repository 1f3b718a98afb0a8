import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { walletDownloadStatement } from '@khelaghor/client/routes.gen.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';

/** A statement that has arrived whole, or why it has not. */
export type FetchedStatement =
  | { readonly ok: true; readonly file: Blob; readonly name: string }
  | { readonly ok: false; readonly refusal: CallRefusal };

const lost = { ok: false, refusal: { success: false, code: 'network' } } as const;

const isRefusal = (reply: unknown): reply is CallRefusal =>
  typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === false;

/**
 * Fetches the statement of a period, in the page's language. A statement that broke off is lost:
 * half of one must not look like a whole one. Throws only when `signal` aborts.
 */
export async function fetchStatement(
  period: { readonly from: string; readonly to: string },
  language: Language,
  signal: AbortSignal,
): Promise<FetchedStatement> {
  try {
    const response = await fetch(
      `${walletDownloadStatement.path}?${new URLSearchParams(period).toString()}`,
      {
        headers: { language },
        cache: 'no-store',
        signal,
      },
    );
    if (!response.ok) {
      const reply: unknown = await response.json();
      return isRefusal(reply) ? { ok: false, refusal: reply } : lost;
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    return { ok: true, file: await response.blob(), name: named?.[1] ?? 'statement.csv' };
  } catch (failure) {
    if (signal.aborted) throw failure;
    return lost;
  }
}
