import { readDetail } from '../../shared/authenticated-route.ts';
import type { DetailSearch } from '../../shared/authenticated-route.ts';

/** Lists of cases, and that of the screening lists. */
export const caseTabs = ['open', 'cleared', 'reported', 'lists'] as const;
export type CaseTab = (typeof caseTabs)[number];

export type CasesSearch = { readonly state: CaseTab } & DetailSearch;

/** Reads the list and the case of an address. */
export const readCasesSearch = (search: Record<string, unknown>): CasesSearch => ({
  state: caseTabs.find((state) => state === search['state']) ?? 'open',
  ...readDetail(search),
});
