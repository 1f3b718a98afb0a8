import './list-table.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Chip } from '@khelaghor/ui/chips/chips.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { saveViews, readStoredViews } from '../browser-storage.ts';
import { isSameView, readViews, withView } from './views.ts';
import type { ViewSearch } from './views.ts';

const nameMax = 40;

type SavedViewsProps = {
  /** The page that the views belong to. */
  readonly page: string;
  /** The filters that are set now, none about a person: views stay in the browser. */
  readonly search: ViewSearch;
  readonly onShow: (search: ViewSearch) => void;
};

/** Filters that this browser remembers under a name. */
export function SavedViews({ page, search, onShow }: SavedViewsProps) {
  const { t } = useLingui();
  const [views, setViews] = useState(() => readViews(readStoredViews(page)));
  const [name, setName] = useState<string | null>(null);
  const change = (next: typeof views) => {
    setViews(next);
    saveViews(page, JSON.stringify(next));
  };
  const isSaved = views.some((view) => isSameView(view.search, search));
  const canSave = Object.keys(search).length > 0 && !isSaved;
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="views" role="group" aria-label={t`Saved views`}>
      {views.map((view) => {
        const isShown = isSameView(view.search, search);
        const title = view.name;
        return (
          <span className="views__one" key={title}>
            <Chip pressed={isShown} onPress={() => onShow(isShown ? {} : view.search)}>
              {title}
            </Chip>
            {isShown && (
              <IconButton
                icon="trash"
                label={t`Remove view: ${title}`}
                onClick={() => change(views.filter((each) => each !== view))}
              />
            )}
          </span>
        );
      })}
      {canSave && name === null && (
        <Button size="small" icon="plus" onClick={() => setName('')}>
          <Trans>Save this view</Trans>
        </Button>
      )}
      {canSave && name !== null && (
        <form
          className="views__name"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (toVisibleText(name) === '') return;
            change(withView(views, { name: toVisibleText(name), search }));
            setName(null);
          }}
        >
          <TextField
            label={<Trans>Name of the view</Trans>}
            value={name}
            maxLength={nameMax}
            onChange={(typed) => setName(typed.target.value)}
          />
          <Button type="submit" icon="check">
            <Trans>Save</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
