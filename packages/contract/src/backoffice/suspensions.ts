import { z } from 'zod';
import { route } from '../lib/route.ts';
import { instant } from '../lib/shapes.ts';

/** What the audit of the books closed, and how an operator opens it again. */

const stoppedProducts = z.object({
  products: z.array(
    z.object({
      /** What it is and its code, such as 'game:dice' or 'deposit:mobile'. */
      name: z.string(),
      /** What the audit found. */
      reason: z.string(),
      at: instant,
      /** Whether an audit since then found the books right. */
      mayReopen: z.boolean(),
    }),
  ),
});
export type StoppedProduct = z.infer<typeof stoppedProducts>['products'][number];

export const listStoppedProducts = route.operator('GET /operator/products/stopped', {
  id: 'products.admin.listStopped',
  permission: 'money.see',
  summary: 'Lists the products that an audit suspended',
  value: stoppedProducts,
});

export const reopenProduct = route.operator('POST /operator/products/reopen', {
  id: 'products.admin.reopen',
  permission: 'money.approve',
  summary: 'Resumes a suspended product, after a later audit without differences',
  body: z.strictObject({ name: z.string().min(3).max(80) }),
  value: stoppedProducts,
  refusals: ['state_changed', 'books_not_right'],
});

export const auditBooks = route.operator('POST /operator/ledger-audits', {
  id: 'ledgerAudits.admin.request',
  permission: 'money.act',
  summary:
    'Audits the books soon, besides the audit of each hour; the overview shows what it found',
  value: z.object({ asked: z.literal(true) }),
});
