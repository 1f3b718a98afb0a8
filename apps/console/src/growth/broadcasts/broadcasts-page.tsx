import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Tabs } from '@khelaghor/ui/tabs/tabs.tsx';
import { EditorList } from '../../shared/kit/editor-list.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Page } from '../../shared/page.tsx';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { emptyTemplate, getTemplateDraft } from './broadcast-draft.ts';
import { BroadcastList } from './broadcast-list.tsx';
import type { BroadcastsSearch } from './broadcasts-search.ts';
import { useRemoveTemplate, useTemplates } from './use-broadcasts.ts';

const route = getRouteApi('/inside/messages');
// With their previews they are larger than the lists.
const BroadcastForm = lazy(async () => ({
  default: (await import('./broadcast-form.tsx')).BroadcastForm,
}));
const TemplateForm = lazy(async () => ({
  default: (await import('./template-form.tsx')).TemplateForm,
}));

/** The saved texts, each with its buttons. */
function TemplateList({ onEdit }: { readonly onEdit: (id: string) => void }) {
  const text = useLocalText();
  const templates = useTemplates().data?.templates ?? [];
  const rows = templates.map(({ id, name, title }) => ({
    id,
    title: name,
    notes: <small>{text(title)}</small>,
    state: null,
  }));
  return (
    <EditorList
      sections={[{ key: 'all', rows }]}
      empty={<EmptyState title={<Trans>No saved texts</Trans>} />}
      onEdit={onEdit}
      removing={useRemoveTemplate()}
      question={<Trans>Delete this text?</Trans>}
      warning={<Trans>Messages that were sent keep theirs.</Trans>}
    />
  );
}

type ListsProps = {
  readonly view: BroadcastsSearch['view'];
  readonly go: (search: BroadcastsSearch) => void;
};

/** What was sent, and the saved texts. */
function Lists({ view, go }: ListsProps) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Messages`}
      value={view}
      onChange={(next) => go({ view: next })}
      tabs={[
        {
          key: 'sent',
          text: <Trans>Sent messages</Trans>,
          panel: (
            <div className="content-form">
              <div className="content-foot">
                <Button
                  kind="primary"
                  icon="plus"
                  onClick={() => go({ view: 'sent', edit: 'new' })}
                >
                  <Trans>Write a message</Trans>
                </Button>
              </div>
              <BroadcastList />
            </div>
          ),
        },
        {
          key: 'templates',
          text: <Trans>Saved texts</Trans>,
          panel: (
            <div className="content-form">
              <div className="content-foot">
                <Button
                  kind="primary"
                  icon="plus"
                  onClick={() => go({ view: 'templates', edit: 'new' })}
                >
                  <Trans>New text</Trans>
                </Button>
              </div>
              <TemplateList onEdit={(id) => go({ view: 'templates', edit: id })} />
            </div>
          ),
        },
      ]}
    />
  );
}

/** Messages to members: what was sent, the saved texts, or the one that is being written. */
export function BroadcastsPage() {
  const { t } = useLingui();
  const { view, edit } = route.useSearch();
  const navigate = useNavigate();
  const query = useTemplates();
  const templates = query.data?.templates;
  const go = (search: BroadcastsSearch) => void navigate({ to: '/messages', search });
  const edited = templates?.find(({ id }) => id === edit);
  const isNew = edit === 'new';
  const begun = isNew ? emptyTemplate : edited && getTemplateDraft(edited);
  return (
    <Page title={t`Messages`} updatedAtMs={query.dataUpdatedAt}>
      <QueryState query={query} />
      <Suspense fallback={<LoadingCards />}>
        {templates && view === 'sent' && isNew && (
          <BroadcastForm templates={templates} onDone={() => go({ view: 'sent' })} />
        )}
        {templates && view === 'templates' && begun && (
          <TemplateForm
            key={edit}
            kept={edited ?? null}
            begun={begun}
            onDone={() => go({ view: 'templates' })}
          />
        )}
      </Suspense>
      {templates && !(view === 'sent' ? isNew : begun) && <Lists view={view} go={go} />}
    </Page>
  );
}
