// Information-set Monte Carlo tree search: one tree over the players' choices, with a new
// determinization in each simulation.
import {
  type GameState,
  legalOptions,
  playTrusted,
  type Random,
  STEP_NAMES,
} from '@eminent/engine';
import { type Evaluator, MAX_SEATS } from './evaluator.ts';

/** Weight of the exploration bonus for options with few visits (PUCT). */
const EXPLORATION = 0.5;
/** A first estimate that is lower than another by this has a prior that is e times smaller. */
const TEMPERATURE = 0.06;
const UNKNOWN_CHANCE = 0.5;
const STEPS = STEP_NAMES.length;

/** An option of a node. Chances are those of the seat that decides at the node. */
interface Child {
  readonly option: number;
  /** The evaluator's estimate when the option was added. `expand` adds a correction. */
  first: number;
  /** Weight of the first estimate, as a number of visits. */
  readonly firstWeight: number;
  visits: number;
  /** Sum of the chances at the end of these visits. */
  total: number;
  /** The next nodes, by deciding seat and step of the rules. */
  readonly next: Map<number, TreeNode>;
}

/** A decision, with the options that were legal in any determinization. */
interface TreeNode {
  readonly children: Map<number, Child>;
  visits: number;
}

function newNode(): TreeNode {
  return { children: new Map(), visits: 0 };
}

function meanOf(child: Child): number {
  const weight = child.visits + child.firstWeight;
  return weight === 0 ? UNKNOWN_CHANCE : (child.total + child.first * child.firstWeight) / weight;
}

export interface Found {
  readonly option: number;
  readonly chance: number;
  readonly visits: number;
}

export class Tree {
  private readonly root = newNode();
  private readonly evaluator: Evaluator;
  private readonly random: Random;
  private readonly values = new Float64Array(MAX_SEATS);
  private readonly legal: number[] = [];
  private readonly children: Child[] = [];
  private readonly priors: number[] = [];
  simulations = 0;
  /** Options played in all simulations, including forced ones and estimates. */
  decisions = 0;

  constructor(evaluator: Evaluator, random: Random) {
    this.evaluator = evaluator;
    this.random = random;
  }

  /**
   * Runs one simulation in a state, which it modifies, and returns the chance of the seat that
   * decides first. Plays `first` as the first option if it is legal.
   */
  simulate(sample: GameState, first?: number): number {
    const path: Child[] = [];
    const seats: number[] = [];
    this.simulations++;
    let node = this.root;
    for (;;) {
      const legal = this.playForced(sample);
      if (legal.length === 0) {
        this.evaluator.chances(sample, this.values, this.random);
        break;
      }
      node.visits++;
      const seat = sample.frames[sample.frames.length - 1]?.seat ?? 0;
      seats.push(seat);
      const isNew = node.children.size === 0;
      const given = path.length === 0 ? first : undefined;
      if (isNew && this.evaluator.chanceOf !== undefined) {
        path.push(this.expand(node, sample, seat, legal, given));
        break;
      }
      this.addChildren(node, sample, seat, legal);
      const child =
        (given === undefined ? undefined : node.children.get(given)) ?? this.select(node, legal);
      path.push(child);
      this.play(sample, child.option);
      if (isNew) {
        this.evaluator.chances(sample, this.values, this.random);
        break;
      }
      node = this.nextNode(child, sample);
    }
    for (const [i, child] of path.entries()) {
      child.visits++;
      child.total += this.values[seats[i] as number] as number;
    }
    return this.values[seats[0] ?? 0] as number;
  }

  /** Returns the chance of a seat at the end of the last simulation. */
  chanceOf(seat: number): number {
    return this.values[seat] as number;
  }

  /** Returns the options of the root, most visited first. */
  found(): Found[] {
    return [...this.root.children.values()]
      .map((child) => ({
        option: child.option,
        chance: Math.min(1, Math.max(0, meanOf(child))),
        visits: child.visits,
      }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance || a.option - b.option);
  }

  /** Returns the lead in visits of the most visited root option over the second. */
  lead(): number {
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.children.values()) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second;
  }

