// Keeps the draft of a chat message until it is sent, even after a reload.
import { create } from 'zustand';

const STORAGE_KEY = 'eminent.draft';

interface Draft {
  readonly table: string | undefined;
  readonly text: string;
}

const NONE: Draft = { table: undefined, text: '' };

function storedDraft(): Draft {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? 'null';
    const { table, text } = (JSON.parse(stored) ?? NONE) as Partial<Draft>;
    if (typeof table === 'string' && typeof text === 'string') return { table, text };
  } catch {
    // The storage is blocked or contains something else.
  }
  return NONE;
}

const useDraft = create<Draft>()(storedDraft);

useDraft.subscribe((draft) => {
  try {
    if (draft.text === '') sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft is lost in a reload.
  }
});

/** Returns the draft for a table; empty if there is none. */
export function useChatDraft(table: string | undefined): string {
  return useDraft((draft) => (draft.table === table ? draft.text : ''));
}

export function setDraft(table: string | undefined, text: string): void {
  useDraft.setState({ table, text });
}

/** Restores a refused message as the draft, unless the user has typed a new one for the table. */
export function restoreDraft(table: string, text: string): void {
  const draft = useDraft.getState();
  if (draft.table !== table || draft.text === '') setDraft(table, text);
}

/** Removes the draft when the user changes, so that another user of this browser cannot see it. */
export function removeDraft(): void {
  useDraft.setState(NONE);
}
