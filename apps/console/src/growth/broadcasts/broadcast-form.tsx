import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { BroadcastTemplate } from '@khelaghor/contract/growth/broadcasts.ts';
import { fillText } from '@khelaghor/contract/site/fill-text.ts';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { getMutationRefusal } from '../../shared/api.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { getField } from '../../shared/error-text.tsx';
import { createId } from '../../shared/new-id.ts';
import { AudienceFields } from './audience-fields.tsx';
import { emptyBroadcast, getOwnNames, readAudience } from './broadcast-draft.ts';
import type { BroadcastDraft, Texts } from './broadcast-draft.ts';
import { ShownMessage, TextFields } from './text-fields.tsx';
import { usePreview } from './use-broadcasts.ts';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }));

type TemplateChoiceProps = {
  readonly templates: readonly BroadcastTemplate[];
  readonly onChoose: (texts: Texts) => void;
};

/** Begins the message with a saved text. */
function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  const { t } = useLingui();
  if (templates.length === 0) return null;
  return (
    <Select
      label={<Trans>Begin with a saved text</Trans>}
      name="template"
      defaultValue=""
      onChange={({ target }) => {
        const chosen = templates.find(({ id }) => id === target.value);
        if (chosen) onChoose({ title: chosen.title, body: chosen.body, link: chosen.link });
      }}
    >
      <option value="">{t`None`}</option>
      {templates.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

type ValueFieldsProps = {
  readonly names: readonly string[];
  readonly values: BroadcastDraft['values'];
  readonly onChange: (values: BroadcastDraft['values']) => void;
};

/** The values that the texts name beside those of each member. */
function ValueFields({ names, values, onChange }: ValueFieldsProps) {
  return names.map((name) => {
    // Braces in a translated text would be taken for a value of its own.
    const written = `{${name}}`;
    return (
      <TextField
        key={name}
        label={<Trans>Value of {written}</Trans>}
        name={`value-${name}`}
        maxLength={100}
        required
        value={values[name] ?? ''}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      />
    );
  });
}

/** Writes a message to members: first it counts who gets it, then it is sent. */
export function BroadcastForm(props: {
  readonly templates: readonly BroadcastTemplate[];
  readonly onDone: () => void;
}) {
  const { templates, onDone } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState(emptyBroadcast);
  // Made once for the form: a second press sends the same message.
  const [key] = useState(createId);
  const [wrong, setWrong] = useState<string | null>(null);
  const [members, setMembers] = useState<number | null>(null);
  const counting = usePreview();
  const set = (part: Partial<BroadcastDraft>) => setDraft({ ...draft, ...part });
  const names = getOwnNames(draft) ?? [];
  const audience = readAudience(draft);
  const refusal = getMutationRefusal(counting);
  const count = () => {
    const field = typeof audience === 'string' ? audience : null;
    setWrong(field);
    if (typeof audience === 'string') return;
    const { purpose } = draft;
    counting.mutate({ purpose, audience }, { onSuccess: (found) => setMembers(found.members) });
  };
  const getWrong = (field: string) =>
    wrong === field ? t`This cannot be read. Check it.` : getField(refusal, field);
  const fillIn = (text: Texts['title']) => ({
    bn: fillText(text.bn, draft.values),
    en: fillText(text.en, draft.values),
  });
  const shown = { ...draft, title: fillIn(draft.title), body: fillIn(draft.body) };
  return (
    <>
      <EditorLayout
        busy={counting.isPending}
        refusal={refusal}
        submitLabel={<Trans>Count and send</Trans>}
        onSave={count}
        onCancel={onDone}
        renderPreview={(language) => <ShownMessage texts={shown} language={language} />}
      >
        <TemplateChoice templates={templates} onChoose={set} />
        <TextFields draft={draft} set={set} getError={() => undefined} />
        <ValueFields names={names} values={draft.values} onChange={(values) => set({ values })} />
        <AudienceFields draft={draft} set={set} getWrong={getWrong} />
      </EditorLayout>
      {members !== null && typeof audience !== 'string' && (
        <Suspense fallback={null}>
          <SendDialog
            order={{
              key,
              title: draft.title,
              body: draft.body,
              link: draft.link,
              purpose: draft.purpose,
              audience,
              values: Object.fromEntries(names.map((name) => [name, draft.values[name] ?? ''])),
            }}
            members={members}
            onClose={() => setMembers(null)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  );
}
