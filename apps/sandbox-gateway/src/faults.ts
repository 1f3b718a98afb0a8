/**
 * What a test can make the gateway do wrong. The object may be changed while the gateway runs;
 * without it the gateway behaves.
 */
export type Faults = {
  /** Does the work of these calls, then cuts the line instead of answering. */
  noAnswerTo?: ('create' | 'execute' | 'query' | 'payout' | 'payout-query')[];
  /** How many times each callback is sent, all at once. */
  callbackCopies?: number;
  /** Keeps callbacks back, as if they were lost on the way. */
  holdCallbacks?: boolean;
  /** What the gateway says it was paid, instead of the truth. */
  reports?: { amount?: string; currency?: 'PLAY' | 'BDT'; merchantInvoiceNumber?: string };
  /** Answers a new payout with this status, whatever really became of it. */
  payoutAnswers?: 'failed' | 'pending';
  /** What really becomes of new payouts; without it they are paid. */
  payoutsEnd?: 'failed' | 'pending';
};
