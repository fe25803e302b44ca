// A person against bots in the terminal: the board as text, numbered options, `?` explains, `u` takes back.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import type { OptionInfo, PlayerView, View } from '@eminent/engine';
import { ROLES } from '@eminent/engine';
import type { Table } from '@eminent/table';
import {
  backLabel,
  cardLabel,
  cardText,
  decisionText,
  eventText,
  type Lang,
  msg,
  optionText,
  planetName,
  roleName,
  winnersText,
} from '@eminent/text';

/** Plays a table in which the person has the given seat. Ends with the game or with the input. */
export async function playInTerminal(table: Table, seat: number, lang: Lang): Promise<void> {
  const lines = createInterface({ input: stdin, output: stdout });
  const read = lines[Symbol.asyncIterator]();
  let told = 0;
  while (!table.over) {
    while (table.waitsForBot) table.step();
    told = tellEvents(table, told, seat, lang);
    if (table.over) break;
    const view = table.viewOf(seat);
    print(board(view, table.names, lang));
    print(question(view, table.names, lang));
    stdout.write('> ');
    const next = await read.next();
    if (next.done === true) break;
    answer(table, seat, view, next.value.trim(), lang);
  }
  lines.close();
  if (!table.over) return;
  tellEvents(table, told, seat, lang);
  const view = table.viewOf(seat);
  const names = table.names;
  print(winnersText(lang, view.winners ?? [], { names, you: seat, planetAt: () => undefined }));
  for (const player of view.players) {
    print(`${names[player.seat]}: ${msg(lang, 'ui.score', { n: player.score.total })}`);
  }
}

function print(text: string): void {
  stdout.write(`${text}\n`);
}

function tellEvents(table: Table, since: number, seat: number, lang: Lang): number {
  const view = table.viewOf(seat);
  for (const event of table.eventsSince(Math.min(since, table.ply), seat)) {
    const text = eventText(lang, event, {
      names: table.names,
      you: seat,
      planetAt: (of, at) => {
        const planet = view.players[of]?.planets[at];
        if (planet === undefined) return undefined;
        return planet.planet === undefined
          ? { back: planet }
          : { back: planet, planet: planet.planet };
      },
    });
    print(event.type === 'turn' ? styleText('yellow', text) : `  ${text}`);
  }
  return table.ply;
}

function planets(player: PlayerView, lang: Lang): string {
  return player.planets
    .map((planet) => {
      const name =
        planet.planet === undefined ? backLabel(lang, planet) : planetName(planet.planet);
      if (!planet.up) {
        const left = planet.coloniesMissing ?? 0;
        return styleText(
          'dim',
          `(${name} W${planet.attackCost ?? 0} C${planet.colonyCount}+${left})`,
        );
      }
      const slots = (planet.slots ?? []).map((slot) => (slot.filled ? '●' : '○')).join('');
      return `[${name}${slots === '' ? '' : ` ${slots}`}]`;
    })
    .join(' ');
}

function board(view: View, names: readonly string[], lang: Lang): string {
  const stacks = ROLES.map(
    (role) => `${roleName(lang, role)} ${view.stacks[view.stackOf[role]] ?? '–'}`,
  ).join('  ');
  const empires = view.players.map((player) => {
    const facts = [
      msg(lang, 'ui.score', { n: player.score.total }),
      msg(lang, 'ui.fighters', { n: player.fighters }),
      msg(lang, 'ui.tokens', { n: player.influence }),
      msg(lang, 'ui.hand', { n: player.handSize, limit: player.handLimit }),
    ].join(', ');
    const permanents = player.permanents.map((card) => cardLabel(lang, card)).join(', ');
    return `${styleText('bold', names[player.seat] ?? '')}  ${facts}\n  ${planets(player, lang)} ${permanents}`;
  });
  const hand = view.players[view.seat ?? 0]?.hand ?? [];
  return [
    '',
    `${stacks}\n${msg(lang, 'ui.supply', { n: view.supply })}`,
    ...empires,
    `${msg(lang, 'ui.yourHand')}: ${hand.map((card) => cardLabel(lang, card)).join(', ')}`,
  ].join('\n');
}

function question(view: View, names: readonly string[], lang: Lang): string {
  const { decision } = view;
  if (decision === undefined) return '';
  const asked = { decision, view, names };
  const options = decision.options.map(
    (option, i) => `${i + 1}) ${optionText(lang, option, asked)}`,
  );
  const several = decision.several ? msg(lang, 'cli.several') : msg(lang, 'cli.one');
  return [styleText('cyan', decisionText(lang, asked)), ...options, several].join('\n');
}

function answer(table: Table, seat: number, view: View, input: string, lang: Lang): void {
  if (input === '?') {
    print(cardsInWords(view, lang));
    return;
  }
  if (input === 'u') {
    const back = table.freeUndoPly(seat);
    if (back < table.ply) table.undoTo(back, seat, false);
    else print(msg(lang, 'cli.noUndo'));
    return;
  }
  const options = view.decision?.options ?? [];
  const numbers = input === '' ? [] : input.split(/[\s,]+/).map(Number);
  const chosen = numbers.map((n) => options[n - 1]);
  const known = chosen.filter((option): option is OptionInfo => option !== undefined);
  const fits = known.length === numbers.length && numbers.length > 0;
  if (!fits || (numbers.length > 1 && view.decision?.several !== true)) {
    print(msg(lang, 'cli.unknown', { last: options.length }));
    return;
  }
  for (const option of known.sort((a, b) => a.option - b.option)) {
    const outcome = table.answer(seat, table.ply, option.token);
    if (!outcome.ok) {
      print(outcome.refusal.sentence);
      return;
    }
  }
}

/** What the cards in hand and the technologies to buy do. */
function cardsInWords(view: View, lang: Lang): string {
  const hand = view.players[view.seat ?? 0]?.hand ?? [];
  const bought = (view.decision?.options ?? []).flatMap((option) =>
    option.kind === 'buy' ? [option.card] : [],
  );
  return [...new Set([...hand, ...bought])]
    .map((card) => `${cardLabel(lang, card)}: ${cardText(lang, card, view.options.techErrata)}`)
    .join('\n');
}
