// Plays at a table without any socket: whoever is asked answers.
import { decidingSeat, formatOption, legalOptions } from '@eminent/engine';
import type { Hub } from '../../src/tables/hub.ts';

let keys = 0;

export function newKey(): string {
  keys++;
  return `test-key-${keys}`;
}

/** The person that is asked and one of the legal answers; undefined when nobody is. */
export async function askedAt(hub: Hub, table: string, pick: number) {
  return hub.look(table, (live) => {
    const { game } = live;
    if (game === undefined || live.phase !== 'playing') return undefined;
    const legal = legalOptions(game.state);
    const option = legal[pick % legal.length] ?? -1;
    const seat = decidingSeat(game.state);
    const { person } = live.seatAt(seat);
    const { question } = game;
    return { person: person ?? '', seat, question, token: formatOption(game.state, option) };
  });
}

/** So many answers, chosen by a number; fewer when the game ends. */
export async function playOn(hub: Hub, table: string, answers: number, pick = 0): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const asked = await askedAt(hub, table, pick + i * 7);
    if (asked === undefined) return;
    const { person, question, token } = asked;
    const wish = { type: 'answer', table, key: newKey(), question, finish: false } as const;
    const done = await hub.wish(table, person, { ...wish, tokens: [token] });
    if (!done.ok) throw new Error(done.refusal.sentence);
  }
}
