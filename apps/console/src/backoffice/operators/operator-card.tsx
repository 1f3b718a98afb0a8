import { Trans, useLingui } from '@lingui/react/macro';
import type { ManagedOperator } from '@khelaghor/contract/backoffice/operators.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge, Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useNow } from '../../shared/clock.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import type { Asked } from './operator-action-dialog.tsx';

function State({ state }: Pick<ManagedOperator, 'state'>) {
  if (state === 'enabled')
    return (
      <StatusBadge tone="good">
        <Trans>May log in</Trans>
      </StatusBadge>
    );
  if (state === 'disabled')
    return (
      <StatusBadge tone="bad">
        <Trans>Disabled</Trans>
      </StatusBadge>
    );
  return (
    <StatusBadge tone="open">
      <Trans>Waits for a new app</Trans>
    </StatusBadge>
  );
}

function Facts({ operator }: { readonly operator: ManagedOperator }) {
  const { t } = useLingui();
  const { ago, count, day, moment } = useNumberFormat();
  const now = useNow(30_000);
  const { invitedBy, createdAt, lastLoginAt, sessions, resetLink } = operator;
  const made = day(createdAt);
  const seen = lastLoginAt === null ? t`never` : ago(lastLoginAt, now);
  const open = count(sessions);
  const until = resetLink === null ? null : moment(resetLink.expiresAt);
  return (
    <p className="operator__facts">
      <span>
        {invitedBy === null ? (
          <Trans>First operator, since {made}</Trans>
        ) : (
          <Trans>
            Invited by <bdi translate="no">{invitedBy}</bdi>, since {made}
          </Trans>
        )}
      </span>
      <span>
        <Trans>Logged in last: {seen}</Trans>
      </span>
      <span>
        <Trans>Open sessions: {open}</Trans>
      </span>
      {until !== null && (
        <span>
          <Trans>The link to a new app is good until {until}</Trans>
        </span>
      )}
    </p>
  );
}

type CardProps = {
  readonly operator: ManagedOperator;
  readonly isSelf: boolean;
  readonly onAct: (asked: Asked) => void;
};

/** One operator, and what can be done to the account. */
export function OperatorCard({ operator, isSelf, onAct }: CardProps) {
  const { id, username, state, resetLink } = operator;
  const asked = { id, username, isSelf };
  return (
    <li className="operator">
      <div className="operator__head">
        <h3 translate="no">{username}</h3>
        {isSelf && (
          <Tag tone="info">
            <Trans>You</Trans>
          </Tag>
        )}
        <State state={state} />
      </div>
      <Facts operator={operator} />
      <div className="operator__acts">
        {state === 'disabled' ? (
          <Button icon="check" onClick={() => onAct({ ...asked, act: 'enable' })}>
            <Trans>Enable</Trans>
          </Button>
        ) : (
          <>
            <Button icon="shield" onClick={() => onAct({ ...asked, act: 'reset' })}>
              {state === 'enabled' ? <Trans>New app</Trans> : <Trans>Another link</Trans>}
            </Button>
            {resetLink && (
              <Button
                icon="trash"
                onClick={() => onAct({ ...asked, act: 'revoke', id: resetLink.id, isSelf: false })}
              >
                <Trans>Take the link back</Trans>
              </Button>
            )}
            <Button icon="lock" onClick={() => onAct({ ...asked, act: 'disable' })}>
              <Trans>Disable</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
