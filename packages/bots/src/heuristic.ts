// Heuristic bots: rules of thumb give every option a worth, and the bot takes the best one. They
// aim to find and win planets, profit from roles that opponents lead, and remove useless cards. A
// style adjusts the worth.
import {
  cardAt,
  kindOf,
  type OptionInfo,
  type PlanetBack,
  planetAt,
  planetOf,
  type PlayerView,
  type Role,
  technologyAt,
  type View,
} from '@eminent/engine';
import { bestOption, type Bot, decisionOf } from './bot.ts';
import {
  canFlip,
  deckTotal,
  faceDown,
  influenceOf,
  strength,
  symbolsInHand,
  viewingPlayer,
} from './view-queries.ts';
import { costsOf, expansionOptionWorth, startWorth } from './expansion-heuristic.ts';

/**
 * The preferences of a heuristic bot. Functions return the worth of an option; doing nothing is
 * worth 0. `common` is the worth for all heuristic bots and applies if the function is missing.
 */
export interface Style {
  /** Whether to win the next planet with fighters instead of colonies. */
  prefersWarfare(player: PlayerView, view: View): boolean;
  /** From this many face-down planets on, leading Survey is worth much less; default 1. */
  readonly planetsAhead?: number;
  lead?(role: Role, common: number, player: PlayerView, view: View): number;
  follow?(role: Role, common: number, player: PlayerView, view: View): number;
  play?(card: string, common: number, player: PlayerView, view: View): number;
  buy?(card: string, common: number, player: PlayerView): number;
  /** The worth of an option without another function, such as those of Escalation. */
  expansion?(option: OptionInfo, common: number, player: PlayerView, view: View): number;
  /** The role symbol preferred on a start planet; default Survey. */
  readonly startsWith?: Role;
  discard?(card: string, common: number, player: PlayerView): number;
  remove?(card: string, common: number, player: PlayerView): number;
}

/** Returns a function that rates an option of the view's decision; doing nothing is worth 0. */
export function worthWith(style: Style, view: View): (option: OptionInfo) => number {
  const heuristic = new Heuristic(view, style);
  return (option) => heuristic.worthOf(option);
}

/** Creates a bot that takes the option with the highest worth. Ties are broken at random. */
export function heuristicBot(name: string, style: Style): Bot {
  return {
    name,
    choose({ view, random }) {
      const { options } = decisionOf(view);
      return { token: bestOption(options, random, worthWith(style, view)).token };
    },
  };
}

class Heuristic {
  private readonly view: View;
  private readonly player: PlayerView;
  private readonly style: Style;
  private readonly isWarlike: boolean;

  constructor(view: View, style: Style) {
    this.view = view;
    this.player = viewingPlayer(view);
    this.style = style;
    this.isWarlike = style.prefersWarfare(this.player, view);
  }

  worthOf(option: OptionInfo): number {
    const { player, style, view } = this;
    switch (option.kind) {
      case 'done':
      case 'dissent':
        return 0;
      case 'follow': {
        const role = view.decision?.role ?? 'survey';
        const common = this.followWorth(role);
        return style.follow?.(role, common, player, view) ?? common;
      }
      case 'role-first':
      case 'remove-this':
      case 'deck':
      case 'name':
        return 0.1;
      case 'collect':
        return 1;
      case 'trade-fighter':
        return faceDown(player).length === 0 ? 5 : -1;
      case 'lead': {
        const common = this.leadWorth(option.role);
        return style.lead?.(option.role, common, player, view) ?? common;
      }
      case 'keep':
        return this.keepWorth(option.planet, option.back);
      case 'play': {
        const common = this.playWorth(option.card);
        return style.play?.(option.card, common, player, view) ?? common;
      }
      case 'boost':
        return this.boostWorth(option.card);
      case 'discard': {
        const common = this.discardWorth(option.card);
        return style.discard?.(option.card, common, player) ?? common;
      }
      case 'remove':
      case 'remove-discarded':
        return this.removeWorth(option.card);
      case 'buy': {
        const common = 10 + this.technologyWorth(option.card);
        return style.buy?.(option.card, common, player) ?? common;
      }
      case 'take':
        return this.neededRole() === cardAt(kindOf(option.card)).symbols[0] ? 2 : 1;
      case 'attack':
      case 'settle':
        return 20 + this.influenceAt(option.at);
      case 'tuck':
        return 5 - (player.planets[option.at]?.settle?.missing ?? 0);
      case 'produce':
        return 4;
      case 'trade':
        return 6;
      case 'follow-other':
        return this.followWorth(option.role);
      case 'recon-planet':
        return this.keepWorth(option.planet, planetAt(planetOf(option.planet)));
      case 'start-planet':
        return startWorth(option.planet, style.startsWith ?? 'survey');
      default: {
        const common = expansionOptionWorth(option, player, view);
        return style.expansion?.(option, common, player, view) ?? common;
      }
    }
  }

