// Plays at a table without sockets, for every deciding player.
import { decidingSeat, formatOption, legalOptions } from '@eminent/engine';
import type { Hub } from '../../src/tables/hub.ts';

let keys = 0;

export function newKey(): string {
  keys++;
  return `test-key-${keys}`;
}

/** The deciding player and one of the legal answers; undefined if no game is running. */
export async function questionAt(hub: Hub, table: string, pick: number) {
  return hub.look(table, (tableState) => {
    const { game } = tableState;
    if (game === undefined || tableState.phase !== 'playing') return undefined;
    const legal = legalOptions(game.state);
    const option = legal[pick % legal.length] ?? -1;
    const seat = decidingSeat(game.state);
    const { person } = tableState.seatAt(seat);
    const { question } = game;
    return { person: person ?? '', seat, question, token: formatOption(game.state, option) };
  });
}

/** Gives this many answers, or fewer if the game ends. */
export async function playOn(hub: Hub, table: string, answers: number, pick = 0): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const openQuestion = await questionAt(hub, table, pick + i * 7);
    if (openQuestion === undefined) return;
    const { person, question, token } = openQuestion;
    const wish = { type: 'answer', table, key: newKey(), question, finish: false } as const;
    const done = await hub.command(table, person, { ...wish, tokens: [token] });
    if (!done.ok) throw new Error(done.refusal.sentence);
  }
}
