import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { launchGame } from '@khelaghor/contract/play/launch.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { launchLaunchGame } from '@khelaghor/client/routes/play.gen.ts';
import { call } from '../../shared/api.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import { getRandomFraction } from '../../shared/random.ts';
import { getHostAt, readLaunchAddress, readVendorAddress, replaceHost } from './launch-address.ts';
import type { LaunchAddress } from './launch-address.ts';

export type Launch =
  | { readonly state: 'launching' }
  | {
      readonly state: 'open';
      readonly number: number;
      readonly address: string;
      /** Whose page it is: ours speaks with the page around it, a vendor's does not. */
      readonly origin: 'own' | 'vendor';
    }
  | { readonly state: 'refused'; readonly refusal: CallRefusal }
  | { readonly state: 'late' }
  /** The address that was given leads nowhere that may be framed. */
  | { readonly state: 'invalid' }
  /** The page was drawn before the vendor was opened: it has to be loaded anew. */
  | { readonly state: 'barred' };

/** What a launch gave: an address of ours with its code, or a vendor's. */
type Given =
  | (LaunchAddress & { readonly origin: 'own' })
  | {
      readonly address: string;
      readonly origin: 'vendor';
    };

export type Launching = {
  readonly launch: Launch;
  /** Begins again with a new frame. */
  again(): void;
  /** The game did not show itself in time. */
  giveUp(): void;
  /** The browser may not frame the game. */
  bar(): void;
  /** A fresh code for the frame that is open; null when the server refuses one. */
  freshCode(): Promise<string | null>;
};

function readGiven(
  { content, origin }: ValueOf<typeof launchGame>,
  gamesOrigin: string,
  host: string | null,
): Given | null {
  if (origin === 'vendor') {
    const address = readVendorAddress(content);
    return address === null ? null : { address, origin };
  }
  const read = readLaunchAddress(content, gamesOrigin);
  return read && { ...replaceHost(read, host), origin };
}

/**
 * Launches a game: asks for its single-use address and keeps it for one frame. The code in it is
 * good for a minute and one exchange, so every new frame needs a new one.
 */
export function useLaunch(gameId: string, card: GameCard | null): Launching {
  const language = useLanguage();
  const { gamesOrigin, launchGameCDNs, merchant } = useWhitelabel();
  const host = useRef<string | null>(null);
  const [launch, setLaunch] = useState<Launch>({ state: 'launching' });

  async function ask(): Promise<Given | CallRefusal | null> {
    const platform = matchMedia('(min-width: 64rem)').matches ? 'html5-desktop' : 'html5';
    const reply = await call(launchLaunchGame, {
      body: {
        gameId,
        launchMode: 'GLS',
        platform,
        language,
        accountType: 1,
        confirmTrans: 0,
        clientType: 3,
        merchantCode: merchant,
        ...(card && { nodeId: card.nodeId, vassalage: card.vassalage }),
      },
    });
    if (!reply.success) return reply;
    return readGiven(reply.value, gamesOrigin, host.current);
  }

  function show(asked: Given | CallRefusal | null): void {
    if (asked === null) return setLaunch({ state: 'invalid' });
    if ('success' in asked) return setLaunch({ state: 'refused', refusal: asked });
    // The number makes React put up a new frame: a changed fragment alone would not load anything.
    const number = performance.now();
    setLaunch({ state: 'open', number, address: asked.address, origin: asked.origin });
  }

  const start = useEffectEvent(() => {
    host.current = getHostAt(launchGameCDNs, getRandomFraction());
    void ask().then(show);
  });
  useEffect(() => start(), [gameId]);

  return {
    launch,
    again() {
      // What did not come by way of a host is asked for where it comes from.
      host.current = null;
      setLaunch({ state: 'launching' });
      void ask().then(show);
    },
    giveUp: () => setLaunch({ state: 'late' }),
    bar: () => setLaunch({ state: 'barred' }),
    async freshCode() {
      const asked = await ask();
      if (asked === null) setLaunch({ state: 'invalid' });
      else if ('success' in asked) setLaunch({ state: 'refused', refusal: asked });
      else if (asked.origin === 'own') return asked.launchCode;
      return null;
    },
  };
}
