import { z } from 'zod';
import { secondMs } from '@khelaghor/time/durations.ts';
import type { Context } from '../../lib/context.ts';
import { sendSignedCall } from '../../lib/http/send-signed-call.ts';
import { readGatewayToken } from './gateway-token.ts';
import type { GrantedToken, TokenSource } from './gateway-token.ts';

export type BkashAccount = NonNullable<Context['config']['payments']['bkash']>;

/** What all calls to bKash need of an account there. */
type Credentials = Pick<BkashAccount, 'address' | 'username' | 'password' | 'appKey' | 'appSecret'>;

/** A product of bKash: each has tokens of its own. */
export type BkashProduct = {
  /** Names the shared token, and the gateway in the log. */
  readonly name: string;
  readonly tokenPath: string;
  /** Whether a success carries no code. */
  readonly isBare: boolean;
};

/** Tokenized Checkout, which takes payments. */
export const tokenizedCheckout: BkashProduct = {
  name: 'bkash',
  tokenPath: '/tokenized/checkout/token',
  isBare: false,
};

/** The answer to a call: a value, a code of bKash that is no success, or nothing to go by. */
export type BkashAnswer<V> = { value: V } | { code: string } | null;

/** How long a question, and an order that moves money, may take. bKash asks for 30 s. */
export const bkashLimits = { questionMs: 10 * secondMs, orderMs: 30 * secondMs };

const successCode = '0000';

/** Errors carry `errorCode` or `statusCode`, success `statusCode` alone. */
const replyCodes = z.object({
  statusCode: z.string().optional(),
  errorCode: z.string().optional(),
});

const grantedReply = z.object({
  id_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.coerce.number().int().positive(),
});

type Call<S extends z.ZodType> = {
  path: string;
  /** Null: the call is a GET. */
  content: Record<string, string> | null;
  schema: S;
  limitMs: number;
};

/** Sends a call; `rejected` when bKash did not accept its token, so that nothing was done. */
function send<S extends z.ZodType>(
  ctx: Context,
  { name, isBare }: BkashProduct,
  { address }: Credentials,
  headers: Record<string, string>,
  { path, content, schema, limitMs }: Call<S>,
): Promise<BkashAnswer<z.output<S>> | 'rejected'> {
  const call = { kind: 'gateway', name, address, path, limitMs, log: ctx.log } as const;
  const sign = () => ({
    accept: 'application/json',
    'content-type': 'application/json',
    ...headers,
  });
  return sendSignedCall(
    { ...call, body: content && JSON.stringify(content), sign },
    ({ status }, text): BkashAnswer<z.output<S>> | 'rejected' => {
      if (status === 401) return 'rejected';
      if (status >= 500) return null;
      const reply: unknown = JSON.parse(text);
      const { errorCode, statusCode } = replyCodes.parse(reply);
      const code = errorCode ?? statusCode;
      if (code === undefined) return isBare ? { value: schema.parse(reply) } : null;
      return code === successCode ? { value: schema.parse(reply) } : { code };
    },
  );
}

async function askToken(
  ctx: Context,
  product: BkashProduct,
  account: Credentials,
  call: 'grant' | 'refresh',
  more: Record<string, string>,
): Promise<GrantedToken | null> {
  const { username, password, appKey, appSecret } = account;
  const answer = await send(
    ctx,
    product,
    account,
    { username, password },
    {
      path: `${product.tokenPath}/${call}`,
      content: { app_key: appKey, app_secret: appSecret, ...more },
      schema: grantedReply,
      limitMs: bkashLimits.questionMs,
    },
  );
  if (answer === null || answer === 'rejected' || 'code' in answer) return null;
  const { id_token, refresh_token, expires_in } = answer.value;
  return { accessToken: id_token, refreshToken: refresh_token, expiresInSeconds: expires_in };
}

const getTokenSource = (
  ctx: Context,
  product: BkashProduct,
  account: Credentials,
): TokenSource => ({
  grant: () => askToken(ctx, product, account, 'grant', {}),
  refresh: (refreshToken) =>
    askToken(ctx, product, account, 'refresh', { refresh_token: refreshToken }),
});

/** Calls bKash with the shared token, once more with a new one when bKash rejects that. */
export async function callBkash<S extends z.ZodType>(
  ctx: Context,
  product: BkashProduct,
  account: Credentials,
  call: Call<S>,
): Promise<BkashAnswer<z.output<S>>> {
  const source = getTokenSource(ctx, product, account);
  let rejected: string | null = null;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const token = await readGatewayToken(ctx, product.name, source, rejected);
    if (token === null) return null;
    const headers = { authorization: token, 'x-app-key': account.appKey };
    const answer = await send(ctx, product, account, headers, call);
    if (answer !== 'rejected') return answer;
    rejected = token;
  }
  return null;
}
