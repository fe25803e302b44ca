// What somebody has begun to write at a table: kept until it is said, over a closed drawer and a reload too.
import { create } from 'zustand';

const PLACE = 'eminent.draft';

interface Draft {
  readonly table: string | undefined;
  readonly text: string;
}

const NONE: Draft = { table: undefined, text: '' };

function keptIn(storage: Storage): Draft {
  const kept = JSON.parse(storage.getItem(PLACE) ?? 'null') as Partial<Draft> | null;
  return typeof kept?.table === 'string' && typeof kept.text === 'string'
    ? { table: kept.table, text: kept.text }
    : NONE;
}

/** Of this tab alone, where it may keep anything. */
function keptHere(): Draft {
  try {
    return keptIn(sessionStorage);
  } catch {
    return NONE;
  }
}

const useDraft = create<Draft>()(keptHere);

useDraft.subscribe((draft) => {
  try {
    if (draft.text === '') sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify(draft));
  } catch {
    // Then it is kept until the page is loaded again.
  }
});

/** What is begun at a table. */
export function useChatDraft(table: string | undefined): string {
  return useDraft((draft) => (draft.table === table ? draft.text : ''));
}

export function write(table: string | undefined, text: string): void {
  useDraft.setState({ table, text });
}

/** Words that were not taken are there to be said again, unless others are written by now. */
export function writeAgain(table: string, text: string): void {
  const { table: of, text: begun } = useDraft.getState();
  if (of !== table || begun === '') write(table, text);
}

/** Nobody reads what somebody else was about to say. */
export function forgetDraft(): void {
  useDraft.setState(NONE);
}
