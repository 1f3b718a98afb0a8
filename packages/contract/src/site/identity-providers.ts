/** The sites whose accounts can let a member in. */
export const outsideProviders = ['google', 'facebook'] as const;
export type OutsideProvider = (typeof outsideProviders)[number];

/** Where such a site leads the reader back to, by the path. */
const returns: Readonly<Record<OutsideProvider, string>> = {
  google: '/login/google',
  facebook: '/login/facebook',
};

export const returnPathOf = (provider: OutsideProvider): string => returns[provider];

/** Whose way back this path is; null when it is nobody's. */
export const providerAt = (path: string): OutsideProvider | null =>
  outsideProviders.find((provider) => returns[provider] === path) ?? null;

/** What travels along says by its first letter what it is for: the page need not remember. */
export const bindingMark = 'b';
