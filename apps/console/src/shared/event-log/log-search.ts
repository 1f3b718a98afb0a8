/** What the address of the event log says: the filters that are set. */
export type LogSearch = {
  readonly kind?: string;
  readonly actor?: string;
  readonly subject?: string;
  /** Moments in ISO 8601. */
  readonly from?: string;
  readonly until?: string;
};

const textOf = (value: unknown, lengthMax: number): string | undefined => {
  // The router reads a name of digits as a number.
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' && text.length <= lengthMax
    ? text.trim()
    : undefined;
};

const getMoment = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : undefined;

/** Reads the filters of an address; what makes no sense is left out. */
export function readLogSearch(search: Record<string, unknown>): LogSearch {
  const found = {
    kind: textOf(search['kind'], 80),
    actor: textOf(search['actor'], 120),
    subject: textOf(search['subject'], 120),
    from: getMoment(search['from']),
    until: getMoment(search['until']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
