import { Trans } from '@lingui/react/macro';
import { isAgentType } from '@khelaghor/contract/lib/roles.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember } from '../../shared/api-queries.ts';

/** The agents' own place: shut to everybody else, and to them an honest word about it. */
export function AgentPage() {
  const member = useMember();
  const isAgent = member !== null && isAgentType(member.type);
  return (
    <div className="page-alone">
      <EmptyState
        page
        art="kite"
        title={
          isAgent ? (
            <Trans>The agent centre is coming soon</Trans>
          ) : (
            <Trans>This is for agents only.</Trans>
          )
        }
        text={
          isAgent ? (
            <Trans>Your members will appear here. Until then, write to customer service.</Trans>
          ) : (
            <Trans>Log in to play all other games.</Trans>
          )
        }
        actions={
          <Button render={<Link to={paths.home} />}>
            <Trans>To the lobby</Trans>
          </Button>
        }
      />
    </div>
  );
}
