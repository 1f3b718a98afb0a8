import { Trans, useLingui } from '@lingui/react/macro';
import { messagePages, pagesOfOneThing } from '@khelaghor/contract/site/message-names.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { LocalizedField } from '../../shared/content-fields.tsx';
import type { Texts } from './broadcast-draft.ts';
import { pageLabels } from './labels.ts';
import './broadcasts.css';

type FieldsProps = {
  readonly draft: Texts;
  readonly set: (part: Partial<Texts>) => void;
  readonly getError: (field: string) => string | undefined;
};

/** The page that a message leads to, and what it shows there. */
function LinkFields({ draft: { link }, set, getError }: FieldsProps) {
  const { t } = useLingui();
  const hasId = link !== null && pagesOfOneThing.includes(link.page);
  return (
    <div className="content-pair">
      <Select
        label={<Trans>Leads to</Trans>}
        name="page"
        value={link?.page ?? ''}
        onChange={({ target }) => {
          const page = messagePages.find((one) => one === target.value);
          set({ link: page === undefined ? null : { page, id: null } });
        }}
      >
        <option value="">{t`No page`}</option>
        {messagePages.map((page) => (
          <option key={page} value={page}>
            {t(pageLabels[page])}
          </option>
        ))}
      </Select>
      {hasId && (
        <TextField
          label={<Trans>Its id or code</Trans>}
          name="linkId"
          lang="en"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={40}
          value={link.id ?? ''}
          onChange={({ target }) => {
            const id = target.value.trim().toLowerCase();
            set({ link: { ...link, id: id === '' ? null : id } });
          }}
          error={getError('link')}
        />
      )}
    </div>
  );
}

/** Title, text and link of a message. */
export function TextFields(props: FieldsProps) {
  const { draft, set, getError } = props;
  // Written here, because braces in a translated text would be taken for values of its own.
  const names = '{account}, {nickname}, {brand}';
  return (
    <>
      <LocalizedField
        label={<Trans>Title</Trans>}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={80}
        required
        error={getError('title')}
      />
      <LocalizedField
        label={<Trans>Text</Trans>}
        value={draft.body}
        onChange={(body) => set({ body })}
        maxLength={1_000}
        rows={6}
        required
        error={getError('body')}
        hint={
          <Trans>Filled in for each reader: {names}. You give the values of other names.</Trans>
        }
      />
      <LinkFields {...props} />
    </>
  );
}

type ShownProps = { readonly texts: Texts; readonly language: Language };

/** The message as its readers see it, before their names are filled in. */
export function ShownMessage({ texts, language }: ShownProps) {
  return (
    <article className="message-preview">
      <h1>{texts.title[language] || '…'}</h1>
      <p>{texts.body[language] || '…'}</p>
    </article>
  );
}
