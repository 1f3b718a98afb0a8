import { Trans } from '@lingui/react/macro';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import { usePagePath } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember } from '../../shared/api-queries.ts';
import { AccountExtra, NotForYou } from './account-extra.tsx';
import { ReferralPanel } from './referral.tsx';
import { VipRank } from './vip.tsx';

function Rebate() {
  return (
    <AccountExtra
      title={<Trans>Betting bonus</Trans>}
      head={<Trans>Your betting bonus</Trans>}
      place={{ to: paths.bets, icon: 'history', text: <Trans>Betting record</Trans> }}
      rules={[
        <Trans key="rate">The rate will be shown here before the first payment.</Trans>,
        <Trans key="record">All your bets are in your betting record.</Trans>,
      ]}
    >
      <p>
        <Trans>
          A betting bonus returns a part of your bets, won or lost. It is not paid yet; it starts
          soon.
        </Trans>
      </p>
    </AccountExtra>
  );
}

function Referral() {
  return (
    <AccountExtra
      title={<Trans>Refer and earn</Trans>}
      head={<Trans>Your invitation link</Trans>}
      rules={[
        <Trans key="link">Accounts that are opened with your link count as your referrals.</Trans>,
        <Trans key="kept">The link is valid for 30 days on the device that opened it.</Trans>,
        <Trans key="earn">The reward for an invitation will be shown here first.</Trans>,
      ]}
    >
      <ReferralPanel />
    </AccountExtra>
  );
}

function RegisterCenter() {
  const member = useMember();
  if (!member || !isAgentType(member.type)) return <NotForYou />;
  return (
    <AccountExtra
      title={<Trans>Register center</Trans>}
      head={<Trans>Your invitation link</Trans>}
      place={{ to: paths.agentCenter, icon: 'users', text: <Trans>Agent</Trans> }}
      rules={[
        <Trans key="link">Accounts that are opened with your link count as your referrals.</Trans>,
        <Trans key="open">
          You will soon be able to create accounts for others. Until then, ask customer service.
        </Trans>,
      ]}
    >
      <ReferralPanel />
    </AccountExtra>
  );
}

/** A member's benefit beside the money: a rank, a bonus on bets, an invitation. */
export function AccountExtrasPage() {
  switch (usePagePath()) {
    case paths.playerRank:
      return <VipRank />;
    case paths.manualRebate:
      return <Rebate />;
    case paths.registerCenter:
      return <RegisterCenter />;
    default:
      return <Referral />;
  }
}
