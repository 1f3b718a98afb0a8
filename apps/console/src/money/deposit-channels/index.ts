export { useDepositChannels } from './use-deposit-channels.ts';
