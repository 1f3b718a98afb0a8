import { nowMs } from '../shared/clock.ts';

type Policy = { createScriptURL(address: string): string };
type TagWindow = Window & {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  dataLayer?: unknown[];
};
type TagNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** The router, as far as it says which page is shown. */
export type Visited = {
  readonly onArrived: (hear: () => void) => unknown;
  readonly shown: () => { readonly path: string | null };
};

const wantsPrivacy = (): boolean =>
  (navigator as TagNavigator).globalPrivacyControl === true || navigator.doNotTrack === '1';

/** The only address that this page may start a script of somebody else from. */
const addressOf = (gtagId: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;

function startScript(window: TagWindow, address: string): void {
  const createScriptURL = (asked: string): string => {
    if (asked !== address) throw new TypeError('Not the script of the tag');
    return asked;
  };
  const policy = window.trustedTypes?.createPolicy('khelaghor-tag', { createScriptURL });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

/**
 * Tells the operator's Google tag which pages are seen: by the name of the page, never with what
 * stands behind it in the address, nor who sees it. Whoever asks not to be followed is not.
 */
export function startVisitTag(gtagId: string, visited: Visited): void {
  if (wantsPrivacy()) return;
  const page: TagWindow = window;
  const layer = (page.dataLayer ??= []);
  // The tag wants the list of arguments itself: an array means something else to it.
  function tell(..._words: unknown[]): void {
    layer.push(arguments);
  }
  tell('js', new Date(nowMs()));
  tell('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  tell('config', gtagId, { send_page_view: false, allow_google_signals: false });
  let told = '';
  const tellPage = () => {
    const name = visited.shown().path ?? '/';
    if (name === told) return;
    told = name;
    tell('event', 'page_view', { page_location: `${location.origin}${name}`, page_title: name });
  };
  tellPage();
  visited.onArrived(tellPage);
  startScript(page, addressOf(gtagId));
}
