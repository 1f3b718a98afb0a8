/** Scopes of a freeze; each holds by itself. */
export const freezeScopes = ['login', 'play', 'withdrawal'] as const;
export type FreezeScope = (typeof freezeScopes)[number];