  private influenceAt(at: number): number {
    const planet = this.player.planets[at];
    return planet === undefined ? 0 : influenceOf(planet.planet);
  }

  private technologyWorth(card: string): number {
    const { influence, level } = technologyAt(kindOf(card));
    return influence * 3 + level;
  }

  private keepWorth(planet: string, back: PlanetBack): number {
    const { fighters, colonies } = costsOf(back);
    const cheaper = Math.min(colonies, fighters);
    const preferred = this.isWarlike ? fighters : colonies;
    return influenceOf(planet) * 2 - cheaper * 0.5 - preferred * 0.5;
  }

  private neededRole(): Role {
    if (faceDown(this.player).length === 0) return 'survey';
    return this.isWarlike ? 'warfare' : 'colonize';
  }

  private leadWorth(role: Role): number {
    const { player } = this;
    const symbols = strength(this.view, player, role) + 1;
    const down = faceDown(player).length;
    const ahead = this.style.planetsAhead ?? 1;
    switch (role) {
      case 'survey':
        return down < ahead ? 8 + symbols - down * 2 : 2.5 + symbols * 0.5 - down * 2;
      case 'warfare':
        if (canFlip(player, role)) return 20;
        return down > 0 && this.isWarlike ? 4 + symbols : symbols * 0.5;
      case 'colonize':
        if (canFlip(player, role)) return 20;
        return down > 0 && !this.isWarlike ? 4 + symbols : 0;
      case 'produce':
        return Math.min(symbols, player.slotsFree) * 2.2;
      case 'trade':
        return Math.min(symbols, player.slotsFilled) * 4;
      case 'research':
        return this.researchWorth(symbols);
    }
  }

  /** Rates the best technology that the player could get for symbols or ships. */
  private researchWorth(symbols: number): number {
    const { view } = this;
    const affordable = (view.research?.technologies ?? [])
      .filter(({ planetsMissing }) => planetsMissing === 0)
      .map(({ card, affordableWithShips }) => ({
        ...technologyAt(kindOf(card)),
        affordableWithShips,
      }))
      .filter(
        (one) => one.cost <= symbols || (one.affordableWithShips === true && one.influence > 0),
      );
    const decks = Object.values(view.technologyDecks ?? {});
    const deckWorth = decks.some((left) => left > 0) ? symbols : 0;
    return affordable.reduce((best, card) => Math.max(best, 3 + card.influence * 2.5), deckWorth);
  }

  private followWorth(role: Role): number {
    const { player } = this;
    const symbols = strength(this.view, player, role);
    switch (role) {
      case 'survey':
        return symbols > 2 && faceDown(player).length < 2 ? 3 : -1;
      case 'warfare':
        return symbols >= 1 && faceDown(player).length > 0 ? symbols : -1;
      case 'colonize':
        return faceDown(player).length > 0 && !this.isWarlike ? symbols : -1;
      case 'produce':
        return Math.min(symbols, player.slotsFree) - 0.5;
      case 'trade':
        return Math.min(symbols, player.slotsFilled) * 2 - 0.5;
      case 'research':
        return this.researchWorth(symbols) > 3 ? 5 : -1;
    }
  }

