// Makes recorded payments in ships: with cards in hand for their icons, and the rest with ships.
import { cardAt, cardId, OPTION, planetAt } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded } from './ids.ts';
import type { ScriptedGame } from './scripted-game.ts';
import type { Choice } from './recording.ts';

/** Returns the ships and cards paid; none if symbols were spent. */
export function paidWith({ pay = [] }: Choice): readonly string[] {
  return typeof pay === 'string' ? [] : pay;
}

/** Answers all questions of a payment, which take cards in ascending order. */
export function payAll(table: ScriptedGame, seat: number, choice: Choice): void {
  const cards = paidWith(choice).filter((one) => one.startsWith('card_'));
  const kinds = cards.map(kindOfRecorded).sort((a, b) => a - b);
  while (table.isAt('pay-ships', seat)) {
    const at = kinds.findIndex((kind) => table.can(OPTION.SPEND_CARD + kind));
    const [kind] = at < 0 ? [] : kinds.splice(at, 1);
    table.play(kind === undefined ? OPTION.DONE : OPTION.SPEND_CARD + kind);
  }
  if (kinds.length > 0) throw new Error(`not paid with ${kinds.map(cardId).join()}`);
}

export function isPrimary(choice: Choice): boolean {
  const { warfareShip } = planetAt(planetOfRecorded(choice.planet ?? ''));
  if (warfareShip === 'battlecruiser') return false;
  return paidWith(choice).some((one) => one === 'B' || showsBattlecruiser(one));
}

function showsBattlecruiser(recorded: string): boolean {
  if (!recorded.startsWith('card_')) return false;
  const card = cardAt(kindOfRecorded(recorded));
  return card.family === 'technology' && (card.shipIcons ?? []).includes('battlecruiser');
}
