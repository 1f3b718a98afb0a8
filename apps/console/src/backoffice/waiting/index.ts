/** All that waits for a second operator. */
export { WaitingPanel } from './waiting-panel.tsx';
