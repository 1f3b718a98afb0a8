/**
 * Passwords that guessing tries first, beside patterns that make a password guessable at once.
 * Length does the rest: composition rules only make people write `Password1!`.
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

/** A name with up to this many characters round it is still the name. */
const addedMin = 4;

/**
 * Whether a password would be among the first guesses: on the list, one character repeated, a run
 * like 23456789 or abcdefgh, or made of the account's own name.
 */
export function isCommonPassword(password: string, account: string): boolean {
  const word = password.toLowerCase();
  if (tooCommon.has(word)) return true;
  if (new Set(word).size <= 2) return true;
  const name = account.toLowerCase();
  if (name.length >= 3 && word.includes(name) && word.length - name.length <= addedMin) return true;
  const steps = new Set<number>();
  for (let i = 1; i < word.length; i += 1)
    steps.add((word.codePointAt(i) ?? 0) - (word.codePointAt(i - 1) ?? 0));
  return steps.size === 1;
}
