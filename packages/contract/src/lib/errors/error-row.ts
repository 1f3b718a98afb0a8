import type { LocalText } from '../shapes.ts';

/** One error that a call may answer with. */
export type ErrorRow = {
  /** The HTTP status that it travels with. */
  readonly status: number;
  /**
   * What the caller reads: what happened, and what to do next. ICU MessageFormat; values in braces
   * come with the error, and a text names only values that its error always carries.
   */
  readonly text: LocalText;
};
