// What people leave at tables, for those who look after people: where somebody sits, what he said, how he is forgotten, and how the seats of
// a guest become an account's.
import type { Presence, Said, Traces } from '../accounts/table-queries.ts';
import type { Finding } from '../tables/table-index.ts';
import type { Hub } from '../tables/hub.ts';
import { scrub } from '../tables/redact-chat.ts';
import type { Store } from '../store/index.ts';

const GOING = ['gathering', 'playing'] as const;
const ALL = ['gathering', 'playing', 'over'] as const;

export interface AtTables {
  readonly hub: Hub;
  readonly finding: Finding;
  readonly store: Pick<Store, 'log' | 'db'>;
  readonly presence: (person: string) => Presence;
}

export function tracesOf({ hub, finding, store, presence }: AtTables): Traces {
  const tablesOf = async (ids: readonly string[], phases: readonly (typeof ALL)[number][]) => {
    await finding.settled();
    return [...new Set((await Promise.all(ids.map((id) => finding.idsOf(id, phases)))).flat())];
  };
  return {
    presence,
    tablesOf: (ids) => tablesOf(ids, GOING),
    async saidBy(ids) {
      const said: Said[] = [];
      for (const table of await tablesOf(ids, ALL)) {
        const lines = await hub.look(table, (live) =>
          live.talk.filter(({ seat }) => ids.includes(live.seats[seat]?.person ?? '')),
        );
        for (const { at, text, phrase } of lines ?? []) {
          said.push({ table, at, text: text ?? `(${phrase ?? ''})` });
        }
      }
      return said;
    },
    async rename(ids, name) {
      for (const table of await tablesOf(ids, GOING)) {
        for (const id of ids) await hub.rename(table, id, name);
      }
    },
    async forget(ids) {
      for (const table of await tablesOf(ids, ALL)) await forgetAt(hub, store, table, ids);
    },
    async move(from, to) {
      for (const table of await tablesOf([from], ALL)) await hub.move(table, from, to);
    },
  };
}

/** Leaves a table, or its seat to a bot; then takes the words and the name away, also out of the log. */
async function forgetAt(
  hub: Hub,
  store: Pick<Store, 'log' | 'db'>,
  table: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const said = await hub.look(table, (live) => {
      const seat = live.seatOf(id);
      return seat === undefined
        ? undefined
        : live.talk.filter((line) => line.seat === seat).map((line) => line.id);
    });
    if (said === undefined) continue;
    for (const line of said) await hub.unsay(table, line);
    await hub.leave(table, { id });
    await hub.rename(table, id, '');
  }
  await scrub(store, table, ids);
}
