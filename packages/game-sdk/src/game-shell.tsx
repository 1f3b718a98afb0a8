import './game-shell.css';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { GameErrorBoundary } from './game-error-boundary.tsx';
import { reportHeight } from './frame-height.ts';
import type { GameSession } from './game-session.ts';
import type { HostBridge } from './host-bridge.ts';
import { createSounds } from './sounds.ts';
import type { Sounds } from './sounds.ts';

/** The props of every game. */
export type GameEnvironment = {
  readonly bridge: HostBridge;
  readonly session: GameSession;
  readonly sounds: Sounds;
  /** Called when the session has ended on the server: stops the game and requests a new one. */
  readonly onSessionLost: () => void;
  /** Whether only the rules are shown, without a session: no call may be made. */
  readonly isRulesOnly: boolean;
};

type GameShellProps = {
  readonly bridge: HostBridge;
  readonly session: GameSession;
  readonly isOpen: boolean;
  readonly render: (environment: GameEnvironment) => ReactNode;
};

/**
 * Shows a game while its session is valid. When it ends, the shell requests a new launch code
 * from the surrounding page and restarts the game; earlier bets are in its history.
 */
export function GameShell({ bridge, session, isOpen, render }: GameShellProps) {
  const [life, setLife] = useState({ number: 1, isOpen });
  const [sounds] = useState(createSounds);
  const shell = useRef<HTMLDivElement>(null);
  useEffect(() => (shell.current ? reportHeight(bridge, shell.current) : undefined), [bridge]);
  useEffect(() => {
    if (!life.isOpen) bridge.send({ type: 'khelaghor.session-lost' });
    return bridge.listen((message) => {
      if (message.type !== 'khelaghor.launch') return;
      void session.open(message.launchCode).then((opened) => {
        if (opened.ok) setLife((before) => ({ number: before.number + 1, isOpen: true }));
      });
    });
  }, [bridge, session, life.isOpen]);
  const onSessionLost = () => setLife((before) => ({ ...before, isOpen: false }));
  const onAgain = () => setLife((before) => ({ ...before, number: before.number + 1 }));
  return (
    <div className="game-shell" ref={shell}>
      {life.isOpen ? (
        <GameErrorBoundary key={life.number} onAgain={onAgain}>
          <div>{render({ bridge, session, sounds, onSessionLost, isRulesOnly: false })}</div>
        </GameErrorBoundary>
      ) : (
        <SessionLost onAgain={() => bridge.send({ type: 'khelaghor.session-lost' })} />
      )}
    </div>
  );
}

function SessionLost({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <div className="game-shell__lost" role="alert">
      <Icon name="lock" size="large" />
      <h1>
        <Trans>This game session has ended</Trans>
      </h1>
      <p>
        <Trans>No more bets can be placed. Your bets are in the betting record.</Trans>
      </p>
      <Button kind="primary" onClick={onAgain}>
        <Trans>Open the game again</Trans>
      </Button>
    </div>
  );
}
