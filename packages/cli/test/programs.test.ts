// Computer players that are programs of their own: the sample, our bots over the protocol, and programs that misbehave.
import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const sample = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'eminent-programs-'));
const hasPython = spawnSync('python3', ['--version']).status === 0;

interface Summary {
  readonly games: number;
  readonly faults: readonly string[];
}

function simulate(seats: string, ...flags: string[]): { summary: Summary; err: string } {
  const args = ['simulate', '--seats', seats, '--seed', 'p', '--json', ...flags];
  const env = { ...process.env, INIT_CWD: folder };
  const done = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env });
  expect(done.status).toBe(0);
  return { summary: JSON.parse(done.stdout) as Summary, err: done.stderr };
}

/** A program in JavaScript that reads messages and runs `onMessage`; `say` writes one. */
function program(name: string, onMessage: string): string {
  const text = `
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: '${name}' });
      ${onMessage}
    });`;
  writeFileSync(join(folder, `${name}.cjs`), text);
  return `exec:node ${name}.cjs`;
}

test.skipIf(!hasPython)('the sample in Python plays legal games', () => {
  const { summary } = simulate(`exec:python3 ${sample},random`, '--games', '4');
  expect(summary).toMatchObject({ games: 4, faults: [] });
});

test('a bot of ours speaks the protocol and plays as it does at the table', () => {
  const { summary } = simulate(`exec:node ${main} bot captain --seed s,random`, '--games', '2');
  expect(summary).toMatchObject({ games: 2, faults: [] });
});

test.each([
  ['crashes', `if (message.type === 'decide') process.exit(3);`, 'ended with exit status 3'],
  ['hangs', '', 'gave no answer 3 times in a row'],
  [
    'floods',
    `for (let i = 0; i < 5000; i++) say({ type: 'choose', id: 0, token: '' });`,
    'unasked',
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
])('a program that %s is reported, and the games go on', (name, onMessage, sentence) => {
  const flags = ['--games', '2', '--time', '150'];
  const { summary, err } = simulate(`${program(name, onMessage)},captain`, ...flags);
  expect(summary.games).toBe(2);
  expect(summary.faults.join('\n')).toContain(sentence);
  expect(err).toContain(sentence);
});

test('a program that does not exist is reported', () => {
  const { summary } = simulate('exec:no-such-program-at-all,random', '--games', '1');
  expect(summary.games).toBe(1);
  expect(summary.faults.join('\n')).toMatch(
    /exit status 127|could not be started|closed its input/,
  );
});

test('bot refuses a name that it does not know, and a line that is no message', () => {
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
