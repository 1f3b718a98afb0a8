import './care.css';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CareActKind, HarmReason, HarmScore } from '@khelaghor/contract/backoffice/care.ts';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';

export const actLabels: Readonly<Record<CareActKind, MessageDescriptor>> = {
  care_message: msg`Message of care sent`,
  call_noted: msg`Call noted`,
  limit_proposed: msg`Limit proposed`,
  break_offered: msg`Break offered`,
  closed: msg`Case closed`,
};

/** A marker in words, with what it counts. */
function Marker({ marker, count: counted }: HarmReason) {
  const { count } = useNumberFormat();
  const number = count(counted);
  switch (marker) {
    case 'stakes_after_losses':
      return <Trans>Stakes after losses: {number} % of those after wins</Trans>;
    case 'deposits_after_losses':
      return <Trans>Deposits soon after losses: {number}</Trans>;
    case 'night_play':
      return <Trans>Play at night: {number} min</Trans>;
    case 'many_deposits':
      return <Trans>Deposits in a day: {number}</Trans>;
    case 'failed_deposits':
      return <Trans>Failed deposits: {number}</Trans>;
    case 'limits_raised':
      return <Trans>Limits raised: {number}</Trans>;
    case 'limits_reached':
      return <Trans>Deposits refused by a limit: {number}</Trans>;
    case 'long_session':
      return <Trans>Play without a pause: {number} min</Trans>;
  }
}

/** A score with every marker and its points. */
export function HarmReasons({ reasons }: Pick<HarmScore, 'reasons'>) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  return (
    <ul className="care-reasons">
      {reasons.map((reason) => {
        const added = count(reason.points);
        return (
          <li key={reason.marker}>
            <Tag tone="info">
              <Marker {...reason} /> <span aria-label={t`Points: ${added}`}>+{added}</span>
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
