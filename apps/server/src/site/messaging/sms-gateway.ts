import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../../lib/config/config.ts';
import type { SenderAnswer, SmsSender } from './transports.ts';

type Line = NonNullable<Config['sms']>;

const limitMs = 10_000;

/** What the gateway answers with; a failure has no `smsinfo`. */
const reply = z.object({
  status: z.enum(['SUCCESS', 'FAILED']),
  status_code: z.coerce.number().int(),
  error_message: z.string().nullish(),
  smsinfo: z
    .array(
      z.object({
        sms_status: z.string(),
        status_message: z.string().nullish(),
        reference_id: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** They take twenty letters and digits, once a day each: the random end of our id. */
const getTheirId = (id: string): string => id.replaceAll('-', '').slice(-20);

function getSenderAnswer(parsed: z.infer<typeof reply>): SenderAnswer {
  const one = parsed.smsinfo?.[0];
  if (parsed.status === 'SUCCESS' && one?.sms_status === 'SUCCESS')
    return { said: 'sent', reference: one.reference_id ?? '' };
  const reason = one?.status_message ?? parsed.error_message ?? String(parsed.status_code);
  return { said: 'refused', reason: reason.slice(0, 200) };
}

/**
 * A gateway for Bangladesh that speaks the "SMS Plus" protocol, version 3, of SSL Wireless:
 * `POST /api/v3/send-sms` with the token in the body. A number is written without a plus.
 * Silence, a broken reply and a 5xx are `unknown`: the same message goes again under the same id,
 * which the gateway takes once.
 */
export function createSmsGateway({ address, token, sid }: Line, log: Logger): SmsSender {
  return {
    name: 'sms-plus',
    async send({ id, to, text }) {
      try {
        const response = await fetch(`${address}/api/v3/send-sms`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            api_token: token,
            sid,
            msisdn: to.slice(1),
            sms: text,
            csms_id: getTheirId(id),
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(limitMs),
        });
        if (response.status >= 500) return { said: 'unknown' };
        return getSenderAnswer(reply.parse(await response.json()));
      } catch (error) {
        // Neither the number nor the text: a log is read by more people than a message is for.
        const { name, message } = error as Error;
        log.warn({ err: { name, message } }, 'the gateway of messages did not answer');
        return { said: 'unknown' };
      }
    },
  };
}
