import './content-fields.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { MeanwhilePanel } from './edits/meanwhile-panel.tsx';
import type { Meanwhile, ValueWords } from './edits/use-merged-draft.ts';
import { Previews } from './preview-switcher.tsx';
import { FormError } from './form-error.tsx';

type EditorLayoutProps = {
  readonly busy: boolean;
  readonly refusal: CallRefusal | null;
  /** What was changed in the record after the form read it. */
  readonly meanwhile?: Meanwhile | null;
  /** The words of choices, for `meanwhile`. */
  readonly words?: ValueWords;
  /** Nothing can be saved now: nothing was changed, or the operator must choose first. */
  readonly disabled?: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** The words of the button; left out, it saves. */
  readonly submitLabel?: ReactNode;
  /** What readers of a language will see of it. */
  readonly renderPreview: (language: Language) => ReactNode;
  /** The fields. */
  readonly children: ReactNode;
};

/** Where something that the site shows is written: its fields, and what comes of them beside. */
export function EditorLayout(props: EditorLayoutProps) {
  const { busy, refusal, onSave, onCancel, renderPreview, submitLabel, children } = props;
  const { meanwhile = null, words = {}, disabled = false } = props;
  const submit = (submitted: SubmitEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const unreadable = submitted.currentTarget.querySelector<HTMLElement>('[data-unreadable]');
    if (unreadable) unreadable.focus();
    else onSave();
  };
  return (
    <div className="editor-layout">
      <form className="content-form" noValidate onSubmit={submit}>
        {children}
        <MeanwhilePanel meanwhile={meanwhile} words={words} />
        <FormError refusal={refusal} />
        <div className="content-foot">
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" kind="primary" icon="check" busy={busy} disabled={disabled}>
            {meanwhile ? <Trans>Save again</Trans> : (submitLabel ?? <Trans>Save</Trans>)}
          </Button>
        </div>
      </form>
      <aside className="content-side">
        <Previews>{renderPreview}</Previews>
      </aside>
    </div>
  );
}
