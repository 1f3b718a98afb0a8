import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { formatRulesFragment } from '@khelaghor/contract/play/rules-address.ts';
import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useWhitelabel } from '../../../shared/api-queries.ts';
import { useLanguage } from '../../../shared/local-text.ts';
import { useTheme } from '../../../shared/theme.ts';
import { useGameMessages } from '../use-game-messages.ts';
import { useLateFrame } from '../use-late-frame.ts';

/** Rules that have not shown themselves after this long did not load. */
const patienceMs = 15_000;

type FrameProps = {
  readonly address: string;
  readonly title: string;
  readonly onLate: () => void;
};

function Frame({ address, title, onLate }: FrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const gamesOrigin = new URL(address).origin;
  const theme = useTheme();

  useGameMessages(frame, gamesOrigin, ({ type, ...said }) => {
    if (type === 'khelaghor.ready') setReady(true);
    if ('px' in said) setHeight(said.px);
  });
  useEffect(() => {
    const message = { type: 'khelaghor.theme', theme } as const;
    if (isReady) frame.current?.contentWindow?.postMessage(message, gamesOrigin);
  }, [isReady, theme, gamesOrigin]);

  useLateFrame({ isReady, patienceMs }, onLate);

  return (
    <>
      {!isReady && (
        <SkeletonGroup>
          <Skeleton shape="line" />
          <Skeleton shape="line" length={0.8} />
          <Skeleton shape="line" length={0.9} />
        </SkeletonGroup>
      )}
      <iframe
        ref={frame}
        className={isReady ? 'game-frame' : 'game-frame game-frame--hidden'}
        style={height === null ? undefined : { blockSize: `${height}px` }}
        title={t`Rules: ${title}`}
        src={address}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the games have their own origin
        sandbox="allow-scripts allow-same-origin"
        allow=""
        referrerPolicy="no-referrer"
      />
    </>
  );
}

type RulesFrameProps = { readonly gameCode: string; readonly title: string };

/** The rules of an in-house game, which its own page tells without a session. */
export function RulesFrame({ gameCode, title }: RulesFrameProps) {
  const { gamesOrigin } = useWhitelabel();
  const language = useLanguage();
  const { digits, grouping } = useFormat();
  const [tries, setTries] = useState(1);
  const [lostTry, setLostTry] = useState<number | null>(null);
  if (lostTry === tries)
    return (
      <ErrorState
        title={<Trans>The rules could not be loaded</Trans>}
        onRetry={() => setTries(tries + 1)}
      />
    );
  const address = `${gamesOrigin}/${gameCode}/${formatRulesFragment({ language, digits, grouping })}`;
  // A changed fragment alone would load nothing: another address is another frame.
  const key = `${tries} ${address}`;
  return <Frame key={key} address={address} title={title} onLate={() => setLostTry(tries)} />;
}
