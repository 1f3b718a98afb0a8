/** The drawings that a deposit channel may have. */
export const channelIcons = ['phone', 'wallet', 'bank', 'sandbox'] as const;
