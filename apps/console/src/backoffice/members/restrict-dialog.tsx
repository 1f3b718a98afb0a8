import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';
import { isOfKind } from '@khelaghor/contract/account/time-limits.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { minorText, parseTaka } from '@khelaghor/money/minor.ts';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { FormDialog } from '../../shared/form-dialog.tsx';
import { getRefusal } from '../../shared/api.ts';
import { ReasonField, useReason } from '../../shared/reason-field.tsx';
import { kinds, kindTitles, lengthTitles, periods, periodTitles } from './labels.ts';
import { useRestrict } from './use-responsible-gaming.ts';

type DialogProps = { readonly id: string; readonly onClose: () => void };
type Length = keyof typeof lengthTitles;

/** What was typed, as the server takes it; null: it is no limit of this kind. */
function getAmount(kind: LimitKind, period: LimitPeriod, typed: string): string | null {
  if (kind === 'time') {
    const amount = toLatinDigits(typed).trim();
    return /^\d{1,5}$/u.test(amount) && isOfKind({ kind, period, amount }) ? amount : null;
  }
  const parsed = parseTaka(typed);
  return parsed.ok && parsed.value > 0n ? minorText(parsed.value) : null;
}

/** Why it is done, in sentences that often fit. */
function useReadyReasons(): readonly string[] {
  const { t } = useLingui();
  return [t`Requested by the member`, t`Signs of gambling harm`];
}

/** Says what now holds, and closes the dialog. */
function useDone(title: ReactNode, onClose: () => void): () => void {
  const toast = useToast();
  return () => {
    toast({ tone: 'good', title });
    onClose();
  };
}

function LimitRestriction({ id, onClose }: DialogProps) {
  const { t } = useLingui();
  const done = useDone(<Trans>The limit holds</Trans>, onClose);
  const { tightening } = useRestrict(id);
  const reason = useReason();
  const ready = useReadyReasons();
  const [kind, setKind] = useState<LimitKind>('deposit');
  const [chosen, setPeriod] = useState<LimitPeriod>('day');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const isTime = kind === 'time';
  const period = isTime && chosen === 'month' ? 'week' : chosen;
  const amount = getAmount(kind, period, typed);
  const act = () => {
    setTried(true);
    const why = reason.take();
    if (amount === null || why === null) return;
    tightening.mutate({ kind, period, amount, reason: why }, { onSuccess: done });
  };
  return (
    <FormDialog
      dismissible={false}
      icon="shield"
      title={<Trans>Set or lower a limit</Trans>}
      lead={
        <Trans>
          It applies at once, and the member is notified. Only the member can raise it again: after
          24 hours and a confirmation.
        </Trans>
      }
      submitLabel={<Trans>Set the limit</Trans>}
      busy={tightening.isPending}
      refusal={tightening.isError ? getRefusal(tightening.error) : null}
      onClose={onClose}
      onAct={act}
    >
      <Select
        label={<Trans>Limit</Trans>}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as LimitKind)}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(kindTitles[each])}
          </option>
        ))}
      </Select>
      <Select
        label={<Trans>Within</Trans>}
        value={period}
        onChange={({ currentTarget }) => setPeriod(currentTarget.value as LimitPeriod)}
      >
        {periods
          .filter((each) => !isTime || each !== 'month')
          .map((each) => (
            <option key={each} value={each}>
              {t(periodTitles[each])}
            </option>
          ))}
      </Select>
      <TextField
        label={isTime ? <Trans>At most, in minutes</Trans> : <Trans>At most, in taka</Trans>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={isTried && amount === null && <Trans>This is no amount for such a limit.</Trans>}
      />
      <ReasonField reason={reason} ready={ready} />
    </FormDialog>
  );
}

function BreakRestriction({ id, onClose }: DialogProps) {
  const { t } = useLingui();
  const done = useDone(<Trans>The break holds</Trans>, onClose);
  const { pausing } = useRestrict(id);
  const reason = useReason();
  const ready = useReadyReasons();
  const [length, setLength] = useState<Length>('day');
  const act = () => {
    const why = reason.take();
    if (why !== null) pausing.mutate({ length, reason: why }, { onSuccess: done });
  };
  return (
    <FormDialog
      dismissible={false}
      danger
      icon="pause"
      title={<Trans>A break from play</Trans>}
      lead={
        <Trans>
          It starts at once, and the member is notified. It cannot be shortened, by the member or by
          you. The member can still log in and withdraw.
        </Trans>
      }
      submitLabel={<Trans>Begin it now</Trans>}
      busy={pausing.isPending}
      refusal={pausing.isError ? getRefusal(pausing.error) : null}
      onClose={onClose}
      onAct={act}
    >
      <Select
        label={<Trans>How long</Trans>}
        value={length}
        onChange={({ currentTarget }) => setLength(currentTarget.value as Length)}
      >
        {(Object.keys(lengthTitles) as Length[]).map((each) => (
          <option key={each} value={each}>
            {t(lengthTitles[each])}
          </option>
        ))}
      </Select>
      <ReasonField reason={reason} ready={ready} />
    </FormDialog>
  );
}

function UnderAge({ id, onClose }: DialogProps) {
  const { t } = useLingui();
  const done = useDone(<Trans>Play is blocked</Trans>, onClose);
  const { ending } = useRestrict(id);
  const reason = useReason();
  const ready = [t`Shown on the identity document`, t`The member said so`];
  const act = () => {
    const why = reason.take();
    if (why !== null) ending.mutate(why, { onSuccess: done });
  };
  return (
    <FormDialog
      dismissible={false}
      danger
      icon="shield"
      title={<Trans>Too young to play</Trans>}
      lead={
        <Trans>
          The member can never deposit or bet again, and no operator can undo this. Running bets are
          settled; the member can still log in and withdraw. They are notified.
        </Trans>
      }
      submitLabel={<Trans>Block play permanently</Trans>}
      busy={ending.isPending}
      refusal={ending.isError ? getRefusal(ending.error) : null}
      onClose={onClose}
      onAct={act}
    >
      <ReasonField reason={reason} ready={ready} />
    </FormDialog>
  );
}

const dialogs = { limit: LimitRestriction, break: BreakRestriction, age: UnderAge } as const;

/** Makes a member's play stricter, or ends it, with a reason. */
export function RestrictDialog({
  act,
  ...rest
}: DialogProps & { readonly act: keyof typeof dialogs }) {
  const Dialog = dialogs[act];
  return <Dialog {...rest} />;
}
