/** What happened to the browser's session in another tab. */
export type SessionChange = 'entered' | 'left';

const channelName = 'session';

/** Tells the browser's other tabs that a member logged in or out in this one. */
export function tellTabs(change: SessionChange): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(change);
  channel.close();
}

/** Calls back when a member logged in or out in another tab. */
export function listenToTabs(hear: (change: SessionChange) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionChange>) => hear(data));
}
