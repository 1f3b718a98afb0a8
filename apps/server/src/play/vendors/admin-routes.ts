import * as contract from '@khelaghor/contract/play/vendors-admin.ts';
import * as rounds from '@khelaghor/contract/play/vendor-rounds.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { addKey, booksOf, changeVendor, retireKey, createVendor } from './change-vendor.ts';
import { readManagedVendors } from './list-vendors.ts';
import { askRoundAct, confirmRoundAct, openRoundsPage, withdrawRoundAct } from './round-acts.ts';

/** What operators do about vendors. */
export function manageVendorRoutes(bind: Bind, ctx: Context): void {
  bind(contract.manageVendors, async () => ok({ vendors: await readManagedVendors(ctx, ctx.db) }));
  bind(contract.addVendor, ({ body, caller }) => createVendor(ctx, body, caller));
  bind(contract.changeVendor, ({ params, body, caller }) =>
    changeVendor(ctx, params.code, body, caller),
  );
  bind(contract.addVendorKey, ({ params, body, caller }) =>
    addKey(ctx, params.code, body.publicKey, caller),
  );
  bind(contract.retireVendorKey, ({ params, caller }) => retireKey(ctx, params, caller));
  bind(contract.vendorBooks, ({ params }) => booksOf(ctx, params.code));
  bind(rounds.listOpenRounds, ({ query, caller }) => openRoundsPage(ctx, query, caller));
  bind(rounds.askRoundAct, ({ params, body, caller }) => askRoundAct(ctx, params.id, body, caller));
  bind(rounds.confirmRoundAct, ({ params, caller }) => confirmRoundAct(ctx, params, caller));
  bind(rounds.withdrawRoundAct, ({ params, caller }) => withdrawRoundAct(ctx, params, caller));
}