  private play(sample: GameState, option: number): void {
    this.decisions++;
    playTrusted(sample, option);
  }

  /** Plays on while there is only one option. Returns the options of the next decision, if any. */
  private playForced(sample: GameState): readonly number[] {
    const { legal } = this;
    legalOptions(sample, legal);
    while (legal.length === 1) {
      this.play(sample, legal[0] as number);
      legalOptions(sample, legal);
    }
    return legal;
  }

  /** The question after an option can differ between determinizations. */
  private nextNode(child: Child, sample: GameState): TreeNode {
    const frame = sample.frames[sample.frames.length - 1];
    const key = frame === undefined ? -1 : frame.seat * STEPS + frame.step;
    let next = child.next.get(key);
    if (next === undefined) {
      next = newNode();
      child.next.set(key, next);
    }
    return next;
  }

  /**
   * Rates all options of a new node. Plays and evaluates the given option or the best one, and
   * returns it.
   */
  private expand(
    node: TreeNode,
    sample: GameState,
    seat: number,
    legal: readonly number[],
    given: number | undefined,
  ): Child {
    const estimates: Child[] = [];
    let best: Child | undefined;
    let leaf = sample;
    const last = legal[legal.length - 1];
    for (const option of legal) {
      const after = option === last ? sample : sample.clone();
      const child = this.addChild(node, after, seat, option);
      if (!after.over) estimates.push(child);
      const isBetter = best === undefined || child.first > best.first;
      if (given === undefined ? isBetter : option === given || best === undefined) {
        best = child;
        leaf = after;
      }
    }
    const chosen = best as Child;
    this.evaluator.chances(leaf, this.values, this.random, seat, chosen.first);
    // First estimates are from the perspective of one seat. Shifts them so that the estimate of the
    // chosen option equals its evaluation from all perspectives.
    const shift = leaf.over ? 0 : (this.values[seat] as number) - chosen.first;
    for (const child of estimates) child.first += shift;
    return chosen;
  }

  private addChildren(
    node: TreeNode,
    sample: GameState,
    seat: number,
    legal: readonly number[],
  ): void {
    for (const option of legal) {
      if (node.children.has(option)) continue;
      const after = this.evaluator.chanceOf === undefined ? sample : sample.clone();
      this.addChild(node, after, seat, option);
    }
  }

  /** Adds an option. To estimate it, plays it in `after` if the evaluator has `chanceOf`. */
  private addChild(node: TreeNode, after: GameState, seat: number, option: number): Child {
    const { evaluator } = this;
    let first = UNKNOWN_CHANCE;
    if (evaluator.chanceOf !== undefined) {
      this.play(after, option);
      first = evaluator.chanceOf(after, seat);
    }
    const child: Child = {
      option,
      first,
      firstWeight: evaluator.chanceOf === undefined ? 0 : 1,
      visits: 0,
      total: 0,
      next: new Map(),
    };
    node.children.set(option, child);
    return child;
  }

  /** Selects the option with the highest sum of mean chance and exploration bonus (PUCT). */
  private select(node: TreeNode, legal: readonly number[]): Child {
    const { children, priors } = this;
    let top = 0;
    for (let i = 0; i < legal.length; i++) {
      const child = node.children.get(legal[i] as number) as Child;
      children[i] = child;
      if (child.first > top) top = child.first;
    }
    let sum = 0;
    for (let i = 0; i < legal.length; i++) {
      const prior = Math.exp(((children[i] as Child).first - top) / TEMPERATURE);
      priors[i] = prior;
      sum += prior;
    }
    const scale = (EXPLORATION * Math.sqrt(node.visits)) / sum;
    let best = children[0] as Child;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < legal.length; i++) {
      const child = children[i] as Child;
      const worth = meanOf(child) + (scale * (priors[i] as number)) / (1 + child.visits);
      if (worth > bestWorth) {
        best = child;
        bestWorth = worth;
      }
    }
    return best;
  }
}
