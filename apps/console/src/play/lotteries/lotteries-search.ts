import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';

export const issueStates = ['open', 'closed', 'drawn', 'settled', 'cancelled', 'reopened'] as const;

/** What the address of the lotteries says. */
export type LotteriesSearch = {
  /** The lottery whose page is shown. */
  readonly id?: string;
  readonly tab?: string;
  /** Which of its issues are listed. */
  readonly state?: AdminIssue['state'];
  /** The draw whose result is shown. */
  readonly issue?: string;
  /** The draw whose group tickets are shown. */
  readonly groups?: string;
  /** A day like 2026-11-21. */
  readonly day?: string;
};

/** Reads an address; whatever in it makes no sense is left out. */
export function readLotteriesSearch(search: Record<string, unknown>): LotteriesSearch {
  const { id, tab, day, issue, groups } = search;
  const state = issueStates.find((one) => one === search['state']);
  return {
    ...(typeof id === 'string' && /^[a-z0-9]{2,24}$/u.test(id) && { id }),
    ...(typeof tab === 'string' && { tab }),
    ...(state && { state }),
    ...(typeof issue === 'string' && { issue }),
    ...(typeof groups === 'string' && { groups }),
    ...(typeof day === 'string' && !Number.isNaN(Date.parse(day)) && { day }),
  };
}
