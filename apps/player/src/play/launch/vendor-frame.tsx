import { depositReturnMessage, lobbyReturnMessage } from '@khelaghor/contract/play/lobby-return.ts';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { balanceQuery } from '../../shared/api-queries.ts';
import { useLateFrame } from './use-late-frame.ts';

type VendorFrameProps = {
  readonly address: string;
  readonly title: string;
  readonly isReady: boolean;
  readonly onReady: () => void;
  readonly onLate: () => void;
  /** The page's policy forbids the frame: the page is older than the vendor's activation. */
  readonly onBarred: () => void;
  /** The member leaves the game by the game's own button. */
  readonly onLeave: () => void;
  /** The member wants to deposit, by the game's own button. */
  readonly onDeposit: () => void;
};

const patienceMs = 20_000;

/**
 * A vendor's game in its frame. The frame has an origin of its own, cannot navigate this page, and
 * only its messages that the member leaves or wants to deposit are heard: changes of the balance
 * come from our own server. The game opens a page of ours in its frame, which posts the message.
 */
export function VendorFrame(props: VendorFrameProps) {
  const { address, title, isReady, onReady } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const barred = useEffectEvent(() => props.onBarred());
  const leave = useEffectEvent(() => props.onLeave());
  const deposit = useEffectEvent(() => props.onDeposit());
  const frame = useRef<HTMLIFrameElement>(null);
  useLateFrame({ isReady, patienceMs }, props.onLate);
  useEffect(() => {
    const hear = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') barred();
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, []);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data !== 'object' || data === null || !('type' in data)) return;
      if (data.type === lobbyReturnMessage) leave();
      if (data.type === depositReturnMessage) deposit();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  // Reloads the balance when the member leaves the game, also if no notice came.
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: balanceQuery.queryKey }),
    [queries],
  );
  return (
    <iframe
      ref={frame}
      className={isReady ? 'game-frame game-frame--vendor' : 'game-frame game-frame--hidden'}
      title={t`Game: ${title}`}
      src={address}
      onLoad={onReady}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- vendors have their own origins
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
