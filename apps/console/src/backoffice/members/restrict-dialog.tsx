import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { kinds, kindTitles, lengthTitles, periods, periodTitles } from './play-labels.ts';
import { readRestriction } from './restriction-draft.ts';
import { useRestrict } from './use-responsible-gaming.ts';

type DialogProps = { readonly id: string; readonly onClose: () => void };
type Length = keyof typeof lengthTitles;

/** Why it is done, in sentences that often fit. */
function useReadyReasons(): readonly string[] {
  const { t } = useLingui();
  return [t`Requested by the member`, t`Signs of gambling harm`];
}

function LimitRestriction({ id, onClose }: DialogProps) {
  const { t } = useLingui();
  const { tightening } = useRestrict(id);
  const ready = useReadyReasons();
  const [kind, setKind] = useState<LimitKind>('deposit');
  const [chosen, setPeriod] = useState<LimitPeriod>('day');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isTime = kind === 'time';
  const period = isTime && chosen === 'month' ? 'week' : chosen;
  const amount = readRestriction(typed, { kind, period });
  return (
    <ActionDialog
      icon="shield"
      question={{
        title: <Trans>Set or lower a limit</Trans>,
        lead: (
          <Trans>
            It applies at once, and the member is notified. Only the member can raise it, after 24
            hours and a confirmation.
          </Trans>
        ),
        reason: { ready },
        done: { title: <Trans>The limit applies</Trans> },
      }}
      confirm={<Trans>Set the limit</Trans>}
      check={() => {
        setTried(true);
        return amount !== null;
      }}
      run={async ({ reason }) => {
        if (amount !== null) await tightening.mutateAsync({ kind, period, amount, reason });
      }}
      onClose={onClose}
    >
      {() => (
        <>
          <ChoiceField
            label={<Trans>Limit</Trans>}
            value={kind}
            choices={kinds.map((key) => ({ key, text: t(kindTitles[key]) }))}
            onChange={setKind}
          />
          <ChoiceField
            label={<Trans>Within</Trans>}
            value={period}
            choices={periods
              .filter((key) => !isTime || key !== 'month')
              .map((key) => ({ key, text: t(periodTitles[key]) }))}
            onChange={setPeriod}
          />
          <TextField
            label={isTime ? <Trans>At most, in minutes</Trans> : <Trans>At most, in taka</Trans>}
            inputMode="decimal"
            autoComplete="off"
            required
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={
              isTried && amount === null && <Trans>This amount is not valid for this limit.</Trans>
            }
          />
        </>
      )}
    </ActionDialog>
  );
}

function BreakRestriction({ id, onClose }: DialogProps) {
  const { t } = useLingui();
  const { pausing } = useRestrict(id);
  const ready = useReadyReasons();
  const [length, setLength] = useState<Length>('day');
  return (
    <ActionDialog
      tone="danger"
      icon="pause"
      question={{
        title: <Trans>A break from play</Trans>,
        lead: (
          <Trans>
            It starts at once, and the member is notified. It cannot be shortened, by the member or
            by you. The member can still log in and withdraw.
          </Trans>
        ),
        reason: { ready },
        done: { title: <Trans>The break applies</Trans> },
      }}
      confirm={<Trans>Start now</Trans>}
      run={({ reason }) => pausing.mutateAsync({ length, reason })}
      onClose={onClose}
    >
      {() => (
        <ChoiceField
          label={<Trans>How long</Trans>}
          value={length}
          choices={(Object.keys(lengthTitles) as Length[]).map((key) => ({
            key,
            text: t(lengthTitles[key]),
          }))}
          onChange={setLength}
        />
      )}
    </ActionDialog>
  );
}

const dialogs = { limit: LimitRestriction, break: BreakRestriction } as const;

/** Makes a member's play stricter, with a reason. */
export function RestrictDialog({
  act,
  ...rest
}: DialogProps & { readonly act: keyof typeof dialogs }) {
  const Dialog = dialogs[act];
  return <Dialog {...rest} />;
}
