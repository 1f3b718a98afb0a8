// The vendor's side of the wallet calls: signs a body and sends it. Uses none of the project's
// packages, so that a vendor can read and run it alone.
import { randomUUID } from 'node:crypto';

/** The five calls, by the end of their paths. */
export const callPaths = {
  userInfo: '/seamless/v2/user/info',
  balance: '/seamless/v2/user/balance',
  bet: '/seamless/v2/transaction/bet',
  win: '/seamless/v2/transaction/win',
  rollback: '/seamless/v2/transaction/rollback',
} as const;
export type CallName = keyof typeof callPaths;

export const signatureHeader = 'x-hub88-signature';

export type Reply = {
  readonly http: number;
  readonly status?: string;
  readonly user?: string;
  readonly request_uuid?: string;
  readonly currency?: string;
  /** In units of a hundred-thousandth; the check plays with balances that a number holds. */
  readonly balance?: number;
  readonly reason?: string;
};

/** The wallet as the vendor reaches it. */
export type Wallet = {
  /** Signs a body with the vendor's key and sends it. Adds a `request_uuid` unless one is there. */
  call(name: CallName, body: object): Promise<Reply>;
  /** Sends a text as it is, by default with its signature. */
  send(name: CallName, text: string, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** The signature of a text, in base64. */
  signatureOf(text: string): string;
};

/** An answer later than this counts as lost. */
const answerWithinMs = 20_000;

/** Opens the wallet of a server for a vendor whose signatures `signatureOf` makes, in base64. */
export function openWallet(origin: string, signatureOf: (text: string) => string): Wallet {
  const send: Wallet['send'] = async (name, text, headers = {}) => {
    const response = await fetch(new URL(callPaths[name], origin), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signatureOf(text),
        ...headers,
      },
      body: text,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const body: unknown = await response.json();
    return { ...(body as object), http: response.status };
  };
  return {
    signatureOf,
    send,
    call: (name, body) => send(name, JSON.stringify({ request_uuid: randomUUID(), ...body })),
  };
}
