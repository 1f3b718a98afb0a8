import { Trans } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { AccountExtra } from './account-extra.tsx';

/** The member's rank. */
export function VipRank() {
  const member = useMember();
  const { digits } = useFormat();
  if (!member) return null;
  const { clubLabel, registeredAt } = member;
  const level = toDigits(String(clubLabel?.rankLevel ?? 0), digits);
  const four = toDigits('4', digits);
  return (
    <AccountExtra
      title={<Trans>VIP bonus</Trans>}
      head={<Trans>Your VIP level</Trans>}
      rules={[
        <Trans key="bonus">The benefits of each level will be shown here first.</Trans>,
        <Trans key="service">Above level {four} you have a dedicated customer service team.</Trans>,
      ]}
    >
      {clubLabel ? (
        <>
          <p className="account-extras__own">{clubLabel.labelName}</p>
          <p>
            <Trans>Level {level}</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>You have no VIP level yet. Levels start soon; yours will appear here.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Your account has been open since <Moment at={registeredAt} />.
        </Trans>
      </p>
    </AccountExtra>
  );
}
