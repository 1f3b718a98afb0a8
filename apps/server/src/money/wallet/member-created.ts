import type { MemberCreated } from '../../lib/context.ts';
import { getCurrencyOfMode, readSettingsInTx } from '../../site/settings/index.ts';
import { openWallet } from './wallet-accounts.ts';

/** Opens the new member's wallet in the currency that the site plays with. */
export const openMemberWallet: MemberCreated = async (ctx, tx, { memberId }) => {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  await openWallet(tx, memberId, getCurrencyOfMode(moneyMode));
};
