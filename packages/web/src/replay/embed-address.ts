// Addresses of the replay widget for other sites, /embed/r/ID#PLY, and the HTML that embeds it.

const PATH = /^\/embed\/r\/([0-9a-z]{1,40})$/;

/** The id of the online table that the widget at a path shows; undefined for another path. */
export function embeddedTable(pathname: string): string | undefined {
  return PATH.exec(pathname)?.[1];
}

/** The ply in the fragment of a widget's address; 0 if there is none. */
export function embeddedPly(hash: string): number {
  return Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0);
}

/** The address of the replay on the page of its server. */
export function replayAddress(origin: string, table: string, ply: number): string {
  return `${origin}/r/${table}${ply === 0 ? '' : `#${ply}`}`;
}

/** The HTML that shows the widget on another site. */
export function embedCode(origin: string, table: string, ply: number): string {
  const address = `${origin}/embed/r/${table}${ply === 0 ? '' : `#${ply}`}`;
  return `<iframe src="${address}" title="Eminent Domain" width="100%" height="820" style="border: 0" loading="lazy"></iframe>`;
}

/** The path of a table's record. */
export function recordAddress(table: string): string {
  return `/api/v1/records/${table}.txt`;
}
