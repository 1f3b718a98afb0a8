import { startServiceWorker } from '../../shared/service-worker.ts';

/** Why this browser shows no notifications of the site. */
export type PushObstacle =
  /** The member refused them, or the browser did: only its settings change that. */
  | 'denied'
  /** iOS shows them only for a site that was opened from the home screen. */
  | 'home-screen'
  /** A private window, or a browser without them. */
  | 'unsupported';

/** The outcome of a press on the switch. */
type Subscribed =
  | { readonly said: 'subscribed'; readonly subscription: PushSubscription }
  | { readonly said: PushObstacle }
  /** The question was closed without an answer. */
  | { readonly said: 'unanswered' }
  /** The browser does not reach its push service. */
  | { readonly said: 'unreached' };

export type PushFailure = Exclude<Subscribed['said'], 'subscribed'>;

/** Macs do not say that they are iPads, but only these can be touched. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /\b(?:iPhone|iPad|iPod)\b/u.test(userAgent) ||
  (/\bMacintosh\b/u.test(userAgent) && maxTouchPoints > 1);

const isOnHomeScreen = (view: Window): boolean =>
  view.matchMedia('(display-mode: standalone)').matches;

/** Finds why this browser cannot be asked; null: it can. Asks nothing itself. */
export function findPushObstacle(view: Window = window): PushObstacle | null {
  const isAble = 'PushManager' in view && 'Notification' in view;
  if (!isAble || !('serviceWorker' in view.navigator))
    return isApplePhone(view.navigator) && !isOnHomeScreen(view) ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Whether the browser would show notifications of the site now. */
export const isPushAllowed = (): boolean =>
  findPushObstacle() === null && Notification.permission === 'granted';

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;

/** Subscribes; a subscription that another key of the site began is replaced. */
async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (!isNamed(error, 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/**
 * Asks the member through the browser, and subscribes at its push service. To be called while the
 * press is handled: browsers ask for no other reason.
 */
export async function startPushes(publicKey: string): Promise<Subscribed> {
  const obstacle = findPushObstacle();
  if (obstacle !== null) return { said: obstacle };
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { said: 'denied' };
  if (permission === 'default') return { said: 'unanswered' };
  const worker = await startServiceWorker().catch(() => null);
  if (worker === null) return { said: 'unsupported' };
  try {
    return { said: 'subscribed', subscription: await subscribe(worker, publicKey) };
  } catch (error) {
    return { said: isNamed(error, 'NotAllowedError') ? 'denied' : 'unreached' };
  }
}

/** Ends the subscription of this browser, as far as there is one. */
export async function endPushes(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // The server sends nothing any more: that is enough.
  }
}
