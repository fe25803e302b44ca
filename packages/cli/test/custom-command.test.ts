// docs/how-to/command.md: a new command needs a file and a line in commands/index.ts. The command
// of this test counts letters.
import { expect, test, vi } from 'vitest';
import { newFolder, run } from './run-cli.ts';

vi.mock('../src/commands/index.ts', async (load) => {
  const { Command } = await import('commander');
  const { refuse } = await import('../src/errors.ts');
  const { JSON_FLAG, withFlags } = await import('../src/flags.ts');
  const { print } = await import('../src/output.ts');
  const count = withFlags(new Command('count'), [JSON_FLAG])
    .description('count the letters of a word')
    .argument('<word>', 'at most ten letters')
    .action((word: string, { json = false }: { json?: boolean }) => {
      if (word.length > 10) return refuse(`expected at most ten letters, found ${word.length}`);
      return print(json ? JSON.stringify({ letters: word.length }) : String(word.length));
    });
  return { ...(await load<object>()), count };
});

const eminent = (...words: string[]) => run(newFolder(), words);

test('the help lists it, and its own help comes from its flags', async () => {
  expect((await eminent('--help')).out).toMatch(/^ +count .*count the letters of a word$/m);
  const { out } = await eminent('count', '--help');
  expect(out).toContain('at most ten letters');
  expect(out).toContain('--json');
});

test('it runs, and refuses bad input with a sentence', async () => {
  expect(await eminent('count', 'survey')).toEqual({ status: 0, out: '6\n', err: '' });
  expect((await eminent('count', 'survey', '--json')).out).toBe('{"letters":6}\n');
  expect(await eminent('count', 'abcdefghijkl')).toEqual({
    status: 2,
    out: '',
    err: 'eminent: expected at most ten letters, found 12\n',
  });
});
