import { manualProviders } from './manual-providers.ts';
import type { ManualProvider } from './manual-providers.ts';

/** The gateway of channels whose members send money to numbers of the house at a provider. */
export const getManualGateway = <P extends ManualProvider>(provider: P): `manual-${P}` =>
  `manual-${provider}`;

/** Gateways with a page of their own that can have several channels. */
const checkoutGateways = ['bkash', 'sslcommerz'] as const;

/** The gateways for which operators can add channels. */
export const channelGateways = [...manualProviders.map(getManualGateway), ...checkoutGateways];
export type ChannelGateway = (typeof channelGateways)[number];

/** By which means members pay at a gateway that has several. */
export const payMeans = ['card', 'wallet', 'bank'] as const;
export type PayMeans = (typeof payMeans)[number];

/** Whether the page of a gateway can be told by which means a member may pay. */
export const hasPayMeans = (gateway: string): boolean => gateway === 'sslcommerz';
