import type { PageMessage } from '@khelaghor/contract/play/game-bridge.ts';

const codePattern = /^.{20,100}$/su;

/**
 * Reads a message of the page around the game. Whatever is not exactly one of the messages in the
 * contract is null and gets dropped. Written by hand because the contract's own schemas would bring
 * their library into every game; a test holds the two against each other.
 */
export function readPageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, theme, launchCode, online } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'khelaghor.theme':
      return theme === 'dark' || theme === 'light' ? { type, theme } : null;
    case 'khelaghor.launch':
      return typeof launchCode === 'string' && codePattern.test(launchCode)
        ? { type, launchCode }
        : null;
    case 'khelaghor.online':
      return typeof online === 'boolean' ? { type, online } : null;
    default:
      return null;
  }
}
