import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Keys for named purposes, all derived from one key that never leaves the server. */
export type Secrets = {
  /** 32 bytes for a purpose; the same label gives the same key. */
  key(label: string): Buffer;
  /** Keyed hash as hex, e.g. of a session token before it is stored. */
  mac(label: string, text: string): string;
  /** AES-256-GCM; the label is both key purpose and associated data, with the row it is kept in. */
  encrypt(label: string, plain: Uint8Array, row?: string): Buffer;
  /** Throws when the text was changed, or label or row are others. */
  decrypt(label: string, sealed: Uint8Array, row?: string): Buffer;
};

/**
 * Writes a file that is there whole or not at all, whenever the power goes. When another process
 * was first, its file stays.
 */
function createWhole(file: string, text: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

type KeySource = {
  /** Base64 of the key; null: it is in the file. */
  readonly given: string | null;
  readonly variable: string;
  readonly file: string;
};

/** Returns a key of 32 bytes; a file that is not there is made, with a new key. */
function openKey({ dataDir }: Config, { given, variable, file: name }: KeySource): Buffer {
  if (given !== null) {
    const key = Buffer.from(given, 'base64');
    if (key.length !== 32) throw new Error(`${variable} must be 32 bytes in base64`);
    return key;
  }
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    createWhole(file, randomBytes(32).toString('base64'));
  }
  chmodSync(file, 0o600);
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== 32) throw new Error(`The key file in the data directory is damaged: ${file}`);
  return key;
}

const getAssociated = (label: string, row: string | undefined): Buffer =>
  Buffer.from(row === undefined ? label : `${label}\n${row}`);

function deriveSecrets(master: Buffer): Secrets {
  // Prepared once: a cipher or hash made from bare bytes takes several times as long to begin.
  const prepared = new Map<string, KeyObject>();
  const getKey = (label: string): KeyObject => {
    const known = prepared.get(label);
    if (known) return known;
    const bytes = Buffer.from(hkdfSync('sha256', master, 'khelaghor', label, 32));
    const made = createSecretKey(bytes);
    prepared.set(label, made);
    return made;
  };
  return {
    key: (label) => getKey(label).export(),
    mac: (label, text) => createHmac('sha256', getKey(label)).update(text).digest('hex'),
    encrypt: (label, plain, row) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', getKey(label), iv);
      cipher.setAAD(getAssociated(label, row));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    decrypt: (label, sealed, row) => {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', getKey(label), bytes.subarray(0, 12))
        .setAAD(getAssociated(label, row))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    },
  };
}

/** Opens the master key, from which all other keys derive. */
export const openSecrets = (config: Config): Secrets =>
  deriveSecrets(
    openKey(config, {
      given: config.masterKey,
      variable: 'KHELAGHOR_MASTER_KEY',
      file: 'master.key',
    }),
  );

/** Opens the key of identity documents, which does not derive from the master key. */
export const openDocumentSecrets = (config: Config): Secrets =>
  deriveSecrets(
    openKey(config, {
      given: config.documentKey,
      variable: 'KHELAGHOR_DOCUMENT_KEY',
      file: 'documents.key',
    }),
  );
