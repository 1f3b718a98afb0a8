import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { feedbackSend } from '@khelaghor/client/routes/account.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { FeedbackType } from '@khelaghor/contract/account/feedback.ts';
import { feedbackMax as contentMax } from '@khelaghor/contract/lib/message-limits.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { TextArea, TextField } from '@khelaghor/ui/field/field.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { v7 } from 'uuid';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { call } from '../../shared/api.ts';
import { useHumanProofs } from '../../shared/human-proof.ts';
import type { HumanProofs } from '../../shared/human-proof.ts';
import { useMember } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { useSearch } from '../../shared/navigation.tsx';
import { getLength } from './feedback-draft.ts';
import { FeedbackImages } from './feedback-images.tsx';
import { usePictures } from './use-images.ts';

type Draft = {
  readonly type: FeedbackType;
  readonly content: string;
  readonly contact: string;
};
const empty: Draft = { type: 'FEEDBACK', content: '', contact: '' };

const getType = (text: string | undefined): FeedbackType =>
  text === 'COMPLAINT' || text === 'PROBLEM' ? text : 'FEEDBACK';

/** Sends a draft. The key stays the same until the server has answered. */
function useSend(proofs: HumanProofs, onSent: () => void) {
  const queries = useQueryClient();
  const isMember = useMember() !== null;
  const [key, setKey] = useState(() => v7());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const send = async ({ type, content, contact }: Draft, images: readonly string[]) => {
    setBusy(true);
    setRefusal(null);
    const told = { key, type, content, images: [...images] };
    const reachedAt = toVisibleText(contact) === '' ? {} : { contact: toVisibleText(contact) };
    const reply = isMember
      ? await call(feedbackSend, { body: told })
      : await proofs.send((humanProof) =>
          call(feedbackSend, { body: { ...told, ...reachedAt, humanProof } }),
        );
    setBusy(false);
    if (reply.success || reply.code !== 'network') setKey(v7());
    if (!reply.success) {
      setRefusal(reply);
      return;
    }
    void queries.invalidateQueries({ queryKey: ['feedback'] });
    onSent();
  };
  return { send, busy, refusal };
}

const getField = (refusal: CallRefusal | null, name: string): string | undefined =>
  refusal !== null && refusal.code !== 'network' ? refusal.fields?.[name] : undefined;

type FeedbackFormProps = { readonly onSent: () => void };

/** The form for feedback, problems and complaints; the address may say which of them. */
export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const formatRefusal = useRefusalText();
  const isMember = useMember() !== null;
  const { type: asked } = useSearch();
  const [draft, setDraft] = useState({ ...empty, type: getType(asked) });
  const proofs = useHumanProofs('feedback');
  const [isTouched, setTouched] = useState(false);
  const held = usePictures(proofs);
  const { send, busy, refusal } = useSend(proofs, () => {
    setDraft(empty);
    held.clear();
    setTouched(false);
    onSent();
  });
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const count = getLength(draft.content);
  const fault =
    count > contentMax
      ? t`Write at most ${toDigits(String(contentMax), digits)} characters.`
      : isTouched && count === 0
        ? t`Write your message first.`
        : getField(refusal, 'content');
  const pictureFault = getField(refusal, 'images');
  const isAboutField = getField(refusal, 'content') !== undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTouched(true);
    if (count === 0 || count > contentMax || busy || held.isBringing) return;
    void send(
      draft,
      held.pictures.flatMap(({ ticket }) => ticket ?? []),
    );
  };
  return (
    <form className="feedback-form stack" noValidate onSubmit={submit}>
      {refusal !== null && !isAboutField && (
        <Alert kind="warn">{pictureFault ?? formatRefusal(refusal)}</Alert>
      )}
      <FilterChips
        label={t`What is it?`}
        value={draft.type}
        choices={[
          { key: 'FEEDBACK', text: <Trans>Feedback</Trans> },
          { key: 'PROBLEM', text: <Trans>Problem</Trans> },
          { key: 'COMPLAINT', text: <Trans>Complaint</Trans> },
        ]}
        onChange={(type) => set({ type })}
      />
      <TextArea
        label={t`What happened?`}
        aside={toDigits(`${count}/${contentMax}`, digits)}
        required
        rows={4}
        onFocus={() => {
          if (!isMember) proofs.prepare();
        }}
        value={draft.content}
        error={fault}
        onChange={(change) => set({ content: change.target.value })}
      />
      <FeedbackImages held={held} />
      {!isMember && (
        <TextField
          label={t`How can we reach you?`}
          aside={t`optional`}
          hint={t`A phone number or an e-mail address, if you want an answer.`}
          icon="mail"
          maxLength={120}
          autoComplete="email"
          value={draft.contact}
          onChange={(change) => set({ contact: change.target.value })}
        />
      )}
      <Button kind="primary" block type="submit" busy={busy || held.isBringing}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
