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
        <Trans key="rate">What share comes back stands here before the first is paid.</Trans>,
        <Trans key="record">Every bet of yours is in your betting record, win or lose.</Trans>,
      ]}
    >
      <p>
        <Trans>
          A betting bonus gives a part of your bets back, whether they win or lose. None is paid
          yet; it begins soon.
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
        <Trans key="link">Accounts opened through your link count as your referrals.</Trans>,
        <Trans key="kept">
          The link is remembered for 30 days on the device that followed it.
        </Trans>,
        <Trans key="earn">What an invitation earns stands here before the first is paid.</Trans>,
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
        <Trans key="link">Accounts opened through your link count as your referrals.</Trans>,
        <Trans key="open">
          Opening accounts for others yourself begins soon. Until then, ask customer service.
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
