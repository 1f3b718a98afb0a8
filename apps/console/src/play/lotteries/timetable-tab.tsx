import './lotteries.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import type { LotteryTimetable } from '@khelaghor/contract/play/lottery-timetable.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { FormError } from '../../shared/form-error.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { getTimetableDraft, readTimetableDraft } from './timetable-draft.ts';
import type { TimetableDraft, TimetableFault } from './timetable-draft.ts';
import { TimetableFields } from './timetable-fields.tsx';
import { useChangeTimetable } from './use-lotteries.ts';
import { useTimetableText } from './use-timetable-text.ts';
import { May } from '../../shared/may.tsx';

type LotteryProps = { readonly lottery: AdminLotteryDetail };

type FormProps = LotteryProps & { readonly saving: ReturnType<typeof useChangeTimetable> };

function TimetableForm({ lottery: { timetable }, saving }: FormProps) {
  const { day } = useNumberFormat();
  const [faults, setFaults] = useState<readonly TimetableFault[]>([]);
  const begun = getTimetableDraft(timetable.planned?.timetable ?? timetable.current);
  const [draft, setDraft] = useState(begun);
  const toast = useToast();
  const set = (part: Partial<TimetableDraft>) => setDraft({ ...draft, ...part });
  const part = { draft, set, faults };
  const from = day(timetable.earliest);
  const send = async () => {
    const read = readTimetableDraft(draft);
    setFaults('kind' in read ? [] : read);
    if (!('kind' in read)) return;
    try {
      await saving.mutateAsync({ version: timetable.version, timetable: read });
      toast({
        tone: 'good',
        title: <Trans>Saved</Trans>,
        text: <Trans>It holds from {from}.</Trans>,
      });
    } catch {
      // Why is said below.
    }
  };
  return (
    <form
      className="content-form"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      <TimetableFields {...part} />
      <FormError refusal={getMutationRefusal(saving)} />
      <div className="content-foot">
        <May act="act">
          <Button type="submit" kind="primary" icon="check" busy={saving.isPending}>
            <Trans>Change from {from}</Trans>
          </Button>
        </May>
      </div>
    </form>
  );
}

/** When a lottery is drawn now and later. A change begins the form anew. */
export function TimetableTab({ lottery }: LotteryProps) {
  const { t } = useLingui();
  const { day } = useNumberFormat();
  const describe = useTimetableText();
  const saving = useChangeTimetable(lottery.gameCode);
  const { timetable } = lottery;
  const { zone, current, planned, version } = timetable;
  const rows: readonly (readonly [name: string, held: LotteryTimetable])[] = [
    [t`Now`, current],
    ...(planned ? [[t`From ${day(planned.from)}`, planned.timetable] as const] : []),
  ];
  return (
    <div className="detail__part">
      <dl className="timetable-rows">
        {rows.map(([name, held]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{describe(held)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>Time zone</Trans>
          </dt>
          <dd translate="no" lang="zxx">
            {zone}
          </dd>
        </div>
      </dl>
      <p className="detail__none">
        <Trans>
          A change begins with the first day that has no draw on sale yet, so that nothing changes
          about a draw that members know. Chases can have bought draws far ahead.
        </Trans>
      </p>
      <TimetableForm key={version} lottery={lottery} saving={saving} />
    </div>
  );
}
