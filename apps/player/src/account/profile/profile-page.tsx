import './profile.css';
import { Trans } from '@lingui/react/macro';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { EmailCard } from './email-card.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfile } from './use-profile.ts';

/** The member's profile: name, picture, birthday, and contact data. */
export function ProfilePage() {
  const profile = useProfile();
  return (
    <div className="page__main--inset profile">
      <PageTitle>
        <Trans>Profile</Trans>
      </PageTitle>
      {profile.data ? (
        <div className="profile__cards stack">
          <Card>
            <AvatarChoice />
          </Card>
          <Card>
            <ProfileForm profile={profile.data} />
          </Card>
          <Card>
            <EmailCard profile={profile.data} />
          </Card>
        </div>
      ) : profile.isError ? (
        <QueryError query={profile} />
      ) : (
        <SkeletonList count={5} />
      )}
    </div>
  );
}
