// Information-set Monte Carlo tree search: one tree over what players choose, a new deal of everything hidden in each simulation.
import {
  type GameState,
  legalOptions,
  playTrusted,
  type Random,
  STEP_NAMES,
} from '@eminent/engine';
import { type Evaluator, MAX_SEATS } from './evaluator.ts';

/** How strongly the search looks at options that it has seldom tried. */
const EXPLORATION = 0.5;
/** Spread of first estimates over which options still count as candidates. */
const TEMPERATURE = 0.06;
/** What is expected of an option without any estimate. */
const UNKNOWN = 0.5;
/** Steps of a frame in a node's key. */
const STEPS = STEP_NAMES.length;

interface Child {
  readonly option: number;
  /** The first estimate for the seat that chooses. */
  readonly first: number;
  /** Weight of the first estimate. */
  readonly firstWeight: number;
  visits: number;
  /** Sum of the chances of the seat that chooses. */
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

/** An option of the root with what the search found. */
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
  /** Simulations so far. */
  simulations = 0;
  /** Decisions played in them. */
  decisions = 0;

  constructor(evaluator: Evaluator, random: Random) {
    this.evaluator = evaluator;
    this.random = random;
  }

  /**
   * One simulation in a world that fits what the seat knows, where asked with a given first option. The world is played on and must
   * not be used again.
   */
  simulate(world: GameState, first?: number): void {
    const path: Child[] = [];
    const seats: number[] = [];
    this.simulations++;
    let node = this.root;
    let seat = 0;
    for (;;) {
      const legal = this.playForced(world);
      if (legal.length === 0) {
        this.evaluator.chances(world, seat, this.values, this.random);
        break;
      }
      node.visits++;
      const frame = world.frames[world.frames.length - 1];
      seat = frame?.seat ?? 0;
      seats.push(seat);
      const isNew = node.children.size === 0;
      const isJudged = isNew && this.isJudgedByFirst(world, seats);
      this.addChildren(node, world, seat, legal, isJudged);
      const given = path.length === 0 && first !== undefined ? node.children.get(first) : undefined;
      const child = given ?? this.select(node, legal);
      path.push(child);
      if (isJudged) {
        this.values.fill(1 - child.first);
        this.values[seat] = child.first;
        break;
      }
      this.play(world, child.option);
      if (isNew) {
        this.evaluator.chances(world, seat, this.values, this.random);
        break;
      }
      node = this.nextNode(child, world);
    }
    for (const [i, child] of path.entries()) {
      child.visits++;
      child.total += this.values[seats[i] as number] as number;
    }
  }

  /** The options of the root, the most visited first. */
  found(): Found[] {
    return [...this.root.children.values()]
      .map((child) => ({ option: child.option, chance: meanOf(child), visits: child.visits }))
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance || a.option - b.option);
  }

  /** Visits by which the first option leads the second. */
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

  private play(world: GameState, option: number): void {
    this.decisions++;
    playTrusted(world, option);
  }

  /** Plays what leaves no choice. Returns the options of the next choice; none when the game is over. */
  private playForced(world: GameState): readonly number[] {
    const { legal } = this;
    legalOptions(world, legal);
    while (legal.length === 1) {
      this.play(world, legal[0] as number);
      legalOptions(world, legal);
    }
    return legal;
  }

  /** After the same option different deals may ask different questions; each has its own node. */
  private nextNode(child: Child, world: GameState): TreeNode {
    const frame = world.frames[world.frames.length - 1];
    const key = frame === undefined ? -1 : frame.seat * STEPS + frame.step;
    let next = child.next.get(key);
    if (next === undefined) {
      next = newNode();
      child.next.set(key, next);
    }
    return next;
  }

  /**
   * Whether the first estimate of an option says all that a new node has to tell: it is what the evaluator says of the seat that chooses,
   * and nobody else is on the way to the node, or only one who has what is left.
   */
  private isJudgedByFirst({ players }: GameState, seats: readonly number[]): boolean {
    if (this.evaluator.chanceOf === undefined) return false;
    const mover = seats[seats.length - 1];
    return players.length === 2 || seats.every((seat) => seat === mover);
  }

  /** Adds the options that are legal in this world and not yet known. `isLast`: the world is not played on and may be used up. */
  private addChildren(
    node: TreeNode,
    world: GameState,
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
        const after = option === last ? world : world.clone();
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
