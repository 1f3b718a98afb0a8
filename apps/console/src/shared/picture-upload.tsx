import './picture-upload.css';
import { Trans } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { ErrorText } from './error-text.tsx';

type PictureUploadProps = {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** The kinds of files that the server reads, as in `accept` of an input. */
  readonly accept: string;
  /** The address of the uploaded picture; null: none. */
  readonly picture: string | null;
  readonly busy: boolean;
  /** Why the last file was refused. */
  readonly refusal: CallRefusal | null;
  readonly error?: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
};

/** A field for one picture, which is uploaded as soon as it is chosen. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, hint, accept, picture, busy, refusal, error, onFile, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="picture-upload" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      {picture === null ? <p className="hint">{hint}</p> : <img src={picture} alt="" />}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <div className="picture-upload__acts">
        <Button icon="upload" size="small" busy={busy} onClick={() => input.current?.click()}>
          {picture === null ? <Trans>Choose a picture</Trans> : <Trans>Another picture</Trans>}
        </Button>
        {picture !== null && (
          <Button icon="trash" size="small" disabled={busy} onClick={onRemove}>
            <Trans>Without a picture</Trans>
          </Button>
        )}
      </div>
      <FieldError
        id={`${id}-error`}
        error={refusal === null ? error : <ErrorText refusal={refusal} />}
      />
    </div>
  );
}
