import './responsible-gaming-section.css';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { cardFields } from '@khelaghor/contract/site/member-fields.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { getOperatorLabel } from './operator-label.ts';
import { useMemberProfile } from './use-profile.ts';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

function Profile({ id, told }: { readonly id: string; readonly told: ToldOnce }) {
  const [isOpen, setOpen] = useState(false);
  const text = useLocalText();
  return (
    <>
      <ul className="member-play__list">
        {cardFields.map((name) => (
          <li key={name}>
            <span>{text(getOperatorLabel(name))}</span>
            <b translate="no">{told[name] ?? '–'}</b>
          </li>
        ))}
      </ul>
      <div className="member__acts">
        <Button onClick={() => setOpen(true)}>
          <Trans>Put it right</Trans>
        </Button>
      </div>
      <Suspense fallback={null}>
        {isOpen && <CorrectionDialog id={id} told={told} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** What a member tells once, and only operators change. */
export function ProfileSection({ id }: { readonly id: string }) {
  const told = useMemberProfile(id);
  return (
    <section className="member member-play" aria-labelledby="member-told">
      <h3 className="member-play__title" id="member-told">
        <Trans>Name and birthday</Trans>
      </h3>
      <QueryState query={told} skeletons={1} />
      {told.data && <Profile id={id} told={told.data} />}
    </section>
  );
}
