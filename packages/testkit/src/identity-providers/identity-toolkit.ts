import type { IncomingMessage, ServerResponse } from 'node:http';
import { v4 as uuid } from 'uuid';

/** The code that comes to every phone. */
export const firebaseCode = '246810';

/** A number whose messages are used up for today. */
export const spentNumber = '+8801999999999';

const base = '/identitytoolkit.googleapis.com/';
/** What a browser asks before it calls another origin. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
};

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
}

/**
 * Google's Identity Toolkit as the Firebase SDK calls it for phones, at the address of an emulator.
 * Gives null for what is none of its calls.
 */
export function createIdentityToolkit(
  apiKey: string,
  getToken: (phone: string) => Promise<string>,
) {
  const sessions = new Map<string, string>();
  const error = (message: string) => ({ status: 400, value: { error: { code: 400, message } } });
  const send = ({ phoneNumber = '', recaptchaToken }: Record<string, string>) => {
    if (!recaptchaToken) return error('MISSING_RECAPTCHA_TOKEN');
    if (!/^\+[1-9]\d{6,14}$/u.test(phoneNumber)) return error('INVALID_PHONE_NUMBER : no E.164');
    if (phoneNumber === spentNumber) return error('TOO_MANY_ATTEMPTS_TRY_LATER : wait');
    const sessionInfo = uuid();
    sessions.set(sessionInfo, phoneNumber);
    return { status: 200, value: { sessionInfo } };
  };
  const signIn = async ({ sessionInfo = '', code }: Record<string, string>) => {
    const phoneNumber = sessions.get(sessionInfo);
    if (phoneNumber === undefined) return error('INVALID_SESSION_INFO');
    if (code !== firebaseCode) return error('INVALID_CODE');
    sessions.delete(sessionInfo);
    const idToken = await getToken(phoneNumber);
    const who = { localId: 'Qx7', phoneNumber, isNewUser: true };
    return { status: 200, value: { ...who, idToken, refreshToken: 'none', expiresIn: '3600' } };
  };
  const answer = async (path: string, body: Record<string, string>) => {
    switch (path) {
      case 'v1/recaptchaParams':
        return { status: 200, value: { recaptchaSiteKey: 'none' } };
      case 'v2/recaptchaConfig':
        return { status: 200, value: { recaptchaEnforcementState: [] } };
      case 'v1/accounts:sendVerificationCode':
        return send(body);
      case 'v1/accounts:signInWithPhoneNumber':
        return signIn(body);
      case 'v1/accounts:lookup':
        return { status: 200, value: { users: [{ localId: 'Qx7', providerUserInfo: [] }] } };
      default:
        return null;
    }
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base)) return false;
    if (request.method === 'OPTIONS') {
      response.writeHead(204, open).end();
      return true;
    }
    const body = await bodyOf(request);
    const answered =
      searchParams.get('key') === apiKey
        ? await answer(pathname.slice(base.length), body)
        : error('API_KEY_INVALID');
    const { status, value } = answered ?? { status: 404, value: {} };
    response.writeHead(status, { ...open, 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
    return true;
  };
}
