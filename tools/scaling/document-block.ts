// Generated blocks in a document, between two invisible marks.

/** Replaces the block with this name in the document. */
export function withBlock(document: string, name: string, block: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the document has no block ${name}`);
  return `${document.slice(0, from + begin.length)}\n${block}\n${document.slice(to)}`;
}
