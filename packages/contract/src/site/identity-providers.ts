/** The identity providers for social login. */
export const outsideProviders = ['google', 'facebook'] as const;
export type OutsideProvider = (typeof outsideProviders)[number];

/** The callback path of each provider. */
const returns: Readonly<Record<OutsideProvider, string>> = {
  google: '/login/google',
  facebook: '/login/facebook',
};

export const getReturnPath = (provider: OutsideProvider): string => returns[provider];

/** Returns the provider with this callback path; null: none. */
export const findProviderAt = (path: string): OutsideProvider | null =>
  outsideProviders.find((provider) => returns[provider] === path) ?? null;

/** First letter of an OAuth state for linking, so that the callback page needs no memory. */
export const bindingMark = 'b';
