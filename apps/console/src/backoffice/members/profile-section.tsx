import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ToldOnce } from '@khelaghor/contract/backoffice/member-profile.ts';
import { cardFields } from '@khelaghor/contract/site/member-fields.ts';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { getOperatorLabel } from './operator-label.ts';
import { useMemberProfile } from './use-profile.ts';

const CorrectionDialog = lazy(async () => ({
  default: (await import('./correction-dialog.tsx')).CorrectionDialog,
}));

function Profile({ id, told }: { readonly id: string; readonly told: ToldOnce }) {
  const text = useLocalText();
  return (
    <>
      <Facts
        facts={cardFields.map((name) => ({
          key: name,
          name: text(getOperatorLabel(name)),
          value: <b translate="no">{told[name] ?? '–'}</b>,
        }))}
      />
      <Actions
        actions={[
          {
            key: 'correct',
            label: <Trans>Correct</Trans>,
            icon: 'edit',
            renderDialog: (onClose) => <CorrectionDialog id={id} begun={told} onClose={onClose} />,
          },
        ]}
      />
    </>
  );
}

/** What a member tells once, and only operators change. */
export function ProfileSection({ id }: { readonly id: string }) {
  const told = useMemberProfile(id);
  return (
    <section className="detail__part" aria-labelledby="member-told">
      <h3 id="member-told">
        <Trans>Name and birthday</Trans>
      </h3>
      <QueryState query={told} skeletons={1} />
      {told.data && <Profile id={id} told={told.data} />}
    </section>
  );
}
