// The page of the contact sheet: drafts beside the pictures that answer to them, then all pictures by what they show.
import type { Shot } from './shots.ts';

const STYLE = `
body{font:14px sans-serif;background:#1b1b22;color:#eee;margin:16px}
section{display:flex;flex-wrap:wrap;gap:12px;margin-bottom:32px}
h2{flex:1 0 100%;margin:0}
figure{margin:0}
img{height:420px;display:block}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-bottom:24px}
.pair img{width:100%;height:auto}
`;

function figure(file: string, caption: string): string {
  return `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

function pairs(shots: readonly Shot[]): string {
  const found = shots.flatMap(({ name, mock = [] }) =>
    mock.map(
      (draft) =>
        `<div class="pair">${figure(`mock/${draft}.png`, `draft ${draft}`)}${figure(`${name}.png`, name)}</div>`,
    ),
  );
  return found.join('\n');
}

/** What a name says before the window. */
function subjectOf({ name, size }: Shot): string {
  return name.slice(0, name.indexOf(`-${size}`));
}

export function sheetPage(shots: readonly Shot[], withMock: boolean): string {
  const subjects = Map.groupBy(shots, subjectOf);
  const sections = [...subjects].map(
    ([subject, group]) =>
      `<section><h2>${subject}</h2>${group.map(({ name }) => figure(`${name}.png`, name)).join('\n')}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
${withMock ? pairs(shots) : ''}
${sections.join('\n')}
`;
}
