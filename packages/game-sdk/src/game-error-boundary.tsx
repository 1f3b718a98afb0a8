import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Trans } from '@lingui/react/macro';
import { Component } from 'react';
import type { ReactNode } from 'react';

type GameErrorBoundaryProps = {
  /** Called when the player opens the game again. */
  readonly onAgain: () => void;
  readonly children: ReactNode;
};

/** Shows what to do in place of a game that broke. Its rounds are safe: the server keeps them. */
export class GameErrorBoundary extends Component<GameErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="game-shell__lost" role="alert">
        <Icon name="alert" size="large" />
        <h1>
          <Trans>The game has an error</Trans>
        </h1>
        <p>
          <Trans>Your money and bets are safe. An open round goes on when you open the game.</Trans>
        </p>
        <Button kind="primary" onClick={this.props.onAgain}>
          <Trans>Open the game again</Trans>
        </Button>
      </div>
    );
  }
}
