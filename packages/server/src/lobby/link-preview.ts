// The preview of a link in messengers and search results: title, description and picture.
import { parseRecord } from '@eminent/engine';
import { publicNames } from '@eminent/pictures';
import type { OnlineRecord } from '@eminent/protocol/online';

export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** By default `ANY_PICTURE`. */
  readonly picture?: string;
}

/** The preview for games that do not exist, are not over or are not public. */
export const ANY_GAME: LinkPreview = {
  title: 'A game of Eminent Domain',
  description: 'An unofficial fan version of the deck-building game, to play in the browser.',
};

/** Names as a list in a sentence, such as `Ada, Ben and Cleo`. */
export function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The preview of a finished game. Does not replay the record, because that takes long. */
export function previewOf({ table, seats, record }: OnlineRecord): LinkPreview {
  const read = record === undefined ? undefined : parseRecord(record);
  if (read?.ok !== true) return ANY_GAME;
  const names = publicNames('en', seats);
  const { winners = [], turns } = read.value;
  const winner = joined(winners.map((seat) => names[seat] ?? `Player ${seat + 1}`));
  const turn = turns.at(-1)?.number ?? 0;
  const outcome =
    winner === '' ? `Ended early in turn ${turn}.` : `Won by ${winner} in turn ${turn}.`;
  return {
    title: `${joined(names)}: Eminent Domain`,
    description: `${outcome} Watch the replay, with an analysis of every choice.`,
    ...(winner !== '' && { picture: `/r/${table}/preview.png` }),
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

/** The general picture, a file of the page. All pictures of previews have this size in pixels. */
export const ANY_PICTURE = { path: '/preview.jpg', width: 1200, height: 630 } as const;

/** The HTML tags of a preview. `path`: that of the link. */
export function previewTags(
  { title, description, picture = ANY_PICTURE.path }: LinkPreview,
  origin: string,
  path: string,
): string {
  const address = escapeHtml(origin + path);
  const image = escapeHtml(origin + picture);
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Eminent Domain',
    'og:title': escapeHtml(title),
    'og:description': escapeHtml(description),
    'og:url': address,
    'og:image': image,
    'og:image:width': ANY_PICTURE.width,
    'og:image:height': ANY_PICTURE.height,
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${address}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${value}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image" content="${image}">`,
  ].join('\n');
}
