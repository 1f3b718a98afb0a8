import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageMessage } from '@khelaghor/contract/play/game-bridge.ts';
import { useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { balanceQuery } from '../../shared/api-queries.ts';
import { useTheme } from '../../shared/theme.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useLateFrame } from './use-late-frame.ts';

type InHouseFrameProps = {
  readonly address: string;
  readonly title: string;
  readonly isReady: boolean;
  readonly onReady: () => void;
  readonly onLate: () => void;
  readonly freshCode: () => Promise<string | null>;
};

/** A game that has not shown itself after this long did not load. */
const patienceMs = 15_000;
/** The screens on which the header scrolls away: `game-frame.css`. */
const lowScreen = '(max-height: 43.99rem)';
/** A session that is lost again sooner than this is not renewed by itself a second time. */
const renewalsApartMs = 20_000;

/**
 * The frame of a game. The game lives on an origin of its own and is shut in: it may run its script
 * and speak to its own server, and it can tell this page only what the contract lists.
 */
export function InHouseFrame(props: InHouseFrameProps) {
  const { address, title, isReady } = props;
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const renewedAtMs = useRef<number | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  // It was compared with the games' own before: nothing else is framed, spoken to or heard.
  const gamesOrigin = new URL(address).origin;
  const theme = useTheme();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const send = (message: PageMessage) =>
    frame.current?.contentWindow?.postMessage(message, gamesOrigin);

  const tellWindow = () => send({ type: 'khelaghor.window', px: window.innerHeight });

  async function renew(): Promise<void> {
    const nowMs = performance.now();
    if (renewedAtMs.current !== null && nowMs - renewedAtMs.current < renewalsApartMs) return;
    renewedAtMs.current = nowMs;
    const launchCode = await props.freshCode();
    if (launchCode !== null) send({ type: 'khelaghor.launch', launchCode });
  }

  useGameMessages(frame, gamesOrigin, (message) => {
    switch (message.type) {
      case 'khelaghor.ready':
        send({ type: 'khelaghor.theme', theme });
        tellWindow();
        return props.onReady();
      case 'khelaghor.height':
        return setHeight(message.px);
      case 'khelaghor.balance-changed':
        return void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
      case 'khelaghor.verify':
        return void navigate({ to: paths.verify, params: { betId: message.betId } });
      case 'khelaghor.deposit':
        return void navigate({ to: paths.deposit });
      case 'khelaghor.session-lost':
        return void renew();
    }
  });

  const tellTheme = useEffectEvent(() => send({ type: 'khelaghor.theme', theme }));
  useEffect(() => {
    if (isReady) tellTheme();
  }, [theme, isReady]);

  const onResize = useEffectEvent(tellWindow);
  useEffect(() => {
    const tell = () => onResize();
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }, []);

  useEffect(() => {
    if (isReady && matchMedia(lowScreen).matches) frame.current?.scrollIntoView();
  }, [isReady]);

  useLateFrame({ isReady, patienceMs }, props.onLate);

  return (
    <iframe
      ref={frame}
      className={isReady ? 'game-frame' : 'game-frame game-frame--hidden'}
      style={height === null ? undefined : { blockSize: `${height}px` }}
      title={t`Game: ${title}`}
      src={address}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the games have their own origin
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow=""
      referrerPolicy="no-referrer"
    />
  );
}
