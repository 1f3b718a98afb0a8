import { cleanForeign } from '@khelaghor/ui/rich-text/clean-foreign.ts';

type Rules = { createHTML(text: string): string; createScriptURL(address: string): string };
type TrustingWindow = Window & {
  trustedTypes?: { createPolicy(name: string, rules: Rules): unknown };
};

const trusted: ((origin: string) => boolean)[] = [];

/**
 * Lets a third party's script load further scripts by plain addresses, and write plain strings into
 * the page, which a strict Trusted Types policy refuses. Allows only the third party's own origins,
 * and only markup without scripts. A page can have one default policy, so it grows with each call.
 */
export function trustScripts(areTheirs: (origin: string) => boolean): void {
  trusted.push(areTheirs);
  if (trusted.length > 1) return;
  (window as TrustingWindow).trustedTypes?.createPolicy('default', {
    createHTML: (text) => cleanForeign(text),
    createScriptURL(address) {
      const { origin, href } = new URL(address, location.href);
      if (!trusted.some((isTrusted) => isTrusted(origin)))
        throw new TypeError('A script of nobody whom this page trusts');
      return href;
    },
  });
}
