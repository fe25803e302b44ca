// Addresses of the replay widget for other sites, /embed/r/ID#PLY, and the HTML that embeds it.

const PATH = /^\/embed\/r\/([0-9a-z]{1,40})$/;

/** Returns the id of the online table for the path of a widget; undefined for other paths. */
export function embeddedTable(pathname: string): string | undefined {
  return PATH.exec(pathname)?.[1];
}

/** Returns the ply in the fragment of a widget's address; 0 if there is none. */
export function embeddedPly(hash: string): number {
  return Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0);
}

/** Returns the address of the full replay on the server's page. */
export function replayAddress(origin: string, table: string, ply: number): string {
  return `${origin}/r/${table}${ply === 0 ? '' : `#${ply}`}`;
}

/** Returns an iframe that shows the widget. */
export function embedCode(origin: string, table: string, ply: number): string {
  const address = `${origin}/embed/r/${table}${ply === 0 ? '' : `#${ply}`}`;
  return `<iframe src="${address}" title="Eminent Domain" width="100%" height="820" style="border: 0" loading="lazy"></iframe>`;
}

export function recordAddress(table: string): string {
  return `/api/v1/records/${table}.txt`;
}
