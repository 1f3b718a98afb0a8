import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { getDhakaInput, parseDhakaInput } from '../../shared/dhaka-input.ts';
import { eventKindLabels } from '../../shared/event-log/labels.ts';
import { readLogSearch } from '../../shared/event-log/log-search.ts';
import type { LogSearch } from '../../shared/event-log/log-search.ts';
import { useEventKinds } from '../../shared/event-log/use-event-log.ts';

type Draft = { kind: string; actor: string; subject: string; from: string; until: string };

const getDraft = ({ kind, actor, subject, from, until }: LogSearch): Draft => ({
  kind: kind ?? '',
  actor: actor ?? '',
  subject: subject ?? '',
  from: getDhakaInput(from ?? null),
  until: getDhakaInput(until ?? null),
});

const getSearch = ({ kind, actor, subject, from, until }: Draft): LogSearch =>
  readLogSearch({
    kind,
    actor: toPlainText(actor),
    subject: toPlainText(subject),
    from: parseDhakaInput(from),
    until: parseDhakaInput(until),
  });

function KindField({ value, onChange }: { value: string; onChange: (kind: string) => void }) {
  const { t, i18n } = useLingui();
  const kinds = useEventKinds().data?.kinds ?? [];
  const all = value === '' || kinds.includes(value) ? kinds : [...kinds, value];
  const named = all
    .map((key) => ({ key, text: eventKindLabels[key] ? t(eventKindLabels[key]) : key }))
    .toSorted((one, other) => one.text.localeCompare(other.text, i18n.locale));
  return (
    <ChoiceField
      label={<Trans>Event</Trans>}
      value={value}
      choices={[{ key: '', text: t`Everything` }, ...named]}
      onChange={onChange}
    />
  );
}

/** What is looked for. It goes into the address, so that a search can be passed on. */
export function LogFilters({ search }: { readonly search: LogSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => getDraft(search));
  const [isTurned, setTurned] = useState(false);
  const set = (patch: Partial<Draft>) => setDraft({ ...draft, ...patch });
  const find = () => {
    const { from, until } = draft;
    const isWrong = from !== '' && until !== '' && from >= until;
    setTurned(isWrong);
    if (!isWrong) void navigate({ to: '/event-log', search: getSearch(draft) });
  };
  const text = (name: 'actor' | 'subject') => ({
    value: draft[name],
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 120,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });
  return (
    <form
      className="log-filters"
      role="search"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        find();
      }}
    >
      <KindField value={draft.kind} onChange={(kind) => set({ kind })} />
      <TextField label={<Trans>Actor</Trans>} icon="user" name="actor" {...text('actor')} />
      <TextField label={<Trans>Subject</Trans>} icon="search" name="subject" {...text('subject')} />
      <TextField
        label={<Trans>From</Trans>}
        type="datetime-local"
        name="from"
        value={draft.from}
        onChange={({ currentTarget }) => set({ from: currentTarget.value })}
      />
      <TextField
        label={<Trans>Until</Trans>}
        type="datetime-local"
        name="until"
        value={draft.until}
        onChange={({ currentTarget }) => set({ until: currentTarget.value })}
        error={isTurned && t`The end must be after the beginning.`}
      />
      <div className="log-filters__acts">
        <Button type="submit" kind="primary" icon="search">
          <Trans>Find</Trans>
        </Button>
        {Object.keys(search).length > 0 && (
          <Button onClick={() => void navigate({ to: '/event-log', search: {} })}>
            <Trans>Show all</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
