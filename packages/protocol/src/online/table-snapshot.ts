// Applies patches to a client's copy of a table, and reads the view and events of its seat from the
// copy. Pure functions for the page, the terminal, bots and tests.
import {
  type GameEvent,
  joinViews,
  type PrivateView,
  type NextQuestion,
  type View,
} from '@eminent/engine';
import type { QuestionId } from '../question-id.ts';
import type {
  OwnParts,
  OwnPatch,
  Patch,
  PublicPatch,
  TableSnapshot,
  PatchMessage,
  ViewPatch,
} from './wire.ts';

/** Returns a copy of an object with a patch applied. `null` removes a field. */
function patched<T extends object>(before: T, patch: Patch<T>): T {
  const after = new Map<string, unknown>(Object.entries(before));
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) after.delete(field);
    else after.set(field, value);
  }
  return Object.fromEntries(after) as T;
}

/** Returns a view with a patch applied. Without a previous view, the patch is the whole view. */
function patchedView(before: View | undefined, patch: ViewPatch): View {
  if (before === undefined) return patch as View;
  const { players, ...rest } = patch;
  const after = patched<View>(before, rest as Patch<View>);
  if (players === undefined) return after;
  return {
    ...after,
    players: before.players.map((player, seat) => {
      const change = players[seat];
      return change === undefined || change === 0 ? player : patched(player, change);
    }),
  };
}

/** The public fields that a patch replaces as a whole. */
const PUBLIC_FIELDS = [
  'phase',
  'seats',
  'clocks',
  'proposal',
  'settled',
  'watchers',
  'rematch',
  'result',
];
const OWN_FIELDS = ['seat', 'upcoming', 'prepared', 'order', 'undo'];

function pickFields(patch: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(patch).filter(([name]) => names.includes(name)));
}

function patchedGame(
  before: TableSnapshot['game'],
  { view, question, events }: PublicPatch,
): TableSnapshot['game'] {
  if (before === undefined && view === undefined) return undefined;
  return {
    view: patchedView(before?.view, view ?? {}),
    question: question ?? before?.question ?? (0 as QuestionId),
    events: withEvents(before?.events ?? [], events),
  };
}

function withEvents(
  before: readonly GameEvent[],
  change: PublicPatch['events'],
): readonly GameEvent[] {
  return change === undefined ? before : [...before.slice(0, change.keep), ...change.add];
}

/** Keeps the decision object if it is unchanged, so that the page keeps the player's selection. */
function upcomingAfter(before: OwnParts['upcoming'], after: NextQuestion): NextQuestion {
  const previous = before?.decision;
  const isSame =
    previous !== undefined && JSON.stringify(previous) === JSON.stringify(after.decision);
  return isSame ? { ...after, decision: previous } : after;
}

function patchedOwn(before: OwnParts, patch: OwnPatch, keep: number): OwnParts {
  const { view, events } = patch;
  const kept = before.events.filter(({ index }) => index < keep);
  const after = {
    ...patched(before, pickFields(patch, OWN_FIELDS) as Patch<OwnParts>),
    events: [...kept, ...(events ?? [])],
  };
  if (patch.upcoming !== undefined && patch.upcoming !== null) {
    after.upcoming = upcomingAfter(before.upcoming, patch.upcoming);
  }
  if (view === undefined) return after;
  return { ...after, view: patched<PrivateView>(before.view ?? ({} as PrivateView), view) };
}

/** Returns the patched table; undefined if the patch is for another table or sequence number. */
export function applyPatch(table: TableSnapshot, patch: PatchMessage): TableSnapshot | undefined {
  if (patch.table !== table.table || patch.after !== table.seq) return undefined;
  const { events, talk, unsaid } = patch.public;
  const game = patchedGame(table.game, patch.public);
  const lines =
    unsaid === undefined ? table.talk : table.talk.filter(({ id }) => !unsaid.includes(id));
  const keep = events?.keep ?? Number.POSITIVE_INFINITY;
  return {
    ...patched(table, pickFields(patch.public, PUBLIC_FIELDS) as Patch<TableSnapshot>),
    seq: patch.seq,
    now: patch.now,
    own: patchedOwn(table.own, patch.own, keep),
    talk: talk === undefined ? lines : [...lines, ...talk],
    ...(game === undefined ? {} : { game }),
  };
}

/** Returns the view of the game for the seat or spectator; undefined until the game starts. */
export function viewOf({ game, own }: TableSnapshot): View | undefined {
  if (game === undefined) return undefined;
  return own.view === undefined ? game.view : joinViews(game.view, own.view);
}

/** Returns all events of the game, in the form that the seat or spectator may read. */
export function eventsOf({ game, own }: TableSnapshot): readonly GameEvent[] {
  if (game === undefined) return [];
  if (own.events.length === 0) return game.events;
  const events = [...game.events];
  for (const { index, event } of own.events) events[index] = event;
  return events;
}
