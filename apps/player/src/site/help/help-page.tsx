import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpFound, HelpLine, HelpTopic } from '@khelaghor/contract/site/help.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCustomerService } from '../../shared/customer-service.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { HelpArticle } from './help-article.tsx';
import { normalizeQuestion, useHelp } from './use-help.ts';
import './help.css';
import { Link, useNavigate, useSearch } from '../../shared/navigation.tsx';

const topics: readonly { key: HelpTopic; icon: IconName; name: MessageDescriptor }[] = [
  { key: 'start', icon: 'user', name: msg`Getting started` },
  { key: 'money', icon: 'wallet', name: msg`Money` },
  { key: 'games', icon: 'dice', name: msg`Games and their rules` },
  { key: 'fairness', icon: 'seal', name: msg`Checking results` },
  { key: 'security', icon: 'shield', name: msg`Security` },
  { key: 'care', icon: 'heart', name: msg`Responsible gaming` },
];

function Topics({ articles }: { readonly articles: readonly HelpLine[] }) {
  const { t } = useLingui();
  const text = useLocalText();
  return (
    <div className="help__topics stack">
      {topics.map(({ key, icon, name }) => {
        const own = articles.filter(({ topic }) => topic === key);
        if (own.length === 0) return null;
        return (
          <section key={key} className="help__topic">
            <h2>
              <Icon name={icon} />
              {t(name)}
            </h2>
            <ul>
              {own.map(({ slug, title }) => (
                <li key={slug}>
                  <Link to={paths.helpmc} search={{ article: slug }}>
                    <span>{text(title)}</span>
                    <Icon name="chevron" size="small" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Found({ found, question }: { found: readonly HelpFound[]; question: string }) {
  const text = useLocalText();
  if (found.length === 0) {
    return (
      <EmptyState
        title={<Trans>Nothing found</Trans>}
        text={<Trans>Try other words, or write to us.</Trans>}
        actions={
          <Button render={<Link to={paths.helpmc} search={{}} />}>
            <Trans>Show all topics</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <ul className="help__found">
      {found.map(({ slug, title, excerpt }) => (
        <li key={slug}>
          <Link to={paths.helpmc} search={{ article: slug, q: question }}>
            <b>{text(title)}</b>
            <span>{text(excerpt)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How to go on when the articles were no help. */
function StillStuck() {
  const { t } = useLingui();
  const contacts = useCustomerService();
  return (
    <aside className="help__stuck">
      <h2>
        <Trans>Still not clear?</Trans>
      </h2>
      <div>
        {contacts.map(({ key, icon, name, open }) => (
          <Button key={key} icon={icon} onClick={open}>
            {t(name)}
          </Button>
        ))}
        <Button icon="chat" render={<Link to={paths.feedback} />}>
          <Trans>Write to us</Trans>
        </Button>
      </div>
    </aside>
  );
}

const askAfterMs = 300;

/** The search field. What is typed goes into the address after a moment of rest. */
function SearchField({ given }: { readonly given: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(given);
  const ask = () => {
    const question = normalizeQuestion(typed);
    if (question === given) return;
    const search = question === '' ? {} : { q: question };
    void navigate({ to: paths.helpmc, search, replace: true, resetScroll: false });
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    const timer = setTimeout(() => askLater(), askAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      role="search"
      className="help__search"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextField
        label={t`What do you need help with?`}
        icon="search"
        type="search"
        name="q"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
      />
    </form>
  );
}

function Centre({ question }: { readonly question: string }) {
  const query = useHelp(question);
  const { data, error } = query;
  if (!data && error) return <QueryError query={query} />;
  if (!data) return <SkeletonList count={6} />;
  if (question !== '' && data.found) return <Found found={data.found} question={question} />;
  return <Topics articles={data.articles} />;
}

/** The help centre. It has no header of the site, so it begins with the way home. */
export function HelpPage() {
  const { t } = useLingui();
  const text = useLocalText();
  const { brandName } = useWhitelabel();
  const brand = text(brandName);
  const { q = '', article } = useSearch();
  const question = normalizeQuestion(q);
  return (
    <div className="help stack">
      <div className="help__top">
        <Link to={paths.home} aria-label={t`${brand}: home`}>
          <Logo name={brand} />
        </Link>
        <Button size="small" icon="home" render={<Link to={paths.home} />}>
          <Trans>Back home</Trans>
        </Button>
      </div>
      <h1 className="page__title">
        <Trans>Help</Trans>
      </h1>
      {article === undefined ? (
        <>
          <SearchField given={question} />
          <Centre question={question} />
        </>
      ) : (
        <HelpArticle key={article} slug={article} question={question} />
      )}
      <StillStuck />
    </div>
  );
}
