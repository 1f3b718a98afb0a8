import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import { getLanguage } from '../lib/http/language.ts';
import { translateError } from '../lib/http/messages.ts';
import { formatWait, getWaitSeconds } from '../lib/http/refusal-wait.ts';
import { setRetryAfter } from '../lib/http/register-route.ts';
import type { Failure } from '../lib/http/result.ts';

/** The site's ink and paper by themselves: this page must not need anything that may be down. */
const style = `
:root { color-scheme: dark light; --ground: #1b0f20; --text: #f9f0dc; --mark: #f5ab27 }
:root[data-theme='light'] { --ground: #f9f0dc; --text: #2b1630; --mark: #a2560b }
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; gap: 16px;
  padding: 24px; box-sizing: border-box; text-align: center; background: var(--ground);
  color: var(--text); font: 18px/1.55 'Anek Bangla', 'Noto Sans Bengali', sans-serif }
p { margin: 0; max-inline-size: 34ch }
p:first-child { color: var(--mark); font-size: 26px; font-weight: 700 }`;

const policy =
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; ` +
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const names = { bn: 'খেলাঘর', en: 'Khelaghor' };

/** How soon a browser asks again by itself, where asking again can help. */
const againAfterSeconds = 5;

/** Answers a browser's request for a page that cannot be drawn now. */
export function sendFaultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  refused: Failure,
): void {
  const { refusal, params } = refused;
  const seconds = getWaitSeconds(refused);
  const wait = seconds === undefined ? {} : { wait: formatWait(seconds) };
  setRetryAfter(reply, refused);
  const language = getLanguage(request);
  const text = translateError(language, refusal, { ...wait, ...params });
  const status = errorCodes[refusal].status;
  const theme = request.cookies['theme'] === 'light' ? 'light' : 'dark';
  const again = status < 500 ? '' : `<meta http-equiv="refresh" content="${againAfterSeconds}">`;
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'content-language': language,
    })
    .send(
      `<!doctype html><html lang="${language}" data-theme="${theme}"><head>` +
        `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}` +
        `<title>${names[language]}</title><style>${style}</style></head>` +
        `<body><p>${names[language]}</p><p>${text}</p></body></html>`,
    );
}
