import {
  depositChannelsCancelTerms,
  depositChannelsConfirmTerms,
  depositChannelsList,
  depositChannelsRequestChannel,
  depositChannelsRequestTerms,
  depositChannelsSwitch,
  depositChannelsUploadLogo,
} from '@khelaghor/client/routes/money.gen.ts';
import type * as contract from '@khelaghor/contract/money/deposit-channels.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { callOrThrow } from '../../shared/api.ts';
import { useCall } from '../../shared/kit/use-call.ts';
import { useChange } from '../../shared/kit/use-change.ts';

const channelsKey = ['deposit-channels'] as const;
const changed = [channelsKey] as const;

export const useDepositChannels = () => useCall(channelsKey, depositChannelsList, {});

export const useRequestTerms = (channel: string) =>
  useChange(changed, (body: BodyOf<typeof contract.requestChannelTerms>) =>
    callOrThrow(depositChannelsRequestTerms, { params: { channel }, body }),
  );

export const useRequestChannel = () =>
  useChange(changed, (body: BodyOf<typeof contract.requestChannel>) =>
    callOrThrow(depositChannelsRequestChannel, { body }),
  );

type RequestParams = { readonly channel: string; readonly requestId: string };

export const useConfirmTerms = () =>
  useChange(changed, (params: RequestParams) =>
    callOrThrow(depositChannelsConfirmTerms, { params }),
  );

export const useCancelTerms = () =>
  useChange(changed, (params: RequestParams) =>
    callOrThrow(depositChannelsCancelTerms, { params }),
  );

type Switch = { readonly channel: string; readonly enabled: boolean };

export const useSwitchChannel = () =>
  useChange(changed, ({ channel, enabled }: Switch) =>
    callOrThrow(depositChannelsSwitch, { params: { channel }, body: { enabled } }),
  );

/** Uploads a logo, which a request can name then. Returns its hash. */
export const uploadLogo = async (file: File): Promise<string> =>
  (await callOrThrow(depositChannelsUploadLogo, { files: [file] })).logo;
