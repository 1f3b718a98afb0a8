import { Trans, useLingui } from '@lingui/react/macro';
import { responsibleGamingStartExclusion } from '@khelaghor/client/routes/account.gen.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useState } from 'react';
import { CurrentPasswordField } from '../passwords/index.ts';
import { call } from '../../shared/api.ts';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { breakTitles, breakLengths, lengthTitles } from './labels.ts';
import type { MemberBreak } from './labels.ts';
import { useLimitChange } from './use-responsible-gaming.ts';

type Length = (typeof breakLengths)['time_out'][number];

type ExclusionDialogProps = {
  readonly kind: MemberBreak;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
};

function Meaning({ kind }: { readonly kind: MemberBreak }) {
  return (
    <ul className="break__meaning">
      <li>
        <Trans>It starts at once: no bets, no deposits, no offers.</Trans>
      </li>
      <li>
        <Trans>Open bets are settled as usual. You can withdraw your money at any time.</Trans>
      </li>
      <li>
        {kind === 'time_out' ? (
          <Trans>It ends automatically. Neither you nor we can shorten it.</Trans>
        ) : (
          <Trans>
            Neither you nor we can shorten it. When it has ended you can request to return; the
            account reopens a week later.
          </Trans>
        )}
      </li>
    </ul>
  );
}

/** Beginning a break: what it means, how long it is, and the password. */
export function ExclusionDialog({ kind, hasPassword, onClose }: ExclusionDialogProps) {
  const { t } = useLingui();
  const lengths = breakLengths[kind];
  const [length, setLength] = useState<Length>(lengths[0] ?? 'day');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const { change, isBusy, trouble } = useLimitChange();
  const take = async () => {
    if (hasPassword && password === '') {
      setWrong(t`Fill in this field.`);
      return;
    }
    const body = { length, password };
    const reply = await change(() => call(responsibleGamingStartExclusion, { body }));
    if (reply.success) onClose();
    else setWrong('fields' in reply ? reply.fields?.['password'] : undefined);
  };
  return (
    <Modal open onClose={onClose} title={t(breakTitles[kind])}>
      <DialogForm trouble={wrong === undefined ? trouble : null} onSubmit={take}>
        <Meaning kind={kind} />
        <Select
          label={<Trans>How long</Trans>}
          value={length}
          onChange={(event) => setLength(event.currentTarget.value as Length)}
        >
          {lengths.map((one) => (
            <option key={one} value={one}>
              {t(lengthTitles[one])}
            </option>
          ))}
        </Select>
        {hasPassword && (
          <CurrentPasswordField
            field={{
              name: 'password',
              value: password,
              onChange: (event) => setPassword(event.currentTarget.value),
            }}
            error={wrong}
          />
        )}
        <Button kind="primary" block type="submit" busy={isBusy}>
          {kind === 'time_out' ? (
            <Trans>Begin the time-out now</Trans>
          ) : (
            <Trans>Start self-exclusion</Trans>
          )}
        </Button>
      </DialogForm>
    </Modal>
  );
}
