/** What the address of the open rounds says: whose they are. */
export type RoundsSearch = { readonly vendor?: string };

/** Reads an address; a vendor's code that cannot be one is left out. */
export const readRoundsSearch = ({ vendor }: Record<string, unknown>): RoundsSearch =>
  typeof vendor === 'string' && /^[a-z0-9]{2,24}$/u.test(vendor) ? { vendor } : {};
