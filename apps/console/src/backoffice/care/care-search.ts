/** Lists of cases. */
export const careStates = ['open', 'closed'] as const;
export type CareState = (typeof careStates)[number];

export type CareSearch = { readonly state: CareState };

/** Reads the list of an address. */
export const readCareSearch = (search: Record<string, unknown>): CareSearch => ({
  state: careStates.find((state) => state === search['state']) ?? 'open',
});
