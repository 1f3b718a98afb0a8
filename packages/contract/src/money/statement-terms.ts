/** Limits of statements that operators import, as plain values for the browser. */

/** Size of a file in bytes: some 10,000 lines in UTF-16. */
export const statementBytesMax = 3_000_000;
export const statementLinesMax = 20_000;
