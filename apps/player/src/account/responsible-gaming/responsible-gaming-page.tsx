import './responsible-gaming.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LimitKind, PlayLimit } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { RealityCheckCard } from './reality-check-card.tsx';
import { LimitRow } from './limit-row.tsx';
import { LimitHistory } from './limit-history.tsx';
import { kindNotes, kinds, kindTitles, getPeriods } from './labels.ts';
import { useResponsibleGaming } from './use-responsible-gaming.ts';

type LimitsProps = {
  readonly kind: LimitKind;
  readonly limits: readonly PlayLimit[];
  readonly hasPassword: boolean;
};

/** The limits of one kind, one per period. */
function Limits({ kind, limits, hasPassword }: LimitsProps) {
  const { t } = useLingui();
  const limitFor = (period: string) =>
    limits.find((one) => one.kind === kind && one.period === period);
  return (
    <Card>
      <h2 className="play__title">{t(kindTitles[kind])}</h2>
      <p className="play__note">{t(kindNotes[kind])}</p>
      <ul className="limits">
        {getPeriods(kind).map((period) => (
          <LimitRow
            key={period}
            kind={kind}
            period={period}
            limit={limitFor(period)}
            hasPassword={hasPassword}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The member's gambling limits and breaks. */
export function ResponsibleGamingPage() {
  const play = useResponsibleGaming();
  if (play.isError) return <QueryError query={play} />;
  if (play.data === undefined) return <SkeletonList count={4} />;
  const { limits, checkMinutes, pause, hasPassword } = play.data;
  return (
    <>
      <p className="play__lead">
        <Trans>
          Play for fun. These limits apply on every page and in every game, and our staff cannot
          raise them.
        </Trans>
      </p>
      <div className="play__limits">
        {kinds.map((kind) => (
          <Limits key={kind} kind={kind} limits={limits} hasPassword={hasPassword} />
        ))}
      </div>
      <div className="play__others">
        <Card>
          <RealityCheckCard checkMinutes={checkMinutes} />
        </Card>
        <Card>
          <ExclusionCard pause={pause} hasPassword={hasPassword} />
        </Card>
        <Card>
          <LimitHistory />
        </Card>
      </div>
    </>
  );
}
