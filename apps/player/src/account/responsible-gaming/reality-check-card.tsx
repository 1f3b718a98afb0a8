import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { responsibleGamingSetRealityCheckInterval } from '@khelaghor/client/routes/account.gen.ts';
import type { PlaySettings } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { intervalDefault, intervals } from './labels.ts';
import { useLimitChange } from './use-responsible-gaming.ts';

/** The interval of the member's reality check. */
export function RealityCheckCard({ checkMinutes }: Pick<PlaySettings, 'checkMinutes'>) {
  const { t } = useLingui();
  const toast = useToast();
  // A member who has not chosen is offered the shortest.
  const [chosen, setChosen] = useState<(typeof intervals)[number]>(checkMinutes ?? intervals[0]);
  const { change, isBusy, trouble } = useLimitChange();
  const save = async () => {
    const reply = await change(() =>
      call(responsibleGamingSetRealityCheckInterval, { body: { minutes: chosen } }),
    );
    if (reply.success) toast({ tone: 'good', title: t`Saved` });
  };
  return (
    <>
      <h2 className="play__title">
        <Trans>Reality check</Trans>
      </h2>
      <p className="play__note">
        <Trans>
          Betting pauses until you have seen how long you have played, what you staked, and the
          result.
        </Trans>{' '}
        <Plural
          value={checkMinutes ?? intervalDefault}
          one="Now every # minute."
          other="Now every # minutes."
        />
      </p>
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      <form
        className="play__check"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Select
          label={<Trans>Remind me every</Trans>}
          value={chosen}
          onChange={(event) => {
            const found = intervals.find((one) => String(one) === event.currentTarget.value);
            setChosen(found ?? intervals[0]);
          }}
        >
          {intervals.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t`${plural(minutes, { one: '# minute', other: '# minutes' })}`}
            </option>
          ))}
        </Select>
        <Button type="submit" busy={isBusy}>
          <Trans>Keep</Trans>
        </Button>
      </form>
    </>
  );
}
