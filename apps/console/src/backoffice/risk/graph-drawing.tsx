import './graph-drawing.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type {
  LinkFact,
  LinkGraph,
  LinkedAccount,
} from '@khelaghor/contract/backoffice/member-links.ts';
import { computeLayout, nodeWidth } from './layout-graph.ts';
import { isSearchable, linkWords, useFactValue } from './link-words.ts';

type Place = { readonly x: number; readonly y: number };

const getStyle = ({ x, y }: Place): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: nodeWidth,
});

type AccountProps = { readonly node: LinkedAccount; readonly facts: readonly LinkFact[] };

/** An account: the name of its link tells what links it. */
function AccountNode({ node: { id, account, step, isClosed }, facts }: AccountProps) {
  const { t } = useLingui();
  const getValue = useFactValue();
  const links = facts
    .filter((fact) => fact.step === step && fact.accounts.includes(id))
    .map((fact) => `${t(linkWords[fact.by])} ${getValue(fact)}`)
    .join(', ');
  return (
    <Link
      to="/members"
      search={{ account, tab: 'links' }}
      className={isClosed ? 'link-node link-node--closed' : 'link-node'}
      data-step={step}
      aria-label={links === '' ? account : t`${account}, linked by: ${links}`}
      translate="no"
    >
      {account}
    </Link>
  );
}

/** A fact: its link finds all who have it. Those without a link are stored as keyed hashes. */
function FactNode({ node }: { readonly node: LinkFact }) {
  const { t } = useLingui();
  const { by, isOften, accounts } = node;
  const value = useFactValue()(node);
  const kind = t(linkWords[by]);
  const count = accounts.length;
  // The number of a group that leads to no account says nothing.
  const isCommonWord = isOften && by === 'password';
  const shown = (
    <>
      <small>{isOften && !isCommonWord ? <Trans>{kind}, often shared</Trans> : kind}</small>
      <span translate="no">{isCommonWord ? <Trans>Often shared</Trans> : value}</span>
    </>
  );
  const look = { className: 'link-node link-node--fact', 'data-by': by };
  if (!isSearchable(by)) return <div {...look}>{shown}</div>;
  return (
    <Link
      {...look}
      to="/members"
      search={{ q: value }}
      aria-label={
        isOften ? t`${kind} ${value}, often shared` : t`${kind} ${value}, accounts: ${count}`
      }
    >
      {shown}
    </Link>
  );
}

/** The accounts within two steps of a member and what links them, as columns joined by lines. */
export function GraphDrawing({ graph }: { readonly graph: LinkGraph }) {
  const { t } = useLingui();
  const { accounts, facts, lines, width, height } = computeLayout(graph);
  return (
    // Wider than a phone: it scrolls, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <div className="link-graph" role="region" aria-label={t`Links to other accounts`} tabIndex={0}>
      <div style={{ inlineSize: width, blockSize: height }}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {lines.map(({ key, from, to }) => {
            const middle = (from.x + to.x) / 2;
            return (
              <path
                key={key}
                d={`M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`}
              />
            );
          })}
        </svg>
        <ul>
          {accounts.map(({ node, ...place }) => (
            <li key={node.id} style={getStyle(place)}>
              <AccountNode node={node} facts={graph.facts} />
            </li>
          ))}
          {facts.map(({ node, key, ...place }) => (
            <li key={key} style={getStyle(place)}>
              <FactNode node={node} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
