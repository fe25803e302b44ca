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

/** Exploration weight for options with few visits. */
const EXPLORATION = 0.5;
/** Temperature of the first estimates: how far apart options can be and still be candidates. */
const TEMPERATURE = 0.06;
/** Expected value of an option without an estimate. */
const UNKNOWN = 0.5;
/** Number of steps, used in a node's key. */
const STEPS = STEP_NAMES.length;

interface Child {
  readonly option: number;
  /** The first estimate for the deciding seat. */
  readonly first: number;
  /** Weight of the first estimate. */
  readonly firstWeight: number;
  visits: number;
  /** Sum of the chances of the deciding seat. */
  total: number;
  readonly next: Map<number, TreeNode>;
}

interface TreeNode {
  readonly children: Map<number, Child>;
  visits: number;
}

function newNode(): TreeNode {
  return { children: new Map(), visits: 0 };
}

function meanOf(child: Child): number {
  const weight = child.visits + child.firstWeight;
  return weight === 0 ? UNKNOWN : (child.total + child.first * child.firstWeight) / weight;
}

/** A root option with its search results. */
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
  /** Number of simulations. */
  simulations = 0;
  /** Number of decisions played in them. */
  decisions = 0;

  constructor(evaluator: Evaluator, random: Random) {
    this.evaluator = evaluator;
    this.random = random;
  }

  /**
   * Runs one simulation in a determinized state, optionally with a given first option. The state is
   * consumed.
   */
  simulate(sample: GameState, first?: number): void {
    const path: Child[] = [];
    const seats: number[] = [];
    this.simulations++;
    let node = this.root;
    let seat = 0;
    for (;;) {
      const legal = this.playForced(sample);
      if (legal.length === 0) {
        this.evaluator.chances(sample, seat, this.values, this.random);
        break;
      }
      node.visits++;
      const frame = sample.frames[sample.frames.length - 1];
      seat = frame?.seat ?? 0;
      seats.push(seat);
      const isNew = node.children.size === 0;
      const isJudged = isNew && this.isJudgedByFirst(sample, seats);
      this.addChildren(node, sample, seat, legal, isJudged);
      const given = path.length === 0 && first !== undefined ? node.children.get(first) : undefined;
      const child = given ?? this.select(node, legal);
      path.push(child);
      if (isJudged) {
        this.values.fill(1 - child.first);
        this.values[seat] = child.first;
        break;
      }
      this.play(sample, child.option);
      if (isNew) {
        this.evaluator.chances(sample, seat, this.values, this.random);
        break;
      }
      node = this.nextNode(child, sample);
    }
    for (const [i, child] of path.entries()) {
      child.visits++;
      child.total += this.values[seats[i] as number] as number;
    }
  }

  /** The root options, most visited first. */
  found(): Found[] {
    return [...this.root.children.values()]
      .map((child) => ({ option: child.option, chance: meanOf(child), visits: child.visits }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance || a.option - b.option);
  }

  /** The lead in visits of the first option over the second. */
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

  /**
   * Plays forced choices. Returns the options of the next real choice; empty if the game is over.
   */
  private playForced(sample: GameState): readonly number[] {
    const { legal } = this;
    legalOptions(sample, legal);
    while (legal.length === 1) {
      this.play(sample, legal[0] as number);
      legalOptions(sample, legal);
    }
    return legal;
  }

  /**
   * After the same option, different determinizations can ask different questions; each has its own
   * node.
   */
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
   * Whether the first estimate of an option already contains the full evaluation of a new node: the
   * evaluator rates the deciding seat, and every other seat on the path has the remaining chance.
   */
  private isJudgedByFirst({ players }: GameState, seats: readonly number[]): boolean {
    if (this.evaluator.chanceOf === undefined) return false;
    const mover = seats[seats.length - 1];
    return players.length === 2 || seats.every((seat) => seat === mover);
  }

  /**
   * Adds options that are legal in this determinization and still unknown. `isLast`: the state is
   * not needed afterwards.
   */
  private addChildren(
    node: TreeNode,
    sample: GameState,
    seat: number,
    legal: readonly number[],
    isLast: boolean,
  ): void {
    const { evaluator } = this;
    const last = isLast ? legal[legal.length - 1] : undefined;
    for (const option of legal) {
      if (node.children.has(option)) continue;
      let first = UNKNOWN;
      if (evaluator.chanceOf !== undefined) {
        const after = option === last ? sample : sample.clone();
        this.play(after, option);
        first = evaluator.chanceOf(after, seat);
      }
      node.children.set(option, {
        option,
        first,
        firstWeight: evaluator.chanceOf === undefined ? 0 : 1,
        visits: 0,
        total: 0,
        next: new Map(),
      });
    }
  }

  private select(node: TreeNode, legal: readonly number[]): Child {
    let top = 0;
    for (const option of legal) top = Math.max(top, (node.children.get(option) as Child).first);
    let sum = 0;
    for (const option of legal) {
      sum += Math.exp(((node.children.get(option) as Child).first - top) / TEMPERATURE);
    }
    const root = Math.sqrt(node.visits);
    let best = node.children.get(legal[0] as number) as Child;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const option of legal) {
      const child = node.children.get(option) as Child;
      const prior = Math.exp((child.first - top) / TEMPERATURE) / sum;
      const worth = meanOf(child) + (EXPLORATION * prior * root) / (1 + child.visits);
      if (worth > bestWorth) {
        best = child;
        bestWorth = worth;
      }
    }
    return best;
  }
}
