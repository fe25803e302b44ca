// Builds the HTML of the contact sheet, which groups screenshots by subject.
import type { Screenshot } from './screenshots.ts';

const STYLE = `
body{font:14px sans-serif;background:#1b1b22;color:#eee;margin:16px}
section{display:flex;flex-wrap:wrap;gap:12px;margin-bottom:32px}
h2{flex:1 0 100%;margin:0}
figure{margin:0}
img{height:420px;display:block}
`;

function figure(file: string, caption: string): string {
  return `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}

function subjectOf({ name, size }: Screenshot): string {
  return name.slice(0, name.indexOf(`-${size}`));
}

export function sheetPage(shots: readonly Screenshot[]): string {
  const subjects = Map.groupBy(shots, subjectOf);
  const sections = [...subjects].map(
    ([subject, group]) =>
      `<section><h2>${subject}</h2>${group.map(({ name }) => figure(`${name}.png`, name)).join('\n')}</section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
${sections.join('\n')}
`;
}
