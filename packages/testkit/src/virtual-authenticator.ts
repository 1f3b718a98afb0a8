import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type {
  NewPasskeyAnswer,
  NewPasskeyRequest,
  PasskeyAnswer,
  PasskeyRequest,
} from '@khelaghor/contract/account/second-factors.ts';

/** Deviations of a faulty device. */
export type Misbehaviour = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** False: the device did not verify the user by fingerprint or PIN. */
  readonly userVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
};

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** Encodes the subset of CBOR (RFC 8949) that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([head(3, bytes.length), bytes]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** A device that creates one passkey (ES256) and signs with it, without a browser. */
export class VirtualAuthenticator {
  readonly credentialId = base64url(randomBytes(16));
  readonly #privateKey: KeyObject;
  readonly #publicKey: Cbor;
  readonly #origin: string;
  #userHandle: string | null = null;
  #counter = 0;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = [x, y].map((part) => Buffer.from(part, 'base64url'));
    this.#privateKey = privateKey;
    this.#publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point[0] ?? ''],
      [-3, point[1] ?? ''],
    ]);
    this.#origin = origin;
  }

  #clientData(challenge: string, type: string, odd: Misbehaviour): Buffer {
    const said = {
      type: odd.type ?? type,
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  #authenticatorData(rpId: string, odd: Misbehaviour, more = Buffer.alloc(0)): Buffer {
    this.#counter = odd.counter ?? this.#counter + 1;
    const flags =
      present | (odd.userVerified === false ? 0 : verified) | (more.length > 0 ? attested : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([flags]), counter, more]);
  }

  /** Creates the requested passkey. */
  make(
    { passkeyChallengeId, options }: NewPasskeyRequest,
    odd: Misbehaviour = {},
  ): NewPasskeyAnswer {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const made = Buffer.concat([Buffer.alloc(16), length, id, cbor(this.#publicKey)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.#authenticatorData(options.rp.id, odd, made)],
    ]);
    return {
      passkeyChallengeId,
      credentialId: this.credentialId,
      clientDataJSON: base64url(this.#clientData(options.challenge, 'webauthn.create', odd)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal', 'carrier-pigeon'],
    };
  }

  /** Signs the requested challenge. */
  sign({ passkeyChallengeId, options }: PasskeyRequest, odd: Misbehaviour = {}): PasskeyAnswer {
    const clientData = this.#clientData(options.challenge, 'webauthn.get', odd);
    const authenticatorData = this.#authenticatorData(options.rpId, odd);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      passkeyChallengeId,
      credentialId: this.credentialId,
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.#privateKey)),
      userHandle: odd.userHandle ?? this.#userHandle,
    };
  }
}
