// eminent replay: replays a record and verifies its checksums.
import {
  formatPosition,
  type GameState,
  parseRecord,
  pointsOf,
  replayRecord,
} from '@eminent/engine';
import { Command, Option } from 'commander';
import { readAs, refuse } from '../errors.ts';
import { JSON_FLAG, whole, withFlags } from '../flags.ts';
import { readText } from '../input.ts';
import { print, printData } from '../output.ts';
import { printable } from '../printable.ts';

interface ReplayFlags {
  readonly to: number;
  readonly json?: boolean;
}

function stateAt(name: string, text: string, to: number): GameState {
  const record = parseRecord(text);
  if (!record.ok) return refuse(`${name}: ${record.error}`);
  const done = replayRecord(record.value, to);
  return done.ok ? done.value.state : refuse(`${name}: ${done.error}`);
}

async function run(file: string, flags: ReplayFlags): Promise<void> {
  const name = printable(file);
  const text = await readText(file);
  const state = readAs(name, () => stateAt(name, text, flags.to));
  if (flags.json === true) return printData(JSON.stringify(formatPosition(state)));
  const scores = state.players.map((_, seat) => pointsOf(state, seat)).join(', ');
  print(
    `ply ${state.ply}, turn ${state.turnNumber}, ${state.over ? 'over' : 'not over'}; points ${scores}`,
  );
}

export const replay = withFlags(
  new Command('replay')
    .description('replay a record and verify its checksums')
    .argument('<file>', 'the record; - for standard input'),
  [
    new Option('--to <ply>', 'stop after this many answers')
      .default(Number.MAX_SAFE_INTEGER, 'the end')
      .argParser(whole('--to', 0, Number.MAX_SAFE_INTEGER)),
    JSON_FLAG,
  ],
).action(run);
