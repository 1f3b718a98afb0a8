/** The networks that money is paid out through. */
export const walletKinds = ['bkash', 'nagad', 'rocket', 'upay'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** How many wallets of one network a member may have. */
export const walletsPerKindMax = 2;
