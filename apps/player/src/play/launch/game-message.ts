import type { GameMessage } from '@khelaghor/contract/play/game-bridge.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

const isHeight = (px: unknown): px is number =>
  Number.isSafeInteger(px) && Number(px) >= 0 && Number(px) <= 20_000;

/**
 * Reads a message of a game's frame. Whatever is not exactly one of the messages in the contract
 * is null and gets dropped. Written by hand because the contract's own schemas would bring their
 * library into the page; a test holds the two against each other.
 */
export function readGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, gameCode, px, betId } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'khelaghor.ready':
      return typeof gameCode === 'string' && gameCode.length <= 24 ? { type, gameCode } : null;
    case 'khelaghor.height':
      return isHeight(px) ? { type, px } : null;
    case 'khelaghor.verify':
      return typeof betId === 'string' && uuid.test(betId) ? { type, betId } : null;
    case 'khelaghor.balance-changed':
    case 'khelaghor.session-lost':
    case 'khelaghor.deposit':
      return { type };
    default:
      return null;
  }
}
