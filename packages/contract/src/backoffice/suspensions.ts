import { z } from 'zod';
import { route } from '../lib/route.ts';

/** What the audit of the books closed, and how an operator opens it again. */

const stoppedProducts = z.object({
  products: z.array(
    z.object({
      /** What it is and its code, such as 'game:dice' or 'deposit:mobile'. */
      name: z.string(),
      /** What the audit found. */
      reason: z.string(),
      at: z.iso.datetime(),
      /** Whether an audit since then found the books right. */
      mayReopen: z.boolean(),
    }),
  ),
});
export type StoppedProduct = z.infer<typeof stoppedProducts>['products'][number];

export const listStoppedProducts = route({
  id: 'products.admin.listStopped',
  listener: 'console',
  method: 'GET',
  path: '/operator/products/stopped',
  caller: 'operator',
  summary: 'What an audit closed and nobody has opened since',
  value: stoppedProducts,
  refusals: [],
});

export const reopenProduct = route({
  id: 'products.admin.reopen',
  listener: 'console',
  method: 'POST',
  path: '/operator/products/reopen',
  caller: 'operator',
  summary: 'Opens what an audit closed, once a later audit has found the books right',
  body: z.strictObject({ name: z.string().min(3).max(80) }),
  value: stoppedProducts,
  refusals: ['state_changed', 'books_not_right'],
});

export const auditBooks = route({
  id: 'ledgerAudits.admin.request',
  listener: 'console',
  method: 'POST',
  path: '/operator/ledger-audits',
  caller: 'operator',
  summary:
    'Audits the books soon, besides the audit of each hour; the overview shows what it found',
  value: z.object({ asked: z.literal(true) }),
  refusals: [],
});
