/**
 * Arrays as PostgreSQL reads them. The driver writes them too, but quotes and searches each value,
 * which for the figures and ids of a batch costs more than sending them.
 */

/** An array of values that need no quotes: ids, figures, names and times of ours. */
export const toPlainArray = (values: readonly (string | bigint | number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`;

/** An array of any texts. */
export const toQuotedArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/gu, String.raw`\$&`)}"`).join(',')}}`;
