// Splits docs/rules.md and its translations into blocks: headings, paragraphs, tables and rulings.
import { marked } from 'marked';
import { languageOf, type Locale } from '@eminent/text';
import { withScrolledBoxes } from '../ui/scrolled-boxes.ts';

export interface RuleBlock {
  readonly key: string;
  readonly kind: 'heading' | 'ruling' | 'text';
  /** Anchor of a heading, or the number of a ruling such as T13. */
  readonly id?: string;
  readonly html: string;
  /** In lower case, for the search. */
  readonly plain: string;
}

/** `rules.md` is English, `rules.it.md` Italian. */
const DOCUMENTS = import.meta.glob<string>('../../../../docs/rules{,.*}.md', {
  query: '?raw',
  import: 'default',
});

async function documentIn(locale: Locale): Promise<string> {
  const find = (name: string) => DOCUMENTS[`../../../../docs/${name}`];
  const load = find(`rules.${languageOf(locale)}.md`) ?? find('rules.md');
  if (load === undefined) throw new RangeError('docs/rules.md is not there');
  return load();
}

const cache = new Map<Locale, Promise<readonly RuleBlock[]>>();

/** Loads the blocks of the rules in document order. In English if there is no translation. */
export function rulesText(locale: Locale): Promise<readonly RuleBlock[]> {
  const blocks = cache.get(locale) ?? documentIn(locale).then(blocksOf);
  cache.set(locale, blocks);
  return blocks;
}

function blocksOf(text: string): readonly RuleBlock[] {
  return marked.lexer(text).flatMap((token, i): RuleBlock[] => {
    if (token.type === 'space' || token.type === 'hr') return [];
    // Leaves out the title of the document, because the page has its own.
    if (token.type === 'heading' && token.depth === 1) return [];
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

/** Returns `your-turn` for "Your turn". */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** Turns links within the document into links of the page, and other file links into text. */
function withPageLinks(html: string): string {
  return html
    .replaceAll('href="#', 'href="#/rules/')
    .replaceAll(/<a href="(?!#|https?:)[^"]*">(.*?)<\/a>/g, '$1');
}

/** Marks the numbers of headings and rulings, so that the page can hide them. */
function withMarkedNumbers(html: string, kind: RuleBlock['kind']): string {
  if (kind === 'ruling') return html.replace('<strong>', '<strong data-number>');
  if (kind === 'heading') return html.replace(/>(\d[\d.]* )/, '><span data-number>$1</span>');
  return html.replace(/^<p>(?=[^<]*<strong>T\d+<\/strong>)/, '<p data-number>');
}

function blockOf(key: string, kind: RuleBlock['kind'], raw: string, id?: string): RuleBlock {
  const page = withPageLinks(marked.parse(raw, { async: false }));
  const html = withScrolledBoxes(withMarkedNumbers(page, kind));
  return {
    key,
    kind,
    ...(id === undefined ? {} : { id }),
    html,
    plain: html.replace(/<[^>]*>/g, '').toLowerCase(),
  };
}
