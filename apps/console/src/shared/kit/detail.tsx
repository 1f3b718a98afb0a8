import './detail.css';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Tab } from '@khelaghor/ui/tabs/tabs.tsx';
import { useMay } from '../may.tsx';
import { LoadingCards } from '../query-state.tsx';
import { Actions, WaitingForSecond } from './action-buttons.tsx';
import type { Action, WaitingRequest } from './actions.ts';
import { Facts } from './facts.tsx';
import type { ObjectFact } from './facts.tsx';
import { PageTabs } from './page-tabs.tsx';

const History = lazy(async () => ({
  default: (await import('../event-log/history.tsx')).History,
}));

/** The last tab of every detail page. */
const historyTab = 'history';

type DetailProps = {
  /** The object's name, such as an account. It is not translated. */
  readonly name: string;
  /** Tags and states beside the name. */
  readonly marks?: ReactNode;
  readonly facts: readonly ObjectFact[];
  readonly actions: readonly Action[];
  /** The request that waits for a second operator. */
  readonly waiting?: WaitingRequest;
  /** Links among the buttons. */
  readonly links?: ReactNode;
  readonly tabs: readonly Tab<string>[];
  /** The tab that the address names; one that is not there is the first. */
  readonly tab: string | undefined;
  readonly onTab: (tab: string) => void;
  /** The object as the event log names it: `withdrawal:` and its id. */
  readonly subject: string;
};

/** One object: its name, what is known of it, what can be done, and tabs with its history. */
export function Detail(props: DetailProps) {
  const { name, marks, facts, actions, waiting, links, tabs, tab, onTab, subject } = props;
  const { t } = useLingui();
  const history = (
    <Suspense fallback={<LoadingCards />}>
      <History subject={subject} />
    </Suspense>
  );
  const hasHistory = useMay()('see', 'log');
  const past = { key: historyTab, text: t`History`, panel: history };
  const all = hasHistory ? [...tabs, past] : tabs;
  const shown = all.find(({ key }) => key === tab)?.key ?? all[0]?.key ?? historyTab;
  return (
    <article className="detail">
      <header className="detail__head">
        <h2 className="detail__name">
          <bdi translate="no" lang="zxx">
            {name}
          </bdi>
        </h2>
        {marks}
      </header>
      <Facts facts={facts} />
      {waiting && <WaitingForSecond request={waiting} />}
      {(actions.length > 0 || links !== undefined) && <Actions actions={actions}>{links}</Actions>}
      <PageTabs label={t`About ${name}`} tabs={all} value={shown} onChange={onTab} />
    </article>
  );
}
