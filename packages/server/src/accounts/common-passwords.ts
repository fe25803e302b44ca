// Detects passwords that an attacker would guess first. They have at least twelve characters.

/** Words that are common alone, repeated, combined, or with digits and symbols around them. */
const WORDS =
  'password qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm letmein welcome iloveyou monkey dragon football baseball superman batman princess sunshine master shadow michael jordan liverpool chelsea arsenal barcelona juventus internazionale administrator admin passw0rd p@ssw0rd p@ssword changeme secret trustno1 starwars pokemon minecraft fortnite whatever freedom charlie computer internet samsung hello abc123 1q2w3e4r 1qaz2wsx qazwsx azerty loveme ilove ferrari bonjour buongiorno amoremio password1 francesco alessandro giovanni napoli milano italia emperor captain admiral eminent domain colonize warfare';

/** Keyboard rows and digits in order. Parts of them, also backwards, are common. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]asdfghjkl;',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i0j',
];

/** Common passwords that do not consist of WORDS or RUNS. */
const PHRASES = new Set([
  'correcthorsebatterystaple',
  'thequickbrownfox',
  'tobeornottobe',
  'maytheforcebewithyou',
  'iloveyouforever',
  'iloveyousomuch',
  'iloveyoubaby',
  'iloveyou1234',
  'mypassword123',
  'mypassword1234',
  'thisismypassword',
  'thisispassword',
  'passwordispassword',
  'letmeinplease',
  'opensesame123',
  'nopassword123',
  'supersecretpassword',
  'superpassword',
  'unknownpassword',
  'rootrootroot',
  'changemenow',
  'changeme1234',
  'default12345',
  'welcome12345',
  'trustnoone123',
  'manchesterunited',
  'realmadrid123',
  'forzajuventus',
  'forzanapoli1926',
  'forzainter1908',
  'tiamotantissimo',
  'amoremiotiamo',
  'buonanotteamore',
  'lavitaebella',
  'lavitaebella1',
  'nelmezzodelcammin',
  'emperorofspace',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'q1w2e3r4t5y6',
  'zaq12wsxcde3',
  'zaq1zaq1zaq1',
  '1234qwerasdf',
  '1234qwerasdfzxcv',
  'qwer1234asdf',
  'qwer1234qwer',
  'asdf1234asdf',
  'asdfasdfasdf',
  'qweasdzxc123',
  '123qweasdzxc',
  '147258369147',
  '159357159357',
  '112233445566',
  '121212121212',
  '123123123123',
  '123321123321',
  '987654321987',
  '31415926535897',
  '314159265358',
  '271828182845',
]);

const SUBSTITUTES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

function withoutSubstitutes(text: string): string {
  return Array.from(text, (letter) => SUBSTITUTES[letter] ?? letter).join('');
}

const LIST = new Set(WORDS.split(' ').flatMap((word) => [word, withoutSubstitutes(word)]));

function isOfWords(text: string): boolean {
  const ends = new Set([0]);
  for (let from = 0; from < text.length; from++) {
    if (!ends.has(from)) continue;
    for (const word of LIST) if (text.startsWith(word, from)) ends.add(from + word.length);
  }
  return text !== '' && ends.has(text.length);
}

function isRun(text: string): boolean {
  const back = text.split('').reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(back));
}

function repeatedUnitOf(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return text.slice(0, at);
}

/** Whether an attacker would try a password early. */
export function isCommon(password: string): boolean {
  const compact = password.toLowerCase().replace(/\s+/g, '');
  const letters = compact.replace(/^[^a-z]+|[^a-z]+$/g, '');
  // If more than half was removed, the password is more than an extended word.
  const core = letters.length * 2 < compact.length ? '' : letters;
  const forms = [compact, core, withoutSubstitutes(compact), withoutSubstitutes(core)];
  return (
    forms.some((form) => PHRASES.has(form) || isOfWords(form)) ||
    [compact, core].some((form) => isRun(form) && form.length > 2) ||
    repeatedUnitOf(compact).length <= 4
  );
}
