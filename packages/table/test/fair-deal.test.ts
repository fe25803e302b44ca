// The fair deal of an online table: a correct proof passes, every forgery fails.
import {
  formatRecord,
  makeRecord,
  parseOption,
  parseRecord,
  Random,
  randomFromSeed,
  replayRecord,
  sha256Hex,
} from '@eminent/engine';
import {
  commitment,
  type DealProblem,
  type DealVerdict,
  type FairNote,
  type FairProof,
  fairSeed,
  firstSeat,
  hexOf,
  makeProof,
  parseProof,
  readNote,
  readProof,
  spellWords,
  verifyDeal,
} from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { byDepth, testSeed } from '../../../tools/test-depth.ts';
import { Table } from '../src/index.ts';

/** The seed of this run. Test names contain it, so that a failure can be reproduced. */
const SEED = `fair deal ${testSeed(1)}`;
const TABLE = '7kq2vxn4ma';
const NAMES = ['Nova', 'Vega', 'Mira'];

const GAME = gameOptions({ players: 3 });
const secretOf = (what: string): string => sha256Hex(`${SEED} secret ${what}`);
const wordsOf = (what: string): string => sha256Hex(`${SEED} words ${what}`).slice(0, 32);

interface Wanted {
  readonly what: string;
  readonly undos?: boolean;
  /** Number of answers after which the game ends by agreement. */
  readonly plies?: number;
  readonly first?: 'first-seat' | 'chance';
}

/** Plays a game like a server. The third seat is a bot. */
function played({ what, undos = false, plies = 5000, first = 'chance' }: Wanted): FairProof {
  const secret = secretOf(what);
  const words = [wordsOf(`${what} 0`), wordsOf(`${what} 1`), ''];
  const seed = fairSeed(secret, TABLE, words);
  const starter = first === 'chance' ? firstSeat(seed, 3) : 0;
  const tableOrder = NAMES.map((name, seat) =>
    seat === 2
      ? ({ kind: 'bot', name, bot: 'captain' } as const)
      : ({ kind: 'person', name } as const),
  );
  const seats = [...tableOrder.slice(starter), ...tableOrder.slice(0, starter)];
  const table = new Table({ game: GAME, seed, seats, freshShuffles: true });
  const random = randomFromSeed(`${SEED} ${what}`);
  let left = undos ? 4 : 0;
  while (!table.over && table.ply < plies) {
    if (table.waitsForBot) table.step();
    else answerAnyhow(table, random);
    // Undoes to one of the first 40 plies at random moments.
    if (left > 0 && table.ply > 150 && random.below(30) === 0) {
      table.undoTo(random.below(40), 0, true);
      left--;
    }
  }
  return makeProof({
    table: TABLE,
    secret,
    // Players may change their names, so those in the record may differ.
    seats: words.map((one) => ({ words: one, name: 'renamed' })),
    first,
    undone: table.undone,
    record: table.recordText(),
  });
}

function answerAnyhow(table: Table, random: Random): void {
  const legal = table.viewOf(table.deciding).decision?.options ?? [];
  const { token = '' } = legal[random.below(legal.length)] ?? {};
  table.answer(table.deciding, table.question, token);
}

function noteOf(proof: FairProof, seat = 0): Required<FairNote> {
  return {
    table: proof.table,
    commitment: proof.commitment,
    words: proof.seats[seat]?.words ?? '',
    game: GAME,
    first: proof.first,
  };
}

function wrongSteps({ steps }: DealVerdict): readonly string[] {
  return steps.filter((step) => !step.ok).map((step) => step.what);
}

function problems({ steps }: DealVerdict): readonly DealProblem['kind'][] {
  return steps.flatMap(({ problem }) => (problem === undefined ? [] : [problem.kind]));
}

const PLAIN = played({ what: 'plain' });
const UNDONE = played({ what: 'undone', undos: true });
const STOPPED = played({ what: 'stopped', plies: 25, first: 'first-seat' });

