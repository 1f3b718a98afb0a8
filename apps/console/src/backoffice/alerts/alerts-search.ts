/** The search part of the address of alerts. */
export type AlertsSearch = { readonly state: 'open' | 'all' };

/** Reads an address; without a state that it knows, it shows open alerts. */
export const readAlertsSearch = ({ state }: Record<string, unknown>): AlertsSearch => ({
  state: state === 'all' ? state : 'open',
});
