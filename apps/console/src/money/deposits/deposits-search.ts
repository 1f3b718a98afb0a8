/** What the address of the page of deposits may name, as it was typed. */
const names = ['tab', 'q', 'state', 'channel', 'account', 'id', 'part'] as const;
export type DepositsSearch = { readonly [Name in (typeof names)[number]]?: string };

export const readDepositsSearch = (search: Record<string, unknown>): DepositsSearch =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