test('hashes and seed match the documents', () => {
  const secret = 'ab'.repeat(32);
  const words = '0123456789abcdef'.repeat(2);
  expect(commitment(secret)).toBe(sha256Hex(`eminent promise 1 ${secret}`));
  expect(fairSeed(secret, 't1', [words, '', `${words}00`])).toBe(
    `fair:1:${sha256Hex(`eminent seed 1 ${secret} 2:t1 32:${words} 0: 34:${words}00`)}`,
  );
  expect(hexOf(new Uint8Array([0, 1, 0xab, 255]))).toBe('0001abff');
  expect(spellWords('1e9a63b4d7025f88')).toBe('1e9a 63b4 d702 5f88');
});

test('ambiguous input makes no seed', () => {
  const secret = secretOf('x');
  const words = wordsOf('x');
  for (const bad of ['', 'zz', secret.slice(1), secret.toUpperCase()]) {
    expect(() => commitment(bad)).toThrow('a secret of 64');
    expect(() => fairSeed(bad, TABLE, [words])).toThrow('a secret of 64');
  }
  for (const bad of ['', 'a b', 'a:b', 'x'.repeat(65)]) {
    expect(() => fairSeed(secret, bad, [words])).toThrow('the id of a table');
  }
  for (const bad of ['1e9a', 'g'.repeat(32), `${words}0`, 'ab'.repeat(33)]) {
    expect(() => fairSeed(secret, TABLE, [words, bad])).toThrow('words of 16 to 32 bytes');
  }
});

