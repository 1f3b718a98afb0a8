import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { affiliatesGetMine } from '@khelaghor/client/routes/account.gen.ts';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { CopyButton } from '../../shared/copy-button.tsx';
import { fetchValue } from '../../shared/api.ts';
import { paths } from '../../shared/paths.ts';
import { staleTimes, useMember } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';

/** The links by which the member invites others; without any it says so. */
export function ReferralPanel() {
  const { t } = useLingui();
  const member = useMember();
  const query = useQuery({
    queryKey: ['invitations', member?.id],
    queryFn: async ({ signal }) => (await fetchValue(affiliatesGetMine, {}, signal)).codes,
    staleTime: staleTimes.lists,
  });
  const { data, isError } = query;
  if (isError) return <QueryError query={query} />;
  if (!data) return <SkeletonList count={1} />;
  if (data.length === 0)
    return (
      <p>
        <Trans>
          You have no invitation link yet. Invitations start soon; your link will appear here.
        </Trans>
      </p>
    );
  return data.map((code) => {
    const link = `${location.origin}${paths.register}?referralCode=${code}`;
    return (
      <div key={code} className="invitation">
        <bdi dir="ltr" lang="zxx" translate="no">
          {link}
        </bdi>
        <CopyButton value={link} name={t`Your invitation link`} />
      </div>
    );
  });
}
