import { Trans, useLingui } from '@lingui/react/macro';
import { feedbackImagesMax } from '@khelaghor/contract/lib/message-limits.ts';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { FieldError } from '@khelaghor/ui/field/field.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';
import { useId } from 'react';
import type { FormPicture, usePictures } from './use-images.ts';

type OneProps = { readonly picture: FormPicture; readonly onRemove: () => void };

/** One picture, with its upload progress. */
function One({ picture: { name, thumbnail, sent, ticket }, onRemove }: OneProps) {
  const { t } = useLingui();
  const isBringing = ticket === null;
  return (
    <li className="pics__one" aria-busy={isBringing || undefined}>
      {thumbnail === '' ? (
        <span className="pics__wait">
          <Spinner />
        </span>
      ) : (
        <img src={thumbnail} alt={name} width="96" height="96" />
      )}
      {isBringing && thumbnail !== '' && (
        // After the upload the server processes the picture: no progress is known.
        <progress
          aria-label={t`${name} is being sent`}
          max={1}
          {...(sent < 1 && { value: sent })}
        />
      )}
      <IconButton
        icon="close"
        label={isBringing ? t`Stop ${name}` : t`Remove ${name}`}
        onClick={onRemove}
      />
    </li>
  );
}

type FeedbackImagesProps = { readonly held: ReturnType<typeof usePictures> };

/** Up to three pictures, uploaded as soon as they are chosen. */
export function FeedbackImages({ held }: FeedbackImagesProps) {
  const { t } = useLingui();
  const id = useId();
  const { pictures, trouble, bring, remove } = held;
  return (
    <div className="pics">
      <span className="label">
        <span>
          <Trans>Pictures</Trans>
        </span>
        <small>
          <Trans>up to 3, PNG or JPG; large ones are made smaller</Trans>
        </small>
      </span>
      <ul className="pics__row">
        {pictures.map((picture) => (
          <One key={picture.id} picture={picture} onRemove={() => remove(picture.id)} />
        ))}
        {pictures.length < feedbackImagesMax && (
          <li>
            <label className="pics__add">
              <Icon name="camera" />
              <Trans>Add</Trans>
              <input
                type="file"
                className="visually-hidden"
                accept="image/png,image/jpeg"
                multiple
                aria-describedby={id}
                aria-label={t`Add pictures`}
                onChange={(change) => {
                  const files = [...(change.target.files ?? [])];
                  change.target.value = '';
                  void bring(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <FieldError id={id} error={trouble ?? undefined} />
    </div>
  );
}
