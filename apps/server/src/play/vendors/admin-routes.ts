import * as contract from '@khelaghor/contract/play/vendors-admin.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { addKey, changeVendor, createVendor, retireKey, switchVendor } from './admin.ts';
import { readAdminVendors, readVendorBalances } from './admin-views.ts';

/** Operators' calls about vendors. */
export function manageVendorRoutes(bind: Bind, ctx: Context): void {
  bind(contract.manageVendors, async () => ok({ vendors: await readAdminVendors(ctx, ctx.db) }));
  bind(contract.addVendor, ({ body, caller }) => createVendor(ctx, body, caller));
  bind(contract.changeVendor, ({ params, body, caller }) =>
    changeVendor(ctx, params.code, body, caller),
  );
  bind(contract.switchVendor, ({ params, body, caller }) =>
    switchVendor(ctx, params.code, body, caller),
  );
  bind(contract.addVendorKey, ({ params, body, caller }) =>
    addKey(ctx, params.code, body.publicKey, caller),
  );
  bind(contract.retireVendorKey, ({ params, caller }) => retireKey(ctx, params, caller));
  bind(contract.vendorBalances, ({ params }) => readVendorBalances(ctx, params.code));
}
