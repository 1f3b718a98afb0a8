import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  documentKinds,
  hasExpiry,
  sidesOfDocument,
} from '@khelaghor/contract/account/document-terms.ts';
import type { DocumentKind, DocumentSide } from '@khelaghor/contract/account/document-terms.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { RadioCards } from '@khelaghor/ui/radio-cards/radio-cards.tsx';
import { typeDate } from '@khelaghor/typed-text/calendar-date.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { usePicture } from '../../shared/picture-field.tsx';
import { kindTitles, numberHints, sideLeads, sideNames } from './labels.tsx';
import { useSendDocument } from './use-documents.ts';

type SidePicture = { readonly picture: Blob | null; readonly field: ReactNode };

/** A field for each picture of a document. */
function usePictures(): Readonly<Record<DocumentSide, SidePicture>> {
  const { t } = useLingui();
  return {
    front: usePicture(t(sideLeads.front), t(sideNames.front)),
    back: usePicture(t(sideLeads.back), t(sideNames.back)),
    selfie: usePicture(t(sideLeads.selfie), t(sideNames.selfie)),
  };
}

/** Chooses a kind of document, and sends its number and pictures. */
export function DocumentForm() {
  const { t } = useLingui();
  const [kind, setKind] = useState<DocumentKind>('nid');
  const [number, setNumber] = useState('');
  const [expiresOn, setExpiry] = useState('');
  const [isTried, setTried] = useState(false);
  const pictures = usePictures();
  const formatRefusal = useRefusalText();
  const { send, busy, refusal, getError } = useSendDocument();
  const sides = sidesOfDocument[kind];
  const chosen = sides.flatMap((side) => {
    const { picture: blob } = pictures[side];
    return blob ? [{ side, blob }] : [];
  });
  const isNumberMissing = toVisibleText(number) === '';
  const isExpiryMissing = hasExpiry(kind) && toVisibleText(expiresOn) === '';
  const isPictureMissing = chosen.length < sides.length;
  const submit = async () => {
    setTried(true);
    if (isNumberMissing || isExpiryMissing || isPictureMissing) return;
    await send({ kind, number, expiresOn: hasExpiry(kind) ? expiresOn : '', pictures: chosen });
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RadioCards
        legend={<Trans>Which document do you send?</Trans>}
        columns={1}
        cards={documentKinds.map((key) => ({ key, title: t(kindTitles[key]) }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={<Trans>Number of the document</Trans>}
        hint={t(numberHints[kind])}
        name="number"
        inputMode={kind === 'nid' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        error={
          isTried && isNumberMissing ? t`Enter the number of the document.` : getError('number')
        }
        required
      />
      {hasExpiry(kind) && (
        <TextField
          label={<Trans>Valid until</Trans>}
          name="expiresOn"
          placeholder="2030-12-31"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={expiresOn}
          onChange={({ target }) => setExpiry(typeDate(target.value))}
          error={isTried && isExpiryMissing ? t`Enter the expiry date.` : getError('expiresOn')}
          required
        />
      )}
      {sides.map((side) => (
        <div key={side}>{pictures[side].field}</div>
      ))}
      {isTried && isPictureMissing && (
        <Alert kind="warn">
          <Trans>Add every picture first.</Trans>
        </Alert>
      )}
      {getError('pictures') !== undefined && <Alert kind="warn">{getError('pictures')}</Alert>}
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      <Button type="submit" kind="primary" size="large" block busy={busy}>
        <Trans>Send for review</Trans>
      </Button>
    </form>
  );
}
