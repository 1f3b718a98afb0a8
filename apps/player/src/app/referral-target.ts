import { isAgentType } from '@khelaghor/contract/lib/roles.ts';

/** Who looks at the menu. */
export type ReferralViewer = {
  readonly isLoggedIn: boolean;
  /** The member's type: 1, 2, 41 and 42 are agents. Without meaning for a visitor. */
  readonly memberType: number;
  /** The operator has the referral promotion switched on. */
  readonly hasReferralPromo: boolean;
};

/**
 * Where "refer and earn" leads, if it is shown: agents go to the register center, visitors and,
 * while the referral promotion is on, members to the referral page.
 */
export function getReferralTarget(viewer: ReferralViewer): 'register-center' | 'referral' | null {
  const { isLoggedIn, memberType, hasReferralPromo } = viewer;
  if (isLoggedIn && isAgentType(memberType)) return 'register-center';
  return isLoggedIn && !hasReferralPromo ? null : 'referral';
}
