import './content-fields.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Previews } from './preview-switcher.tsx';
import { FormError } from './form-error.tsx';

type EditorLayoutProps = {
  readonly busy: boolean;
  readonly refusal: CallRefusal | null;
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
        <FormError refusal={refusal} />
        <div className="content-foot">
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" kind="primary" icon="check" busy={busy}>
            {submitLabel ?? <Trans>Save</Trans>}
          </Button>
        </div>
      </form>
      <aside className="content-side">
        <Previews>{renderPreview}</Previews>
      </aside>
    </div>
  );
}
