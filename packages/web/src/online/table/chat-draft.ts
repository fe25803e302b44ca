// The draft of a chat message, kept until it is sent, while the drawer is closed and after a
// reload.
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

/** The draft in this tab's storage, if available. */
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
    // Without storage it is kept until a reload.
  }
});

/** The draft for a table. */
export function useChatDraft(table: string | undefined): string {
  return useDraft((draft) => (draft.table === table ? draft.text : ''));
}

export function write(table: string | undefined, text: string): void {
  useDraft.setState({ table, text });
}

/** Restores a message that was refused, unless there is a newer draft. */
export function writeAgain(table: string, text: string): void {
  const { table: of, text: begun } = useDraft.getState();
  if (of !== table || begun === '') write(table, text);
}

/** Removes the draft, so that the next user does not see it. */
export function forgetDraft(): void {
  useDraft.setState(NONE);
}
