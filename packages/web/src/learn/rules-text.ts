// docs/rules.md and its Italian twin as blocks that can be searched and linked to: headings, paragraphs, tables, and one block for each ruling.
import { marked } from 'marked';
import type { Tongue } from '@eminent/text';
import italian from '../../../../docs/rules.it.md?raw';
import english from '../../../../docs/rules.md?raw';

export interface RuleBlock {
  readonly key: string;
  readonly kind: 'heading' | 'ruling' | 'text';
  /** The id of a ruling, such as T13, or of a heading, as links name it. */
  readonly id?: string;
  readonly html: string;
  /** Lower-case words, for the search. */
  readonly plain: string;
}

/** The rules in a language, in the order of the document. */
export function rulesText(lang: Tongue): readonly RuleBlock[] {
  return marked
    .lexer(lang.startsWith('it') ? italian : english)
    .flatMap((token, i): RuleBlock[] => {
      if (token.type === 'space' || token.type === 'hr') return [];
      if (token.type === 'heading') {
        return [blockOf(`${i}`, 'heading', token.raw, anchorOf(token.text as string))];
      }
      if (token.type !== 'list') return [blockOf(`${i}`, 'text', token.raw)];
      return token.items.map((item: { readonly raw: string }, j: number) => {
        const id = /\*\*([\w.-]+)\*\*/.exec(item.raw)?.[1];
        return blockOf(`${i}.${j}`, id === undefined ? 'text' : 'ruling', item.raw, id);
      });
    });
}

/** What a link to a heading is called: "Your turn" is `your-turn`. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** Links inside the document become addresses of the page; those to other files are words only. */
function withPageLinks(html: string): string {
  return html
    .replaceAll('href="#', 'href="#/rules/')
    .replaceAll(/<a href="(?!#|https?:)[^"]*">(.*?)<\/a>/g, '$1');
}

function blockOf(key: string, kind: RuleBlock['kind'], raw: string, id?: string): RuleBlock {
  const html = withPageLinks(marked.parse(raw, { async: false }));
  return {
    key,
    kind,
    ...(id === undefined ? {} : { id }),
    html,
    plain: html.replace(/<[^>]*>/g, '').toLowerCase(),
  };
}
