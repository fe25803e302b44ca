// Things that were set aside because they could not be read, and everything that is kept as one text to save elsewhere.
import { ASIDE, type Shelf } from './shelf.ts';

/** The names of what was set aside. */
export function asideNames(shelf: Shelf): readonly string[] {
  return [...shelf.names(ASIDE)].sort();
}

/** What was set aside as one text, for whoever can read it. */
export function asideText(shelf: Shelf): string {
  return exported(shelf, asideNames(shelf));
}

export function forgetAside(shelf: Shelf): void {
  for (const name of asideNames(shelf)) shelf.remove(name);
}

/** Everything that is kept, as one text. */
export function everything(shelf: Shelf): string {
  return exported(shelf, [...shelf.names('')].sort());
}

function exported(shelf: Shelf, names: readonly string[]): string {
  const kept = Object.fromEntries(names.map((name) => [name, shelf.text(name) ?? '']));
  return `${JSON.stringify({ format: 'eminent-kept', version: 1, kept }, undefined, 1)}\n`;
}
