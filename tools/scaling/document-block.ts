// Blocks of a document that a program writes, between two marks that no reader sees.

/** The document with a block in the place of the one of that name. */
export function withBlock(document: string, name: string, block: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`the document has no block ${name}`);
  return `${document.slice(0, from + begin.length)}\n${block}\n${document.slice(to)}`;
}
