import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { AdminLottery, AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import { FieldError, Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { getField } from '../../shared/error-text.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { readAddDraft } from './add-lottery-draft.ts';
import type { AddDraft, AddFault } from './add-lottery-draft.ts';
import { getTimetableDraft } from './timetable-draft.ts';
import type { TimetableFault } from './timetable-draft.ts';
import { TimetableFields } from './timetable-fields.tsx';
import { useAddLottery, useLottery } from './use-lotteries.ts';

type NameProps = {
  readonly draft: AddDraft;
  readonly set: (part: Partial<AddDraft>) => void;
  readonly faults: readonly AddFault[];
  readonly refusal: CallRefusal | null;
};

function NameFields({ draft, set, faults, refusal }: NameProps) {
  const wanted = <Trans>Write a title.</Trans>;
  return (
    <>
      <TextField
        name="code"
        label={<Trans>Code</Trans>}
        hint={<Trans>Stays in addresses and records, and is never used again.</Trans>}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
        value={draft.code}
        onChange={({ target }) => set({ code: target.value })}
        error={
          faults.includes('code') ? (
            <Trans>Use 2 to 24 letters a to z and digits.</Trans>
          ) : (
            getField(refusal, 'code')
          )
        }
        required
      />
      <div className="content-pair">
        <TextField
          name="titleBn"
          label={<Trans>Title in Bengali</Trans>}
          lang="bn"
          autoComplete="off"
          maxLength={80}
          value={draft.titleBn}
          onChange={({ target }) => set({ titleBn: target.value })}
          error={faults.includes('titleBn') ? wanted : getField(refusal, 'titleBn')}
          required
        />
        <TextField
          name="titleEn"
          label={<Trans>Title in English</Trans>}
          lang="en"
          autoComplete="off"
          maxLength={80}
          value={draft.titleEn}
          onChange={({ target }) => set({ titleEn: target.value })}
          error={faults.includes('titleEn') ? wanted : getField(refusal, 'titleEn')}
          required
        />
      </div>
    </>
  );
}

const isOfTimetable = (fault: AddFault): fault is TimetableFault =>
  fault !== 'code' && fault !== 'titleBn' && fault !== 'titleEn';

/** The timetable of the new lottery, which begins as that of the other one. */
function OwnTimetable({ draft, set, faults, refusal }: NameProps) {
  const errorId = useId();
  const error = getField(refusal, 'timetable');
  return (
    <div aria-describedby={error === undefined ? undefined : errorId}>
      <div className="content-form">
        <TimetableFields
          draft={draft.timetable}
          set={(part) => set({ timetable: { ...draft.timetable, ...part } })}
          faults={faults.filter(isOfTimetable)}
        />
      </div>
      {error !== undefined && <FieldError id={errorId} error={error} />}
    </div>
  );
}

const noNames = { code: '', titleBn: '', titleEn: '' };

/** The values of the form's fields; the timetable is the other lottery's until it is changed. */
function useAddDraft(base: AdminLotteryDetail | undefined) {
  const [names, setNames] = useState(noNames);
  const [changed, setChanged] = useState<{ of: string; timetable: AddDraft['timetable'] }>();
  const timetable = base && getTimetableDraft(base.timetable.current);
  const isChanged = changed !== undefined && changed.of === base?.gameCode;
  const draft: AddDraft | null = timetable
    ? { ...names, timetable: isChanged ? changed.timetable : timetable }
    : null;
  const set = ({ timetable: typed, ...part }: Partial<AddDraft>) => {
    setNames({ ...names, ...part });
    if (typed && base) setChanged({ of: base.gameCode, timetable: typed });
  };
  return { draft, set };
}

type DialogProps = { readonly lotteries: readonly AdminLottery[]; readonly onClose: () => void };

/** Adds a lottery with the rules of another one; then its page is shown. */
export function AddLotteryDialog({ lotteries, onClose }: DialogProps) {
  const text = useLocalText();
  const navigate = useNavigate();
  const adding = useAddLottery();
  const [basedOn, setBasedOn] = useState(lotteries[0]?.gameCode ?? '');
  const base = useLottery(basedOn);
  const { draft, set } = useAddDraft(base.data);
  const [faults, setFaults] = useState<readonly AddFault[]>([]);
  const read = draft && readAddDraft(draft);
  const lottery = read && 'code' in read ? read : null;
  return (
    <ActionDialog
      question={{
        title: <Trans>Add a lottery</Trans>,
        lead: (
          <Trans>
            It has the rules and, at first, the terms of another lottery. It is closed until you
            open it.
          </Trans>
        ),
        done: { title: <Trans>The lottery is added</Trans> },
      }}
      confirm={<Trans>Add</Trans>}
      icon="plus"
      check={() => {
        setFaults(read && !('code' in read) ? read : []);
        return lottery !== null;
      }}
      run={() =>
        lottery ? adding.mutateAsync({ ...lottery, basedOn }) : Promise.resolve(undefined)
      }
      onClose={onClose}
      onDone={() => {
        onClose();
        void navigate({ to: '/lotteries', search: { id: lottery?.code ?? '' } });
      }}
    >
      {(refusal) => (
        <>
          <Select
            label={<Trans>Rules of</Trans>}
            value={basedOn}
            onChange={({ target }) => setBasedOn(target.value)}
            error={getField(refusal, 'basedOn')}
          >
            {lotteries.map(({ gameCode, title }) => (
              <option key={gameCode} value={gameCode}>
                {text(title)}
              </option>
            ))}
          </Select>
          <QueryState query={base} skeletons={1} />
          {draft && (
            <>
              <NameFields draft={draft} set={set} faults={faults} refusal={refusal} />
              <OwnTimetable
                key={basedOn}
                draft={draft}
                set={set}
                faults={faults}
                refusal={refusal}
              />
            </>
          )}
        </>
      )}
    </ActionDialog>
  );
}
