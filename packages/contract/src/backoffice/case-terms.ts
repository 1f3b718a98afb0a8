/** Words of cases and bounds of screening lists, for pages that load no schemas. */

export const caseStates = ['open', 'cleared', 'reported'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseKinds = ['screening', 'manual'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const caseEventKinds = [
  'opened',
  'hit',
  'noted',
  'cleared',
  'reported',
  'downloaded',
] as const;
export type CaseEventKind = (typeof caseEventKinds)[number];

/** Columns of a screening list; of a person only the date of birth may be empty. */
export const screeningColumns = ['name', 'dateOfBirth', 'list', 'reference'] as const;
export const screeningEntriesMax = 50_000;
export const screeningCharactersMax = 4_000_000;
