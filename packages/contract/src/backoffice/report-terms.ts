/** What reports are divided by, apart from their calls: the console's addresses read it at once. */

/** The periods of reports, by days of Dhaka. A week begins as the settings say. */
export const reportPeriods = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** What the figures of a report are divided by. */
export const reportDimensions = [
  'all',
  'product',
  'game',
  'vendor',
  'channel',
  'affiliate',
  'country',
] as const;
export type ReportDimension = (typeof reportDimensions)[number];
