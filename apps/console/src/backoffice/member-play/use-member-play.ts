import {
  membersAdminGetVendorWallets,
  membersAdminListBets,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { listMemberBets, MemberBet } from '@khelaghor/contract/backoffice/member-play.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { usePages } from '../../shared/kit/use-pages.ts';

const pageLength = 25;

/** Which of a member's bets are shown; undefined: all. */
export type BetFilter = {
  readonly currency?: MemberBet['currency'];
  readonly gameCode?: string;
  readonly state?: MemberBet['state'];
};

export type MemberBetsPage = ValueOf<typeof listMemberBets>;

/** A member's bets in one currency, a page at a time. */
export const useMemberBets = (id: string, filter: BetFilter) =>
  usePages<MemberBetsPage>({
    queryKey: ['member-bets', id, filter],
    read: (cursor, signal) =>
      callOrThrow(
        membersAdminListBets,
        { params: { id }, query: { limit: pageLength, ...filter, ...cursor } },
        signal,
      ),
  });

export const useVendorWallets = (id: string) =>
  useCall(['member-vendor-wallets', id], membersAdminGetVendorWallets, { params: { id } });
