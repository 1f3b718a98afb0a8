import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../../lib/config/config.ts';
import type { Attachment, MailSender } from './transports.ts';

type Line = NonNullable<Config['mail']>;

const limitMs = 10_000;

/** What a mail server said with a number, as an error of the library carries it. */
const getReplyCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

const toPart = ({ name, text }: Attachment) => ({
  filename: name,
  content: Buffer.from(text),
  contentType: 'text/csv; charset=utf-8',
});

/**
 * Letters over SMTP (RFC 5321), to the server that the address names: `smtps://user:password@host`
 * or `smtp://`, which changes to TLS when the server offers it. A 5yz reply is `refused`; all else
 * that is no success is `unknown`.
 */
export function createEmailGateway({ address, from }: Line, log: Logger): MailSender {
  const transport = createTransport({
    url: address,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // What stands in a letter comes from us; it may bring nothing along from our disk or the net.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send({ id, to, subject, text, attachment }) {
      try {
        const host = from.slice(from.lastIndexOf('@') + 1);
        const { messageId } = await transport.sendMail({
          from,
          to,
          subject,
          text,
          // Bengali in quoted-printable is three times as long.
          textEncoding: 'base64',
          ...(attachment && { attachments: [toPart(attachment)] }),
          messageId: `<${id}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
        return { said: 'sent', reference: messageId };
      } catch (error) {
        const code = getReplyCode(error);
        if (code >= 500 && code < 600) return { said: 'refused', reason: `reply ${code}` };
        // A reply may quote the address; its number is enough to go by.
        log.warn({ code }, 'the mail server did not take a letter');
        return { said: 'unknown' };
      }
    },
  };
}
