import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import type { ReactNode } from 'react';
import { Seal } from '../seal.tsx';

/** `open` is not decided yet. */
export type VerdictTone = 'good' | 'bad' | 'open';

const icons: Readonly<Record<VerdictTone, IconName>> = {
  good: 'check',
  bad: 'close',
  open: 'lock',
};

type VerdictProps = {
  readonly tone: VerdictTone;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

/** What the calculation came to, in a word. It is read out when it changes by itself. */
export function Verdict({ tone, title, children, action }: VerdictProps) {
  return (
    <section className={`verdict verdict--${tone}`}>
      <Seal tone={tone}>
        <Icon name={icons[tone]} />
      </Seal>
      <div className="verdict__body">
        <div role="status">
          <h2>{title}</h2>
          <div className="verdict__text">{children}</div>
        </div>
        {action}
      </div>
    </section>
  );
}
