import { z } from 'zod';
import { route } from '../lib/route.ts';
import { calendarDay, definePage, hexBytes, instant, pageQuery } from '../lib/shapes.ts';

/** Shapes of the proof of liabilities: docs/proof-of-liabilities.md says how each is checked. */

const treeCurrency = z.string().regex(/^[A-Z]{1,8}$/);
/** Minor units, from 0 to below 2^63. A total may be longer than any single balance. */
const owedText = z.string().regex(/^(0|[1-9]\d{0,18})$/);

/** What the house signed for an epoch, word for word. */
const signedStatement = z.object({
  format: z.literal('khelaghor/liabilities/statement/1'),
  text: z.string(),
  signature: hexBytes,
  publicKey: hexBytes,
});

const purpose = z.enum(['real-money', 'play-money', 'points']);

export const liabilityTree = z.object({
  currency: treeCurrency,
  purpose,
  root: hexBytes,
  total: owedText,
  leaves: z.number().int(),
  /** Where the file of all leaves is, and how many bytes it has. */
  file: z.string(),
  fileBytes: z.number().int(),
});
export type LiabilityTree = z.infer<typeof liabilityTree>;

export const liabilityEpoch = z.object({
  epoch: z.number().int(),
  /** The calendar day in Dhaka, such as 2026-11-21. */
  day: calendarDay,
  takenAt: instant,
  statementHash: hexBytes,
  statement: signedStatement,
  trees: z.array(liabilityTree),
  /** What all jackpots of a currency hold together, as the statement says it. */
  pools: z.array(z.object({ currency: treeCurrency, purpose, total: owedText })),
});
export type LiabilityEpoch = z.infer<typeof liabilityEpoch>;

export const liabilityEpochs = route.anyone('GET /wps/liabilities/epochs', {
  id: 'liabilities.listEpochs',
  summary: 'Lists the signed roots of all epochs, newest first',
  query: pageQuery,
  value: definePage(liabilityEpoch),
});

/** The secret with which a member finds the own leaves in any epoch's file, without asking us. */
export const liabilityKey = route.member('GET /wps/liabilities/key', {
  id: 'liabilities.getKey',
  summary: 'Returns the member’s key to the files of leaves; it is the same in every epoch',
  value: z.object({
    format: z.literal('khelaghor/liabilities/key/1'),
    account: z.string(),
    key: hexBytes,
  }),
});

const inclusionProof = z.object({
  format: z.literal('khelaghor/liabilities/proof/1'),
  account: z.string(),
  currency: treeCurrency,
  salt: hexBytes,
  parts: z.array(
    z.object({
      index: z.number().int(),
      amount: owedText,
      siblings: z.array(z.object({ hash: hexBytes, sum: owedText })),
    }),
  ),
  statement: signedStatement,
});

export const liabilityProof = route.member('GET /wps/liabilities/epochs/:epoch/proofs/:currency', {
  id: 'liabilities.getProof',
  summary: 'Returns the proof that the member’s balance is in an epoch’s tree',
  params: z.object({ epoch: z.coerce.number().int().min(1), currency: treeCurrency }),
  value: inclusionProof,
  refusals: ['epoch_unknown', 'not_in_epoch'],
});
