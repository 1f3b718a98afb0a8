import { plural } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { foldSearch } from '@khelaghor/typed-text/search-text.ts';
import { loadTexts } from '../../shared/language.ts';
import { findSettings, describeSpoken, translateIn } from './find-settings.ts';
import type { SettingEntry } from './find-settings.ts';
import { settingParts } from './setting-parts.ts';

const shownMax = 8;

type ResultProps = { readonly entry: SettingEntry; readonly onChoose: () => void };

function Result({ entry, onChoose }: ResultProps) {
  const { t, i18n } = useLingui();
  const { id, part, label } = entry;
  const title = settingParts.find(({ name }) => name === part)?.title;
  return (
    <li>
      <Link to="/settings/$part" params={{ part }} search={{ find: id }} onClick={onChoose}>
        <b>
          {typeof label === 'string' ? (
            <bdi>{label}</bdi>
          ) : (
            describeSpoken(label, translateIn(i18n))
          )}
        </b>
        <small>{title && t(title)}</small>
        <code>{id}</code>
      </Link>
    </li>
  );
}

type SearchProps = {
  /** Called for each choice, of the same setting too. */
  readonly onChoose: () => void;
};

/** Finds a setting by its label, in Bengali or in English, or by its key. */
export function SettingSearch({ onChoose }: SearchProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  // Until the other language has been loaded, that of the page is looked through.
  const [languages, setLanguages] = useState<readonly I18n[]>([]);
  const load = async () => setLanguages(await Promise.all([loadTexts('bn'), loadTexts('en')]));
  const speaks = (languages.length > 0 ? languages : [i18n]).map(translateIn);
  const found = findSettings(typed, speaks);
  const count = found.length;
  const isTyped = foldSearch(typed) !== '';
  return (
    <search className="settings__find">
      <TextField
        type="search"
        label={<Trans>Find a setting</Trans>}
        icon="search"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onFocus={() => void load()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped('');
        }}
      />
      <p className="visually-hidden" role="status">
        {isTyped && t`${plural(count, { one: '# setting', other: '# settings' })}`}
      </p>
      {isTyped && count === 0 && (
        <p className="settings__none">
          <Trans>No setting has this name.</Trans>
        </p>
      )}
      {count > 0 && (
        <ul className="settings__results" aria-label={t`Settings found`}>
          {found.slice(0, shownMax).map((entry) => (
            <Result
              key={entry.id}
              entry={entry}
              onChoose={() => {
                setTyped('');
                onChoose();
              }}
            />
          ))}
        </ul>
      )}
    </search>
  );
}