test('every part of a deal, and the order of the words, changes the seed', () => {
  const [a, b] = [wordsOf('a'), wordsOf('b')];
  const seeds = [
    fairSeed(secretOf('1'), TABLE, [a, b]),
    fairSeed(secretOf('2'), TABLE, [a, b]),
    fairSeed(secretOf('1'), `${TABLE}x`, [a, b]),
    fairSeed(secretOf('1'), TABLE, [b, a]),
    fairSeed(secretOf('1'), TABLE, [a, b, '']),
    fairSeed(secretOf('1'), TABLE, ['', a, b]),
    fairSeed(secretOf('1'), TABLE, [a]),
    fairSeed(secretOf('1'), TABLE, [a, `${b}00`]),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test(`a random first player is each seat equally often (${SEED})`, () => {
  const counts = [0, 0, 0];
  const games = byDepth(300, 3000);
  for (let i = 0; i < games; i++) {
    const seat = firstSeat(`fair:1:${sha256Hex(`${SEED} ${i}`)}`, 3);
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
  // Six standard deviations.
  const most = 6 * Math.sqrt((games * 2) / 9);
  for (const count of counts) expect(Math.abs(count - games / 3)).toBeLessThan(most);
});

test.each([
  ['played to its end', PLAIN, 0],
  ['with undos', UNDONE, 4],
  ['ended by agreement', STOPPED, 0],
])(`the proof of a game %s is valid, with and without a note (${SEED})`, (_, proof, undos) => {
  expect(proof.undone).toHaveLength(undos);
  const again = parseProof(JSON.stringify(proof));
  expect(again).toEqual({ ok: true, value: proof });
  for (const note of [undefined, noteOf(proof, 0), noteOf(proof, 1)]) {
    const verdict = verifyDeal(proof, note);
    expect(problems(verdict)).toEqual([]);
    expect(verdict.ok).toBe(true);
    const record = parseRecord(proof.record);
    if (!record.ok) throw new Error(record.error);
    const replay = replayRecord(record.value);
    if (!replay.ok) throw new Error(replay.error);
    const { state, answers } = replay.value;
    const { random } = state;
    if (random instanceof Random) throw new Error('an ordinary seed');
    expect(verdict.steps).toMatchObject([
      { what: 'sealed', promise: proof.commitment, noted: note !== undefined },
      { what: 'words', words: 2 },
      { what: 'shuffles', shuffles: random.made, leftOut: random.next - 1 - random.made },
      { what: 'secret', hash: commitment(proof.secret) },
      { what: 'answers', answers: answers.length },
    ]);
  }
});

test('the game with undos leaves numbers out, or its tests would prove nothing', () => {
  expect(UNDONE.record).toMatch(/^seed: "fair:1:[0-9a-f]{64},/m);
  expect(verifyDeal(UNDONE).steps[2]).toMatchObject({ leftOut: expect.toSatisfy((n) => n > 0) });
});

/** Parts of a proof, and the steps of the verification that fail if a byte is changed there. */
function regionsOf(proof: FairProof): readonly (readonly [string, readonly string[]])[] {
  const quoted = JSON.stringify(proof.record)
    .slice(1, -1)
    .split(/(?<=\\n)(?=names: |winners: |\\n)/);
  expect(quoted[1]).toMatch(/^names: /);
  return [
    [proof.secret, ['words', 'secret']],
    [`"commitment":"${proof.commitment}`, ['secret']],
    [`"table":"${proof.table}`, ['words']],
    ...proof.seats.map(
      ({ name, words }) => [`"name":"${name}","words":"${words}`, ['words']] as const,
    ),
    [JSON.stringify(proof.undone), ['shuffles']],
    // The rules version is left out, because a game may be the same under another version.
    ...quoted
      .flatMap((part) => part.split(/(?<=rules: )\d+/))
      .map((part) => [part, part.startsWith('names: ') ? ['words'] : ['answers']] as const),
    [`"end":"${proof.end}`, ['answers']],
  ];
}

test.each([
  ['with undos', UNDONE, ['answers', 'secret', 'shuffles', 'words']],
  ['ended by agreement', STOPPED, ['answers', 'secret', 'shuffles', 'words']],
])(
  `any other byte in a proof of a game %s is refused, by the right step (${SEED})`,
  (_, proof, expected) => {
    const whole = JSON.stringify(proof);
    const random = randomFromSeed(`${SEED} bytes`);
    const seen = new Set<string>();
    for (const [region, steps] of regionsOf(proof)) {
      const from = whole.indexOf(region);
      expect([region.slice(0, 60), from]).not.toEqual([region.slice(0, 60), -1]);
      const most = byDepth(5, 90);
      for (let i = 0; i < Math.min(region.length, most); i++) {
        const at = from + (region.length <= most ? i : random.below(region.length));
        const other = String.fromCharCode(whole.charCodeAt(at) ^ (1 << random.below(3)));
        const forged = parseProof(`${whole.slice(0, at)}${other}${whole.slice(at + 1)}`);
        // The parser refuses this text, so there is nothing to verify.
        if (!forged.ok) continue;
        const verdict = verifyDeal(forged.value);
        expect(verdict.ok).toBe(false);
        const wrong = wrongSteps(verdict);
        expect([whole.slice(at - 30, at), other, wrong]).toEqual([
          whole.slice(at - 30, at),
          other,
          expect.arrayContaining([...steps]),
        ]);
        for (const step of wrong) seen.add(step);
      }
    }
    expect([...seen].sort((a, b) => a.localeCompare(b))).toEqual(expected);
  },
);

test('a player with a note notices another secret, other words, seats or another game', () => {
  const note = noteOf(PLAIN);
  const other = secretOf('other');
  // These proofs are valid. Only a player who kept a note detects that the deal was changed.
  const redealt = played({ what: 'redealt' });
  expect(problems(verifyDeal(redealt))).toEqual([]);
  expect(problems(verifyDeal(redealt, note))).toEqual(['other-promise', 'other-words']);
  expect(problems(verifyDeal(redealt, { ...noteOf(redealt), table: 'other' }))).toEqual([
    'other-table',
  ]);
  expect(problems(verifyDeal(PLAIN, { ...note, commitment: commitment(other) }))).toEqual([
    'other-promise',
  ]);
  expect(problems(verifyDeal(PLAIN, { ...note, words: wordsOf('other') }))).toEqual([
    'other-words',
  ]);
  expect(
    problems(verifyDeal(PLAIN, { ...note, game: gameOptions({ players: 3, extraRound: true }) })),
  ).toEqual(['other-game']);
  expect(problems(verifyDeal(PLAIN, { ...note, first: 'first-seat' }))).toEqual(['other-game']);
  const { table, words } = note;
  expect(verifyDeal(PLAIN, { table, words, commitment: note.commitment }).ok).toBe(true);
});

/** Keeps the answers up to the first that is illegal in the new deal. */
function dealtAgain(proof: FairProof, seed: string): FairProof {
  const record = parseRecord(proof.record);
  if (!record.ok) throw new Error(record.error);
  const { names } = record.value;
  const table = new Table({
    game: GAME,
    seed,
    seats: names.map((name) => ({ kind: 'person', name })),
  });
  for (const token of record.value.turns.flatMap((turn) => turn.tokens)) {
    if (table.over || !table.answer(table.deciding, table.question, token).ok) break;
  }
  return makeProof({ ...proof, record: table.recordText() });
}

test('a server cannot deal from another seed, nor choose the shuffle after an undo', () => {
  const secretly = dealtAgain(PLAIN, `fair:1:${sha256Hex('another')}`);
  expect(problems(verifyDeal(secretly))).toEqual(['other-seed']);
  const ordinary = dealtAgain(PLAIN, 'ordinary');
  expect(problems(verifyDeal(ordinary))).toEqual(['other-seed', 'other-seed']);
  const seed = fairSeed(
    PLAIN.secret,
    TABLE,
    PLAIN.seats.map(({ words }) => words),
  );
  // Without an undo, the server chose the number of a shuffle: of the first, or of a later one.
  for (const jump of [',1=2', ',6=9']) {
    const chosen = verifyDeal(dealtAgain(PLAIN, `${seed}${jump}`));
    expect(problems(chosen)).toEqual(['left-out']);
    expect(chosen.steps[2]).toMatchObject({ what: 'shuffles', leftOut: 0 });
  }
  // An undo is missing, or added, or two are in the wrong order.
  const [one, ...rest] = UNDONE.undone;
  expect(wrongSteps(verifyDeal({ ...UNDONE, undone: rest }))).toEqual(['shuffles']);
  expect(wrongSteps(verifyDeal({ ...UNDONE, undone: UNDONE.undone.slice(0, -1) }))).toEqual([
    'shuffles',
  ]);
  expect(one).toBeDefined();
  const made = { to: 3, tokens: ['done', 'lead:survey'], checksum: '00000000' };
  const madeUp = verifyDeal({ ...PLAIN, undone: [made] });
  expect(madeUp.steps[2]?.problem).toEqual({ kind: 'undone', undo: 0 });
  const beyond = { ...made, to: 99_999, tokens: [] };
  expect(wrongSteps(verifyDeal({ ...PLAIN, undone: [beyond] }))).toEqual(['shuffles']);
});

test('an undo to a moment that never existed is refused, whatever its checksum', () => {
  const wrong = (undone: FairProof['undone']): readonly string[] =>
    wrongSteps(verifyDeal({ ...STOPPED, undone }));
  // An undo to a ply after the end, with a correct position.
  expect(wrong([{ to: 99_999, tokens: [], checksum: STOPPED.end }])).toEqual(['shuffles']);
  // An undo to a ply that the game did not reach.
  const longer = played({ what: 'stopped', plies: 27, first: 'first-seat' });
  const tokens = tokensOf(longer);
  expect(tokens.slice(0, 25)).toEqual(tokensOf(STOPPED));
  const beyond = { to: 26, tokens: tokens.slice(25), checksum: longer.end };
  expect(wrong([beyond])).toEqual(['shuffles']);
});

function tokensOf(proof: FairProof): readonly string[] {
  const record = parseRecord(proof.record);
  if (!record.ok) throw new Error(record.error);
  return record.value.turns.flatMap((turn) => turn.tokens);
}

test('seats, words and first player must match the game', () => {
  const [a, b, c] = PLAIN.seats;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three seats');
  const wrong = (part: Partial<FairProof>): readonly string[] =>
    problems(verifyDeal({ ...PLAIN, ...part }));
  expect(wrong({ seats: [b, a, c] })).toEqual(['other-seed']);
  expect(wrong({ seats: [a, b] })).toEqual(['other-seed']);
  expect(wrong({ seats: [{ ...a, name: b.name }, { ...b, name: a.name }, c] })).toEqual([
    'other-seats',
  ]);
  const empty = [a, b, c].map(({ name }) => ({ name, words: '' }));
  expect(wrong({ seats: empty })).toEqual(['no-words']);
  // Chance chose another seat to start, so the proof is valid with only one of the settings.
  const drawn = Array.from({ length: 20 }, (_, i) => played({ what: `drawn ${i}`, plies: 3 })).find(
    (proof) => !proof.record.includes('names: ["Nova"'),
  );
  if (drawn === undefined) throw new Error('Nova began twenty games');
  expect(problems(verifyDeal(drawn))).toEqual([]);
  expect(problems(verifyDeal({ ...drawn, first: 'first-seat' }))).toEqual(['other-seats']);
});

test('a record with something removed or added is not a proof', () => {
  const wrong = (record: string): readonly string[] => problems(verifyDeal({ ...PLAIN, record }));
  expect(wrong(PLAIN.record.replace(/ #[0-9a-f]{8}$/m, ''))).toEqual([
    'unchecked',
    'unchecked',
    'rewritten',
  ]);
  expect(wrong(PLAIN.record.replace(/^winners: .*\n/m, ''))).toEqual([
    'unchecked',
    'unchecked',
    'rewritten',
  ]);
  expect(wrong(`; a comment\n${PLAIN.record}`)).toEqual(['unchecked', 'unchecked', 'rewritten']);
  expect(wrong(PLAIN.record.replace(/^rules: \d+/m, 'rules: 1'))).toContain('rewritten');
  expect(wrong('')).toEqual(['unchecked', 'unchecked', 'record']);
  const winners = PLAIN.record.replace(/^winners: \[.*\]/m, 'winners: [0,1,2]');
  expect(verifyDeal({ ...PLAIN, record: winners }).steps[4]?.problem).toEqual({
    kind: 'record',
    problem: { kind: 'result' },
  });
  // The last turn is incomplete. Its answers are covered only by the checksum at the end.
  const record = parseRecord(STOPPED.record);
  if (!record.ok) throw new Error(record.error);
  const short = STOPPED.record.trimEnd().replace(/ [^ ]+$/, '');
  expect(wrongSteps(verifyDeal({ ...STOPPED, record: `${short}\n` }))).toContain('answers');
});

test('input that is not a proof or a note is refused with a sentence', () => {
  const proof = { ...PLAIN } as const;
  for (const bad of [
    {},
    [],
    { ...proof, format: 'eminent-record' },
    { ...proof, version: 2 },
    { ...proof, secret: 'A'.repeat(64) },
    { ...proof, seats: [{ name: 'Nova', words: '1e9a' }] },
    { ...proof, undone: [{ to: -1, tokens: [], checksum: '00000000' }] },
    { ...proof, end: '' },
  ]) {
    const read = readProof(bad);
    expect(read.ok ? '' : read.error).toMatch(/^proof.{5,200}$/);
  }
  expect(parseProof(' '.repeat(3_000_000))).toMatchObject({ ok: false });
  expect(parseProof('{')).toEqual({ ok: false, error: 'proof: not valid JSON' });
  expect(readNote(JSON.parse(JSON.stringify(noteOf(PLAIN))))).toEqual({
    ok: true,
    value: noteOf(PLAIN),
  });
  expect(readNote({ ...noteOf(PLAIN), words: '' }).ok).toBe(false);
  expect(() => makeProof({ ...PLAIN, record: 'nonsense' })).toThrow('line 1: expected');
});

test('the answers of a proof are checked by the rules: an illegal one is named', () => {
  const record = parseRecord(PLAIN.record);
  if (!record.ok) throw new Error(record.error);
  const replay = replayRecord(record.value, 3);
  if (!replay.ok) throw new Error(replay.error);
  expect(parseOption(replay.value.state, 'done')).toBeDefined();
  const text = formatRecord(makeRecord(GAME, record.value.seed, replay.value.answers, NAMES));
  const verdict = verifyDeal({
    ...PLAIN,
    record: text.replace(/^(1\. seat 1:) \S+/m, '$1 settle:9'),
  });
  expect(verdict.steps[4]).toMatchObject({ problem: { problem: { kind: 'not-possible' } } });
});
