import './rules-page.css';
import './bet/bet-box.css';
import './bet/terms.css';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { reportHeight } from './frame-height.ts';
import type { HostBridge } from './host-bridge.ts';

type RulesShellProps = { readonly bridge: HostBridge; readonly children: ReactNode };

/** Around the rules of a game that is not played: as tall in the site's page as they are. */
export function RulesShell({ bridge, children }: RulesShellProps) {
  const shell = useRef<HTMLElement>(null);
  useEffect(() => (shell.current ? reportHeight(bridge, shell.current) : undefined), [bridge]);
  return (
    <main className="game-shell" ref={shell}>
      {children}
    </main>
  );
}

type RulesPageProps = {
  /** The controls of the choice, on which the pays depend; absent or null: nothing is chosen. */
  readonly controls?: ReactNode;
  /** The pays of the choice, with its name. */
  readonly pay?: { readonly name: ReactNode; readonly text: string };
  /** The rules. */
  readonly children: ReactNode;
};

/** The rules of a game alone, where the choice can be tried without a stake. */
export function RulesPage({ controls, pay, children }: RulesPageProps) {
  const hasControls = controls !== null && controls !== undefined;
  return (
    <div className="panel__body rules-page">
      {children}
      {hasControls && (
        <section className="bet-box rules-page__choice">
          <h2>
            <Trans>Choose, and see what it pays</Trans>
          </h2>
          {controls}
          {pay && (
            <dl className="terms">
              <div>
                <dt>{pay.name}</dt>
                <dd>{pay.text}</dd>
              </div>
            </dl>
          )}
        </section>
      )}
    </div>
  );
}
