// Bots that are external programs: the Python example, built-in bots that use the protocol, and
// programs that misbehave.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { main, newFolder, runProcess } from './run-cli.ts';

const sample = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
const folder = newFolder();
const hasPython = spawnSync('python3', ['--version']).status === 0;

interface Summary {
  readonly games: number;
  readonly faults: readonly string[];
}

function simulate(seats: string, ...flags: string[]): { summary: Summary; err: string } {
  const done = runProcess(folder, ['simulate', '--seats', seats, '--json', ...flags]);
  expect(done.status).toBe(0);
  return { summary: JSON.parse(done.out) as Summary, err: done.err };
}

/** Writes a program that runs `onMessage` for each message. Returns its name for `--seats`. */
function program(name: string, onMessage: string): string {
  const text = `
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    // The host must work even if the program reads slowly.
    const write = (text) => { try { require('node:fs').writeSync(1, text); } catch (error) { if (error.code !== 'EAGAIN') throw error; } };
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: '${name}' });
      ${onMessage}
    });`;
  writeFileSync(join(folder, `${name}.cjs`), text);
  return `exec:node ${name}.cjs`;
}

test.skipIf(!hasPython)('the Python sample plays legal games', () => {
  const { summary } = simulate(`exec:python3 ${sample},random`, '--games', '4');
  expect(summary).toMatchObject({ games: 4, faults: [] });
});

test('a built-in bot plays the same over the protocol as at the table', () => {
  const { summary } = simulate(`exec:node ${main} bot captain --seed s,random`, '--games', '2');
  expect(summary).toMatchObject({ games: 2, faults: [] });
});

test.each([
  ['crashes', `if (message.type === 'decide') process.exit(3);`, 'ended with exit status 3'],
  ['hangs', '', 'gave no answer 3 times in a row'],
  [
    'floods',
    `for (let i = 0; i < 5000; i++) say({ type: 'choose', id: 0, token: '' });`,
    'without being asked',
  ],
  [
    'babbles',
    `process.stdout.write('what?\\n'); if (message.type === 'decide') say({ type: 'choose', id: message.id, token: message.view.decision.default });`,
    'wrote nonsense (message: not valid JSON)',
  ],
  [
    'cheats',
    `if (message.type === 'decide') say({ type: 'choose', id: message.id, token: 'lead:victory' });`,
    'the default was played',
  ],
  [
    'endless',
    `process.stdout.write('x'.repeat(3_000_000));`,
    'a line of more than 1000000 characters',
  ],
])('a program that %s is reported, and the games continue', (name, onMessage, sentence) => {
  const flags = ['--games', '2', '--time', '150'];
  const { summary, err } = simulate(`${program(name, onMessage)},captain`, ...flags);
  expect(summary.games).toBe(2);
  expect(summary.faults.join('\n')).toContain(sentence);
  expect(err).toContain(sentence);
});

const ANSWER = `if (message.type === 'decide') say({ type: 'choose', id: message.id, token: message.view.decision.default });`;

test.each([
  ['lists', `'['.repeat(10_000) + ']'.repeat(10_000)`],
  ['open', `'['.repeat(10_000)`],
  ['objects', `'{"type":'.repeat(10_000) + '1' + '}'.repeat(10_000)`],
  ['inside', `'{"type":"choose","id":' + '['.repeat(10_000) + ']'.repeat(10_000) + '}'`],
  ['long', `'{"type":"' + 'x'.repeat(900_000) + '"}'`],
  ['escapes', `JSON.stringify({ type: '\\u001b[2J\\u202e\\u0007'.repeat(20) })`],
])('invalid output of the kind "%s" is one line among the faults, with its count', (name, line) => {
  const nonsense = `if (message.type === 'decide' && message.id <= 5) process.stdout.write(${line} + '\\n');`;
  const { summary, err } = simulate(`${program(name, nonsense + ANSWER)},random`, '--games', '1');
  expect(summary.games).toBe(1);
  expect(summary.faults).toHaveLength(1);
  expect(summary.faults[0]).toMatch(/: wrote nonsense .*\(5 times\)$/);
  expect(err).toBe(`${summary.faults[0]}\n`);
  expect(err.length).toBeLessThan(400);
  expect(err.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('an answer to an older question never counts for the open question', () => {
  const lags = program(
    'lags',
    `if (message.type === 'decide') {
      say({ type: 'choose', id: message.id - 1, token: 'too late' });
      say({ type: 'choose', id: message.id + 1, token: 'too early' });
      say({ type: 'choose', id: message.id, token: message.view.decision.default });
    }`,
  );
  const { summary } = simulate(`${lags},random`, '--games', '2');
  expect(summary).toMatchObject({ games: 2, faults: [] });
});

test('an illegal answer is reported as text, whatever it contains', () => {
  const token = JSON.stringify(`\u001B[31m${'y'.repeat(50)}`);
  const onMessage = `if (message.type === 'decide') say({ type: 'choose', id: message.id, token: ${token} });`;
  const { summary } = simulate(`${program('paints', onMessage)},random`, '--games', '2');
  expect(summary.faults).toHaveLength(1);
  expect(summary.faults[0]).toMatch(/\\u001b\[31myyy/);
  expect(summary.faults[0]).toMatch(/\(\d+ times\)$/);
  expect(summary.faults[0]?.length).toBeLessThan(400);
});

test.each([
  ['torrent', `if (message.type === 'decide') for (;;) write('what?\\n');`],
  ['river', `if (message.type === 'decide') for (;;) write('x'.repeat(9000) + '\\n');`],
])('a program that never stops writing (%s) is ended', (name, onMessage) => {
  const { summary } = simulate(`${program(name, onMessage)},random`, '--games', '1');
  expect(summary.games).toBe(1);
  expect(summary.faults.join('\n')).toMatch(
    /wrote more than \d+ (?:lines|characters) without being asked/,
  );
});

test('a program that answers without reading is killed before its questions fill the memory', () => {
  writeFileSync(
    join(folder, 'blind.cjs'),
    `const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    say({ type: 'hello', protocol: 1, name: 'blind' });
    for (let id = 1; id < 900; id++) say({ type: 'choose', id, token: 'done' });
    setTimeout(() => undefined, 200_000);`,
  );
  const { summary } = simulate('exec:node blind.cjs,random', '--games', '8', '--time', '2000');
  expect(summary.games).toBe(8);
  expect(summary.faults.join('\n')).toContain('does not read its input');
});

test.each(['0', '-1', '1.5', '1e3', 'soon', '99999999', '٣'])('--time %s is refused', (time) => {
  const { status, err } = runProcess(folder, ['simulate', '--time', time]);
  expect(status).toBe(2);
  expect(err).toContain(`--time ${time}: expected a whole number from 1 to 600000`);
});

test('a program that does not exist is reported', () => {
  const { summary } = simulate('exec:no-such-program-at-all,random', '--games', '1');
  expect(summary.games).toBe(1);
  expect(summary.faults.join('\n')).toMatch(
    /exit status 127|could not be started|closed its input/,
  );
});

test('bot refuses an unknown name, and a line that is not a message', () => {
  const unknown = spawnSync(process.execPath, [main, 'bot', 'hal'], { encoding: 'utf8' });
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('no such bot');
  const args = [main, 'bot', 'random', '--seed', '1'];
  const nonsense = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    input: '{"type":"dance"}\n',
  });
  expect(nonsense.status).toBe(2);
  expect(nonsense.stderr).toContain('message.type: expected hello, start, decide, error or end');
});
