import * as contract from '@khelaghor/contract/manage-vendors.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { addKey, booksOf, changeVendor, retireKey, takeVendorOn } from './change-vendor.ts';
import { managedVendorsOf } from './managed-vendors.ts';

/** What operators do about vendors. */
export function manageVendorRoutes(bind: Bind, ctx: Context): void {
  bind(contract.manageVendors, async () => ok({ vendors: await managedVendorsOf(ctx, ctx.db) }));
  bind(contract.addVendor, ({ body, caller }) => takeVendorOn(ctx, body, caller));
  bind(contract.changeVendor, ({ params, body, caller }) =>
    changeVendor(ctx, params.code, body, caller),
  );
  bind(contract.addVendorKey, ({ params, body, caller }) =>
    addKey(ctx, params.code, body.publicKey, caller),
  );
  bind(contract.retireVendorKey, ({ params, caller }) => retireKey(ctx, params, caller));
  bind(contract.vendorBooks, ({ params }) => booksOf(ctx, params.code));
}
