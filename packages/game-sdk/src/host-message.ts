import type { PageMessage } from '@khelaghor/contract/play/game-bridge.ts';

const codePattern = /^.{20,100}$/su;

const isHeight = (px: unknown): px is number =>
  typeof px === 'number' && Number.isSafeInteger(px) && px >= 0 && px <= 20_000;

/**
 * Parses a message of the surrounding page. Returns null, to be dropped, unless it is exactly one
 * of the contract's messages. Written by hand because the contract's schemas would load Zod into
 * every game; a test compares the two.
 */
export function readHostMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, theme, launchCode, online, px } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'khelaghor.theme':
      return theme === 'dark' || theme === 'light' ? { type, theme } : null;
    case 'khelaghor.launch':
      return typeof launchCode === 'string' && codePattern.test(launchCode)
        ? { type, launchCode }
        : null;
    case 'khelaghor.online':
      return typeof online === 'boolean' ? { type, online } : null;
    case 'khelaghor.window':
      return isHeight(px) ? { type, px } : null;
    default:
      return null;
  }
}
