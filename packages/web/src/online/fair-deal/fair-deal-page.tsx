// The document docs/fair-deal.md as a page: how a deal is made and proved.
import { languageOf, type Locale, msg } from '@eminent/text';
import { marked } from 'marked';
import { Suspense, use } from 'react';
import { useLang } from '../../settings/settings.ts';
import { Page } from '../../ui/page.tsx';
import { withScrolledBoxes } from '../../ui/scrolled-boxes.ts';
import styles from './fair-deal-page.module.css';
import { Loading } from '../../activity/activity.ts';

/** The document in English (`fair-deal.md`) and other languages, each loaded on demand. */
const DOCUMENTS = import.meta.glob<string>('../../../../../docs/fair-deal{,.*}.md', {
  query: '?raw',
  import: 'default',
});

async function htmlIn(locale: Locale): Promise<string> {
  const find = (name: string) => DOCUMENTS[`../../../../../docs/${name}`];
  const load = find(`fair-deal.${languageOf(locale)}.md`) ?? find('fair-deal.md');
  if (load === undefined) throw new RangeError('docs/fair-deal.md is not there');
  const html = marked.parse(await load(), { async: false });
  return withScrolledBoxes(
    html
      // The page has its own title, and links to other files have no target here.
      .replace(/<h1>.*?<\/h1>/s, '')
      .replaceAll(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/gs, '$1'),
  );
}

/** Caches the HTML, because `use` needs the same promise in each render. */
const pages = new Map<Locale, Promise<string>>();

function htmlOf(locale: Locale): Promise<string> {
  const html = pages.get(locale) ?? htmlIn(locale);
  pages.set(locale, html);
  return html;
}

export function FairDealPage() {
  const lang = useLang();
  return (
    <Page title={msg(lang, 'online.verified.how')}>
      <Suspense fallback={<Loading />}>
        <DocumentText />
      </Suspense>
    </Page>
  );
}

/** The HTML can be trusted, because it comes from this repository. */
function DocumentText() {
  const html = use(htmlOf(useLang()));
  return (
    <article
      className={styles.text}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