  private boostWorth(card: string): number {
    const { player, view } = this;
    if (view.decision?.step !== 'boost') return -1;
    const { role, symbols: soFar } = view.decision;
    const symbols = symbolsInHand(player, card, role);
    switch (role) {
      case 'survey':
        return soFar < 4 ? symbols : -1;
      case 'warfare':
        return canFlip(player, role) || !this.isWarlike ? -1 : symbols;
      case 'colonize':
        return canFlip(player, role) || faceDown(player).length === 0 ? -1 : symbols;
      case 'produce':
        return soFar < player.slotsFree ? symbols : -1;
      case 'trade':
        return soFar < player.slotsFilled ? symbols : -1;
      case 'research':
        return this.researchWorth(soFar) < this.researchWorth(strength(this.view, player, role) + 1)
          ? symbols
          : -1;
    }
  }

  private playWorth(card: string): number {
    const { player, view, isWarlike } = this;
    const def = cardAt(kindOf(card));
    const down = faceDown(player).length;
    switch (def.action[0]?.op) {
      case 'draw':
        return 3;
      case 'fighters-or-attack':
      case 'attack':
        return canFlip(player, 'warfare') ? 15 : isWarlike ? 1.5 : 0.5;
      case 'settle':
      case 'terraform':
      case 'colony':
        return down > 0 ? 12 : 0.2;
      case 'colony-or-settle':
        return canFlip(player, 'colonize') ? 15 : isWarlike ? -1 : 2;
      case 'produce':
      case 'produce-or-trade':
      case 'trade':
        return player.slotsFilled > 0 ? 3.5 : 1;
      case 'influence':
      case 'take':
      case 'planet':
        return 5;
      case 'fighters':
        return 2;
      case 'ships':
      case 'hire':
      case 'espionage':
      case 'more-roles':
        return 6;
      case 'take-technology':
        return 9;
      case 'annex':
        return 16;
      case 'more-actions':
        return (player.hand ?? []).length > 2 ? 5 : 1;
      case 'produce-per-fighter':
        return player.slotsFree > 1 ? 5 : 0.5;
      case 'remove-permanent':
        return view.players.some((one) => one.seat !== player.seat && one.permanents.length > 0)
          ? 1.5
          : -1;
      case 'remove':
      case 'remove-anywhere':
        return this.uselessCards() > 0 ? 4 : -1;
      case 'remove-this':
        return 2.5;
      case 'turn-effect':
      case 'specialize':
        return player.slotsFilled > 1 ? 3 : -1;
      case undefined:
        return -1;
      // Any other effect is worth trying.
      default:
        return 2;
    }
  }

  private uselessCards(): number {
    return (this.player.hand ?? []).filter((card) => this.removeWorth(card) > 0).length;
  }

  private removeWorth(card: string): number {
    const common = this.commonRemoveWorth(card);
    return this.style.remove?.(card, common, this.player) ?? common;
  }

  private commonRemoveWorth(card: string): number {
    const { player, isWarlike } = this;
    if (cardAt(kindOf(card)).family === 'technology') return -5;
    const total = deckTotal(player);
    if (total < 8) return -1;
    if (card === 'politics') return 1;
    if (card === 'colonize') return isWarlike ? 2 : -1;
    if (card === 'research') return total > 9 ? 0.5 : -1;
    if (card === 'warfare') return isWarlike ? -1 : 1;
    return -1;
  }

  /** Positive for every card while the hand is above its limit. */
  private discardWorth(card: string): number {
    const { player, view } = this;
    const excess = view.decision?.step === 'discard' ? view.decision.excess : 0;
    const def = cardAt(kindOf(card));
    const useful =
      def.symbols.includes(this.neededRole()) ||
      (def.symbols.includes('trade') && player.slotsFilled + player.slotsFree > 0) ||
      def.family === 'technology';
    if (!useful) return 1;
    return excess > 0 ? 0.5 : -1;
  }
}
